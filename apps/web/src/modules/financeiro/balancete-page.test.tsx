import { montarBalancete } from '@vetlume/dominio/financeiro'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { provarTela } from '../../../teste/provar-tela.tsx'
import { servidor } from '../../../teste/servidor/index.ts'
import type { Corpo } from '../../../teste/servidor/tipos.ts'
import { abrir } from '../../../teste/tela.tsx'

const BANCO = '0197a1b2-0000-7000-8000-00000000000b'
const zero = { anteriorCentavos: 0, debitosCentavos: 0, creditosCentavos: 0, saldoCentavos: 0 }
const semParte = { chave: null, parte: null }
const disponivel = { conta: '1.1', nome: 'Disponível', tipo: 'ATIVO' } as const
const iniciais = { conta: '3.1', nome: 'Saldos iniciais', tipo: 'PATRIMONIO' } as const
const contas: Corpo<'GET /balancete'>['contas'] = montarBalancete([
  {
    ...disponivel,
    chave: BANCO,
    parte: 'Conta bancária',
    anteriorCentavos: 100_000,
    debitosCentavos: 5_000,
    creditosCentavos: 2_000,
    saldoCentavos: 103_000,
  },
  { ...iniciais, ...semParte, ...zero, anteriorCentavos: -100_000, saldoCentavos: -100_000 },
  {
    conta: '4.1',
    nome: 'Receita de atendimentos',
    tipo: 'RECEITA',
    ...semParte,
    anteriorCentavos: 0,
    debitosCentavos: 2_000,
    creditosCentavos: 5_000,
    saldoCentavos: -3_000,
  },
])
const vazio = { contas: montarBalancete([{ ...disponivel, ...semParte, ...zero }]) }

provarTela('/financeiro/balancete?mes=2026-11', {
  perfil: 'CLIENTE',
  leitura: {
    chave: 'GET /balancete',
    resposta: { contas },
    mostra: 'Conta bancária',
    vazia: { resposta: vazio, diz: 'Nada até o fim de novembro de 2026' },
  },
  acao: null,
})

describe('balancete', () => {
  const linha = (nome: RegExp | string) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: nome }) })

  async function abrirBalancete(): Promise<void> {
    servidor.responde('GET /balancete', { contas })
    await abrir('/financeiro/balancete?mes=2026-11', 'CLIENTE')
    await expect.element(page.getByRole('table', { name: 'Balancete' })).toBeVisible()
  }

  it('o saldo diz o lado, e o total prova que débitos e créditos se igualam', async () => {
    await abrirBalancete()
    await expect.element(linha('Conta bancária')).toHaveTextContent('Conta bancária1.000,00 D50,0020,001.030,00 D')
    await expect.element(linha(/Saldos iniciais/)).toHaveTextContent('3.1 Saldos iniciais1.000,00 C––1.000,00 C')
    await expect.element(linha('Total')).toHaveTextContent('Total–70,0070,00–')
  })

  it('cada número leva às partidas que soma, da conta ou da sua parte', async () => {
    await abrirBalancete()
    const destino = (nome: RegExp | string, numero: string) => {
      const elo = linha(nome).getByRole('link', { name: numero, exact: true }).element()
      const url = new URL(elo.getAttribute('href') ?? '', location.origin)
      return { pathname: url.pathname, filtros: Object.fromEntries(url.searchParams) }
    }
    expect(destino(/Receita de atendimentos/, '50,00')).toEqual({
      pathname: '/financeiro/razao',
      filtros: { conta: '4.1', de: '2026-11-01', ate: '2026-11-30', lado: 'CREDITO' },
    })
    expect(destino('Conta bancária', '1.000,00 D').filtros).toEqual({
      conta: '1.1',
      contaFinanceira: BANCO,
      ate: '2026-10-31',
    })
  })

  it('o mês fica no endereço, e o passo pede o outro', async () => {
    await abrirBalancete()
    await page.getByRole('button', { name: 'outubro de 2026' }).click()
    await expect.element(page.getByRole('group', { name: 'Mês' })).toHaveTextContent('outubro de 2026')
    expect(servidor.pedidos('GET /balancete').at(-1)).toEqual({ de: '2026-10-01', ate: '2026-10-31' })
    expect(location.search).toBe('?mes=2026-10')
  })
})
