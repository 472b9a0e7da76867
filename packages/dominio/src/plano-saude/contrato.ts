import * as z from 'zod/mini'
import { filtroDeAtivos, linha, linhaDeCadastro, listaDeCadastro, rotasDoCadastro } from '../cadastro/index.ts'
import type { RespostaDe } from '../contrato/index.ts'
import { MODALIDADES } from '../servico/index.ts'
import { TIPOS_DE_PLANO_DE_SAUDE } from './rotulos.ts'
import { cartaoDoPlanoDeSaude } from './cartao.ts'

const tipo = z.enum(TIPOS_DE_PLANO_DE_SAUDE)
const carencia = z.object({ modalidade: z.enum(MODALIDADES), dias: z.int() })

const daLista = {
  operadora: z.string(),
  nome: z.string(),
  tipo,
  exigeAutorizacao: z.boolean(),
  /** Basis points of the price that the tutor pays. */
  coparticipacaoBp: z.int(),
  prazoPagamentoDias: z.int(),
  /** Waiting days of the classes that `carencias` does not name. */
  carenciaDias: z.int(),
  intervaloRepeticaoDias: z.int(),
}

export const itemDePlanoDeSaude = z.object({ ...linhaDeCadastro, ...daLista })
export type ItemDePlanoDeSaude = z.infer<typeof itemDePlanoDeSaude>

const dias = (maximo: number) => z.int().check(z.minimum(0), z.maximum(maximo))
const DEZ_ANOS = 3_650

const carenciasPorModalidade = z
  .array(z.object({ modalidade: z.enum(MODALIDADES), dias: dias(DEZ_ANOS) }))
  .check(
    z.refine(
      (lista) => new Set(lista.map(({ modalidade }) => modalidade)).size === lista.length,
      'Cada modalidade tem uma carência só.',
    ),
  )

/** What the form of a health plan holds. */
export const dadosDoPlanoDeSaude = z.object({
  operadora: linha(80),
  nome: linha(80),
  tipo,
  exigeAutorizacao: z._default(z.boolean(), false),
  coparticipacaoBp: z._default(z.int().check(z.minimum(0), z.maximum(10_000)), 0),
  prazoPagamentoDias: z._default(dias(365), 30),
  carenciaDias: z._default(dias(DEZ_ANOS), 0),
  carencias: z._default(carenciasPorModalidade, []),
  intervaloRepeticaoDias: z._default(dias(DEZ_ANOS), 0),
})
export type DadosDoPlanoDeSaude = z.output<typeof dadosDoPlanoDeSaude>

export const contratoPlanoSaude = rotasDoCadastro({
  caminho: cartaoDoPlanoDeSaude.caminho,
  nome: cartaoDoPlanoDeSaude.nomes[0],
  ler: cartaoDoPlanoDeSaude.ler,
  escrever: cartaoDoPlanoDeSaude.escrever,
  escopo: 'plataforma',
  lista: listaDeCadastro({
    resumo: 'Planos de saúde aceitos',
    permissao: 'base:ler',
    escopo: 'plataforma',
    ordens: ['operadora', 'nome', 'prazoPagamento'],
    padrao: cartaoDoPlanoDeSaude.ordem,
    filtros: { ...filtroDeAtivos, tipo: z.optional(tipo) },
    item: itemDePlanoDeSaude,
  }),
  campos: dadosDoPlanoDeSaude,
  ficha: { ...daLista, carencias: z.array(carencia) },
})
export type PlanoDeSaude = RespostaDe<(typeof contratoPlanoSaude)['GET /plano-saude/:codigo']>
