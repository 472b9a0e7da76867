import { describe, expect, it } from 'vitest'
import { opcoesDeFrase, opcoesDeVariavel } from './opcoes.ts'
import type { OpcaoDoGatilho } from './opcoes.ts'

const frase = (atalho: string, titulo: string, texto = '') => ({ atalho, titulo, texto, situacao: null })
const FRASES = [
  frase('normal', 'Rins normais', 'Dimensões preservadas.'),
  frase('cisto', 'Cisto renal', 'Estrutura anecogênica.'),
  frase('calculo', 'Nefrólito', 'Estrutura hiperecogênica com sombra acústica.'),
]
const nomes = (opcoes: OpcaoDoGatilho[]) =>
  opcoes.map((opcao) =>
    opcao.tipo === 'frase' ? opcao.frase.atalho : opcao.tipo === 'bloco' ? opcao.titulo : opcao.nome,
  )

describe('opcoesDeFrase', () => {
  it('sem nada digitado: todas, na ordem do modelo, e os blocos depois', () => {
    expect(nomes(opcoesDeFrase(FRASES, ''))).toEqual([
      'normal',
      'cisto',
      'calculo',
      'Título',
      'Lista',
      'Lista numerada',
      'Tabela',
    ])
  })

  it('ignora acentos e caixa, e acha por atalho, título e texto, nesta ordem', () => {
    expect(nomes(opcoesDeFrase(FRASES, 'NEFRO'))).toEqual(['calculo'])
    expect(nomes(opcoesDeFrase(FRASES, 'sombra acust'))).toEqual(['calculo'])
    expect(nomes(opcoesDeFrase(FRASES, 'c'))).toEqual(['cisto', 'calculo'])
    expect(nomes(opcoesDeFrase(FRASES, 'renal'))).toEqual(['cisto'])
    expect(nomes(opcoesDeFrase(FRASES, 'hiper'))).toEqual(['calculo'])
  })

  it('acha um bloco pelo nome', () => {
    expect(nomes(opcoesDeFrase([], 'num'))).toEqual(['Lista numerada'])
    expect(opcoesDeFrase(FRASES, 'xyz')).toEqual([])
  })
})

it('opcoesDeVariavel acha por nome e por rótulo', () => {
  const variaveis = [
    { nome: 'animal.nome', titulo: 'Nome do paciente', valor: 'Thor' },
    { nome: 'tutor.nome', titulo: 'Responsável pelo animal', valor: null },
  ]
  expect(nomes(opcoesDeVariavel(variaveis, 'resp'))).toEqual(['tutor.nome'])
  expect(nomes(opcoesDeVariavel(variaveis, 'nome'))).toEqual(['animal.nome', 'tutor.nome'])
})
