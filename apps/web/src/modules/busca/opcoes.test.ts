import { describe, expect, it } from 'vitest'
import type { Perfil } from '@vetlume/dominio/menu'
import { podeComo } from '../../../teste/fabricas.ts'
import { telasDe } from './telas.ts'

const rotas = (...perfis: Perfil[]) => telasDe(perfis, podeComo(...perfis)).map(({ rota }) => rota)

describe('telas que a busca alcança', () => {
  it('a empresa chega ao fluxo de caixa e à DRE, que o menu não lhe mostra', () => {
    expect(rotas('CLIENTE')).toEqual(
      expect.arrayContaining([
        '/financeiro/fluxo-caixa',
        '/financeiro/demonstrativo-resultado',
        '/financeiro/lancamento',
        '/financeiro/contribuicao',
      ]),
    )
  })

  it('quem não lê o resultado não é levado a ele', () => {
    for (const perfil of ['ESPECIALISTA', 'PARCEIRO', 'CLIENTE_BASE'] as const)
      expect(rotas(perfil).filter((rota) => /fluxo|demonstrativo|lancamento|contribuicao/.test(rota))).toEqual([])
  })

  it('quem não tem menu chega ao seu trabalho, e a clínica aos seus pacientes', () => {
    expect(rotas('ESPECIALISTA')).toEqual(
      expect.arrayContaining(['/laudo', '/atendimento', '/laudo/recebidas', '/financeiro/contas-pagar']),
    )
    expect(rotas('PARCEIRO')).toEqual(expect.arrayContaining(['/laudo', '/cadastro/animal', '/cadastro/tutor']))
    expect(rotas('CLIENTE_BASE').filter((rota) => /laudo|atendimento|contas/.test(rota))).toEqual([])
  })

  it('o que já está no menu aparece uma vez', () => {
    const doOperador = rotas('ADMIN')
    expect(new Set(doOperador).size).toBe(doOperador.length)
    expect(doOperador).toContain('/financeiro/fluxo-caixa')
  })
})
