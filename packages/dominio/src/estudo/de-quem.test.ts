import { expect, it } from 'vitest'
import { ehDoTitular } from './de-quem.ts'

const ANA = { nomes: ['Ana Clara da Silva Prado'], animais: ['Mel', 'Thor Ana'], documentos: ['52998224725'] }
const estudo = (paciente: string | null, responsavel: string | null = null, identificacao: string | null = null) => ({
  paciente,
  responsavel,
  identificacao,
})

it.each([
  ['duas palavras do nome, no responsável', estudo(null, 'PRADO ANA')],
  ['o sobrenome antes do nome do animal, como se digita no aparelho', estudo('Prado Mel')],
  ['sem acentos e em maiúsculas', estudo('PRADO MEL')],
  ['uma em cada campo', estudo('Prado', 'Clara')],
  ['o documento no número do paciente', estudo(null, null, '529.982.247-25')],
])('é do titular: %s', (_, dito) => expect(ehDoTitular(dito, ANA)).toBe(true))

it.each([
  ['nada', estudo(null)],
  ['só o nome do animal', estudo('Mel')],
  ['só um sobrenome', estudo('Silva', 'Silva')],
  ['só preposições em comum', estudo('Souza da Mel', 'Bia da Costa')],
  ['o animal de outra pessoa', estudo('Souza Mel')],
  ['a mesma palavra, que é de quem responde e do animal', estudo('Ana')],
  ['outro número', estudo(null, null, '12345678')],
  ['um número curto', estudo('Mel', null, '5')],
])('não se sabe: %s', (_, dito) => expect(ehDoTitular(dito, ANA)).toBe(false))
