import { describe, expect, it } from 'vitest'
import { chegaA, type MensagemAoVivo, type OuvinteAoVivo } from './index.ts'

const quem = (perfil: OuvinteAoVivo['perfis'][number], ligado: Partial<OuvinteAoVivo> = {}): OuvinteAoVivo => ({
  perfis: [perfil],
  especialista: null,
  parceiro: null,
  ...ligado,
})
const EMPRESA = quem('CLIENTE')
const ANA = quem('ESPECIALISTA', { especialista: 'ana' })
const CLINICA = quem('PARCEIRO', { parceiro: 'clinica' })

const agenda = (especialista: string | null, parceiro: string | null): MensagemAoVivo => ({
  tipo: 'agenda',
  dia: '2026-11-20',
  especialista,
  parceiro,
})

describe('quem ouve o que mudou', () => {
  it.each([
    [agenda('ana', 'clinica'), true, true, true],
    [agenda('rui', 'clinica'), true, false, true],
    [agenda('ana', 'outra'), true, true, false],
    [agenda('rui', null), true, false, false],
    // A request that nobody took is of no specialist: null is not "mine" for who has no specialist either.
    [agenda(null, null), true, false, false],
    [{ tipo: 'atendimento', codigo: 'a', especialista: 'ana', parceiro: 'clinica' }, true, true, true],
    [{ tipo: 'atendimento', codigo: 'a', especialista: 'rui', parceiro: 'outra' }, true, false, false],
    [{ tipo: 'atendimento', codigo: 'a', especialista: null, parceiro: null }, true, false, false],
    [{ tipo: 'avisos', especialista: null, parceiro: null }, true, false, false],
    [{ tipo: 'avisos', especialista: 'ana', parceiro: null }, false, true, false],
    [{ tipo: 'avisos', especialista: null, parceiro: 'clinica' }, false, false, true],
    [{ tipo: 'assinatura', cobranca: 'c' }, true, false, false],
    [{ tipo: 'pronto' }, true, true, true],
  ] satisfies [MensagemAoVivo, boolean, boolean, boolean][])('%j', (mensagem, empresa, especialista, clinica) => {
    expect([EMPRESA, ANA, CLINICA].map((ouvinte) => chegaA(ouvinte, mensagem))).toEqual([
      empresa,
      especialista,
      clinica,
    ])
  })

  it('quem só simula ou só administra a plataforma não ouve a agenda, nem com uma chave de outro perfil no bolso', () => {
    for (const perfil of ['CLIENTE_BASE', 'ADMIN'] as const)
      expect(chegaA(quem(perfil, { especialista: 'ana', parceiro: 'clinica' }), agenda('ana', 'clinica'))).toBe(false)
  })
})
