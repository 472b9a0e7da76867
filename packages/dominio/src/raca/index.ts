import * as z from 'zod/mini'
import {
  filtroDeAtivos,
  linha,
  linhaDeCadastro,
  linhaOpcional,
  listaDeCadastro,
  rotasDoCadastro,
} from '../cadastro/index.ts'
import { codigo, referencia, type RespostaDe } from '../contrato/index.ts'
import { cartaoDaRaca } from './cartao.ts'

export { cartaoDaRaca } from './cartao.ts'

const ficha = { nome: z.string(), sinonimo: z.nullable(z.string()), especie: referencia }

export const itemDeRaca = z.object({ ...linhaDeCadastro, ...ficha })
export type ItemDeRaca = z.infer<typeof itemDeRaca>

/** What the form of a breed holds. */
export const dadosDaRaca = z.object({
  nome: linha(80),
  /** Other names it is known by, such as the international one: searches find it by them too. */
  sinonimo: linhaOpcional(200),
  especie: codigo,
})
export type DadosDaRaca = z.output<typeof dadosDaRaca>

export const contratoRaca = rotasDoCadastro({
  caminho: cartaoDaRaca.caminho,
  nome: cartaoDaRaca.nomes[0],
  ler: cartaoDaRaca.ler,
  escrever: cartaoDaRaca.escrever,
  escopo: 'plataforma',
  lista: listaDeCadastro({
    resumo: 'Raças, de uma espécie ou de todas',
    permissao: 'base:ler',
    escopo: 'plataforma',
    ordens: ['nome', 'especie'],
    padrao: cartaoDaRaca.ordem,
    filtros: { ...filtroDeAtivos, especie: z.optional(codigo) },
    item: itemDeRaca,
  }),
  campos: dadosDaRaca,
  ficha,
})
export type Raca = RespostaDe<(typeof contratoRaca)['GET /raca/:codigo']>
