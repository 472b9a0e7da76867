import * as z from 'zod/mini'
import { filtroDeAtivos, linha, linhaDeCadastro, listaDeCadastro, rotasDoCadastro } from '../cadastro/index.ts'
import type { RespostaDe } from '../contrato/index.ts'
import { cartaoDaEspecie } from './cartao.ts'

export { cartaoDaEspecie } from './cartao.ts'

const ficha = { nome: z.string(), racas: z.int() }

export const itemDeEspecie = z.object({ ...linhaDeCadastro, ...ficha })
export type ItemDeEspecie = z.infer<typeof itemDeEspecie>

/** What the form of a species holds. */
export const dadosDaEspecie = z.object({ nome: linha(60) })
export type DadosDaEspecie = z.output<typeof dadosDaEspecie>

/** The breed of an animal without one; every species has it from the start. */
export const SEM_RACA_DEFINIDA = 'SRD'

/** Species whose measures have references: the references find them by these names. */
export const ESPECIES_COM_REFERENCIAS: readonly string[] = ['Canina', 'Felina']

export const contratoEspecie = rotasDoCadastro({
  caminho: cartaoDaEspecie.caminho,
  nome: cartaoDaEspecie.nomes[0],
  ler: cartaoDaEspecie.ler,
  escrever: cartaoDaEspecie.escrever,
  escopo: 'plataforma',
  lista: listaDeCadastro({
    resumo: 'Espécies',
    permissao: 'base:ler',
    escopo: 'plataforma',
    ordens: ['nome'],
    padrao: cartaoDaEspecie.ordem,
    filtros: filtroDeAtivos,
    item: itemDeEspecie,
  }),
  campos: dadosDaEspecie,
  ficha,
})
export type Especie = RespostaDe<(typeof contratoEspecie)['GET /especie/:codigo']>
