import { montarBalancete, montarDre } from '@vetlume/dominio/financeiro'
import { expect, it } from 'vitest'
import { linhasDoBalancete, linhasDoDre, TITULOS_DO_BALANCETE, TITULOS_DO_DRE } from './planilhas.ts'

const valor = (celula: unknown) =>
  typeof celula === 'object' && celula !== null && 'valor' in celula ? celula.valor : celula

it('a planilha do DRE tem cada linha e grupo, a parte da receita e os doze meses', () => {
  const linhas = linhasDoDre(
    montarDre([
      { linha: 'RECEITA_BRUTA', grupo: 'Atendimentos', mes: 2, centavos: 100_000 },
      { linha: 'CUSTOS_SERVICOS', grupo: 'Repasses', mes: 2, centavos: -25_000 },
    ]),
  )
  expect(linhas.every((linha) => linha.length === TITULOS_DO_DRE.length)).toBe(true)
  const escritas = linhas.map((linha) => linha.map(valor))
  expect(escritas[1]?.slice(0, 6)).toEqual(['Receita bruta', 'Atendimentos', 1_000, 1, 0, 1_000])
  expect(escritas.find(([, grupo]) => grupo === 'Repasses')?.slice(0, 4)).toEqual([
    'Custos dos serviços',
    'Repasses',
    -250,
    -0.25,
  ])
})

it('a do balancete tem as contas e as suas partes, e cada coluna se soma', () => {
  const zero = { anteriorCentavos: 0, debitosCentavos: 0, creditosCentavos: 0, saldoCentavos: 0 }
  const linhas = linhasDoBalancete(
    montarBalancete([
      { conta: '1.1', nome: 'Disponível', tipo: 'ATIVO', chave: 'a', parte: 'Caixa', ...zero, saldoCentavos: 500 },
      {
        conta: '3.1',
        nome: 'Saldos iniciais',
        tipo: 'PATRIMONIO',
        chave: null,
        parte: null,
        ...zero,
        saldoCentavos: -500,
      },
    ]),
  ).map((linha) => linha.map(valor))
  expect(linhas.map((linha) => [linha[1], linha[3], linha[7]])).toEqual([
    ['1.1', 'Caixa', 5],
    ['3.1', '', -5],
  ])
  expect(linhas[0]).toHaveLength(TITULOS_DO_BALANCETE.length)
})
