import { describe, expect, it } from 'vitest'
import { dadosDoCadastro } from '../cadastro/index.ts'
import { avaliarUso, dadosDoCliente, mensagemDeLimite, REGRAS_DO_CLIENTE } from './index.ts'

const esquema = dadosDoCadastro(dadosDoCliente, REGRAS_DO_CLIENTE)
const PLANO = '0190b7a4-0000-7000-8000-000000000001'
const BASE = {
  razaoSocial: 'Clínica D’Ávila Ltda 🐶',
  nome: "D'Ávila",
  documento: '12.abc.345/01de-35',
  estado: 'TESTE',
  testeAte: '2026-12-31',
} as const
const camposRecusados = (dados: object): string[] =>
  esquema.safeParse({ ...BASE, ...dados }).error?.issues.map(({ path }) => String(path[0])) ?? []

describe('o formulário do cliente', () => {
  it('normaliza documento, CRMV, CEP, telefone, cor e chave Pix', () => {
    expect(
      esquema.parse({
        ...BASE,
        crmvPj: 'crmv/sp 41.256 pj',
        responsavelTecnico: 'Dra. Helena',
        responsavelCrmv: 'sp 12345',
        cep: '01001-000',
        telefone: '(11) 3088-5500',
        cor: '#0f6e6e',
        chavePix: '(11) 91234-5678',
      }),
    ).toMatchObject({
      documento: '12ABC34501DE35',
      crmvPj: 'CRMV-SP 41256 PJ',
      responsavelCrmv: 'CRMV-SP 12345',
      cep: '01001000',
      telefone: '+551130885500',
      cor: '#0F6E6E',
      chavePix: '+5511912345678',
      fuso: 'America/Sao_Paulo',
      taxaCreditoBp: 0,
      taxaAte12Bp: 0,
      diasDoDebito: 1,
      diasDoCredito: 30,
    })
  })

  it.each([
    [{}, []],
    [{ documento: '11.222.333/0001-82' }, ['documento']],
    [{ crmvPj: 'XX 123' }, ['crmvPj']],
    [{ responsavelCrmv: 'CRMV-SP 12345' }, ['responsavelTecnico']],
    [{ cep: '123' }, ['cep']],
    [{ fuso: 'Europe/Lisbon' }, ['fuso']],
    [{ cor: 'azul' }, ['cor']],
    [{ chavePix: 'qualquer' }, ['chavePix']],
    [{ taxaDebitoBp: 10_001 }, ['taxaDebitoBp']],
    [{ taxaAte6Bp: -1 }, ['taxaAte6Bp']],
    [{ diasDoCredito: 61 }, ['diasDoCredito']],
    [{ timbre: 'a\nb\nc\nd' }, ['timbre']],
    [{ timbre: 'x'.repeat(121) }, ['timbre']],
    [{ timbre: 'a\nb\nc' }, []],
    [{ testeAte: null }, ['testeAte']],
    [{ estado: 'ATIVO' }, ['plano']],
    [{ estado: 'ATIVO', plano: PLANO, ciclo: 'MENSAL' }, []],
    [{ estado: 'GRATIS', plano: PLANO }, ['plano']],
    [{ ciclo: 'ANUAL' }, ['ciclo']],
  ])('%j recusa %j', (dados, campos) => expect(camposRecusados(dados)).toEqual(campos))
})

describe('o uso do plano', () => {
  it.each([
    [0, 10, { razao: 0, avisar: false, esgotado: false }],
    [7, 10, { razao: 0.7, avisar: false, esgotado: false }],
    [8, 10, { razao: 0.8, avisar: true, esgotado: false }],
    [10, 10, { razao: 1, avisar: true, esgotado: true }],
    [12, 10, { razao: 1.2, avisar: true, esgotado: true }],
    [500, null, { razao: null, avisar: false, esgotado: false }],
  ])('%i de %s', (usado, limite, esperado) => expect(avaliarUso(usado, limite)).toEqual({ usado, limite, ...esperado }))

  it('a recusa diz o limite e o que fazer', () => {
    expect(mensagemDeLimite('laudosMes', 1_500)).toBe(
      'Seu plano permite 1.500 laudos por mês. Mude de plano para continuar.',
    )
  })
})
