import {
  compararDre,
  montarBalancete,
  montarContribuicao,
  type Contribuicao,
  type Dre,
} from '@vetlume/dominio/financeiro'
import { expect, it } from 'vitest'
import {
  linhasDoBalancete,
  linhasDoDre,
  TITULOS_DO_BALANCETE,
  titulosDoDre,
  linhasDaContribuicao,
  titulosDaContribuicao,
} from './planilhas.ts'

const valor = (celula: unknown) =>
  typeof celula === 'object' && celula !== null && 'valor' in celula ? celula.valor : celula

const receita = { linha: 'RECEITA_BRUTA', grupo: 'Atendimentos', mes: 2, centavos: 100_000 } as const
const repasse = { linha: 'CUSTOS_SERVICOS', grupo: 'Repasses', mes: 2, centavos: -25_000 } as const
const dre = (comparado: Dre['comparado'], linhas: ReturnType<typeof compararDre>): Dre => ({
  regime: 'COMPETENCIA',
  de: '2026-10',
  ate: '2026-11',
  primeiroMes: '2026-10',
  mesAtual: '2026-11',
  comparado,
  linhas: linhas.map((linha) => ({ ...linha, meses: [...linha.meses] })),
})

it('a planilha da DRE tem cada linha e grupo, a parte da receita e os meses do período', () => {
  const soUm = dre(null, compararDre([receita, repasse], null, 2))
  const linhas = linhasDoDre(soUm)
  expect(linhas.every((linha) => linha.length === titulosDoDre(soUm).length)).toBe(true)
  expect(titulosDoDre(soUm).slice(4)).toEqual(['outubro de 2026', 'novembro de 2026'])
  const escritas = linhas.map((linha) => linha.map(valor))
  expect(escritas[1]?.slice(0, 6)).toEqual(['Receita bruta', 'Atendimentos', 1_000, 1, 0, 1_000])
  expect(escritas.find(([, grupo]) => grupo === 'Repasses')?.slice(0, 4)).toEqual([
    'Custos dos serviços',
    'Repasses',
    -250,
    -0.25,
  ])
})

it('comparado, leva também o outro período, a diferença e se ela melhora o resultado', () => {
  const comparado = dre(
    { de: '2026-08', ate: '2026-09' },
    compararDre([receita, repasse], [{ ...receita, centavos: 80_000 }], 2),
  )
  expect(titulosDoDre(comparado).slice(2, 8)).toEqual([
    'out/26 a nov/26',
    '% da receita líquida',
    'ago/26 a set/26',
    'Diferença',
    'Diferença %',
    'Efeito no resultado',
  ])
  const escritas = linhasDoDre(comparado).map((linha) => linha.map(valor))
  expect(escritas.every((linha) => linha.length === titulosDoDre(comparado).length)).toBe(true)
  expect(escritas[1]?.slice(4, 8)).toEqual([800, 200, 0.25, 'melhora'])
  expect(escritas.find(([, grupo]) => grupo === 'Repasses')?.slice(4, 8)).toEqual([0, -250, 'sem base', 'piora'])
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

it('a da contribuição tem as linhas, o que não tem vínculo e o total, que é a soma delas', () => {
  const parcelas = { RECEITA_BRUTA: 10_000, DEDUCOES: 0, TAXAS: -100, REPASSE: -4_000, COMISSAO: 0, MATERIAL: 0 }
  const contribuicao: Contribuicao = {
    dimensao: 'CLINICA',
    de: '2026-10',
    ate: '2026-11',
    primeiroMes: null,
    mesAtual: '2026-11',
    ...montarContribuicao([
      { chave: 'a', nome: 'Centro', exames: 2, parcelas },
      { chave: null, nome: null, exames: 1, parcelas },
    ]),
  }
  const titulos = titulosDaContribuicao(contribuicao)
  const linhas = linhasDaContribuicao(contribuicao).map((linha) => linha.map(valor))
  expect(linhas.map((linha) => linha.length)).toEqual([titulos.length, titulos.length, titulos.length])
  expect(linhas.map((linha) => [linha[0], linha[1], linha[titulos.indexOf('Contribuição')]])).toEqual([
    ['Centro', 2, 59],
    ['Sem vínculo', 1, 59],
    ['Total', 3, 118],
  ])
})
