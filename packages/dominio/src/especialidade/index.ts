import * as z from 'zod/mini'
import {
  filtroDeAtivos,
  linha,
  linhaDeCadastro,
  listaDeCadastro,
  paragrafosOpcionais,
  rotasDoCadastro,
} from '../cadastro/index.ts'
import type { RespostaDe } from '../contrato/index.ts'
import { cartaoDaEspecialidade } from './cartao.ts'

export { cartaoDaEspecialidade } from './cartao.ts'

const ficha = {
  nome: z.string(),
  descricao: z.nullable(z.string()),
  /** Active ones that have it. */
  especialistas: z.int(),
  servicos: z.int(),
}

export const itemDeEspecialidade = z.object({ ...linhaDeCadastro, ...ficha })
export type ItemDeEspecialidade = z.infer<typeof itemDeEspecialidade>

/** What the form of a specialty holds. */
export const dadosDaEspecialidade = z.object({ nome: linha(80), descricao: paragrafosOpcionais(500) })
export type DadosDaEspecialidade = z.output<typeof dadosDaEspecialidade>

export const contratoEspecialidade = rotasDoCadastro({
  caminho: cartaoDaEspecialidade.caminho,
  nome: cartaoDaEspecialidade.nomes[0],
  ler: cartaoDaEspecialidade.ler,
  escrever: cartaoDaEspecialidade.escrever,
  escopo: 'cliente',
  lista: listaDeCadastro({
    resumo: 'Especialidades; a clínica parceira vê as ativas',
    permissao: 'especialidade:ler',
    escopo: 'cliente',
    ordens: ['nome'],
    padrao: cartaoDaEspecialidade.ordem,
    filtros: filtroDeAtivos,
    item: itemDeEspecialidade,
  }),
  campos: dadosDaEspecialidade,
  ficha,
})
export type Especialidade = RespostaDe<(typeof contratoEspecialidade)['GET /especialidade/:codigo']>
