import * as z from 'zod/mini'
import { linha, paragrafosOpcionais } from '../cadastro/index.ts'
import { centavos, codigo, opcional } from '../contrato/index.ts'
import { MODALIDADES } from './rotulos.ts'

/** Nobody charges more than ten million reais for an exam, and the sum of a few fits the column. */
export const PRECO_MAXIMO = 1_000_000_000

/** A price that somebody types. */
export const preco = centavos.check(
  z.minimum(0, 'O valor não pode ser negativo.'),
  z.maximum(PRECO_MAXIMO, 'Valor alto demais. Confira os zeros.'),
)

const horas = z.int().check(z.minimum(1, 'Informe ao menos 1 hora.'), z.maximum(2_160, 'No máximo 90 dias (2.160 h).'))

/** Whether no two rows have the same key. */
const semRepetir = <L>(mensagem: string, chave: (linha: L) => string) =>
  z.refine<L[]>((linhas) => new Set(linhas.map(chave)).size === linhas.length, mensagem)

/** Rows of service → price, each service once. */
export const precosPorServico = z.array(z.object({ servico: codigo, centavos: preco })).check(
  z.maxLength(500),
  semRepetir('O mesmo serviço aparece duas vezes.', ({ servico }: { servico: string }) => servico),
)

/** Keys, each once. */
const chaves = (maximo: number, repetido: string) =>
  z.array(codigo).check(
    z.maxLength(maximo),
    semRepetir(repetido, (chave: string) => chave),
  )

/** What the form of a service holds. A bundle has services, and takes duration, deadlines and laudos from them. */
export const dadosDoServico = z.object({
  nome: linha(120),
  modalidade: z.enum(MODALIDADES),
  especialidade: opcional(codigo),
  duracaoMinutos: z._default(
    z.int().check(z.minimum(5, 'No mínimo 5 minutos.'), z.maximum(1_440, 'No máximo 24 horas (1.440 min).')),
    30,
  ),
  precoCentavos: preco,
  custoCentavos: z._default(preco, 0),
  prazoRotinaHoras: z._default(horas, 48),
  prazoUrgenteHoras: z._default(horas, 6),
  exigeLaudo: z._default(z.boolean(), true),
  exigeRevisao: z._default(z.boolean(), false),
  modelo: opcional(codigo),
  preparo: paragrafosOpcionais(2_000),
  equipamentos: z._default(chaves(20, 'O mesmo equipamento aparece duas vezes.'), []),
  /** Chosen when it is created, and kept. */
  pacote: z._default(z.boolean(), false),
  composicao: z._default(chaves(20, 'O mesmo serviço aparece duas vezes.'), []),
  /** What a health plan pays for it, where no partner's price comes first. */
  precosDosPlanos: z._default(
    z.array(z.object({ planoSaude: codigo, centavos: preco })).check(
      z.maxLength(200),
      semRepetir('O mesmo plano aparece duas vezes.', ({ planoSaude }: { planoSaude: string }) => planoSaude),
    ),
    [],
  ),
})
export type DadosDoServico = z.output<typeof dadosDoServico>

/** Rules over several fields of a service. */
export const regrasDoServico = [
  z.refine<DadosDoServico>(({ pacote, composicao }) => !pacote || composicao.length >= 2, {
    path: ['composicao'],
    error: 'Um pacote tem ao menos dois serviços.',
  }),
  z.refine<DadosDoServico>(({ pacote, composicao }) => pacote || composicao.length === 0, {
    path: ['composicao'],
    error: 'Só um pacote contém outros serviços.',
  }),
  z.refine<DadosDoServico>(({ prazoRotinaHoras, prazoUrgenteHoras }) => prazoUrgenteHoras <= prazoRotinaHoras, {
    path: ['prazoUrgenteHoras'],
    error: 'O prazo de urgência não pode passar do de rotina.',
  }),
  z.refine<DadosDoServico>(({ exigeLaudo, exigeRevisao }) => exigeLaudo || !exigeRevisao, {
    path: ['exigeRevisao'],
    error: 'Só há revisão onde há laudo.',
  }),
]
