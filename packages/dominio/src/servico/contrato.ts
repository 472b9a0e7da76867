import * as z from 'zod/mini'
import { filtroDeAtivos, linhaDeCadastro, listaDeCadastro } from '../cadastro/index.ts'
import { centavos, codigo, referencia } from '../contrato/index.ts'
import { MODALIDADES } from './rotulos.ts'

const modalidade = z.enum(MODALIDADES)

export const itemDeServico = z.object({
  ...linhaDeCadastro,
  nome: z.string(),
  modalidade,
  especialidade: z.nullable(referencia),
  duracaoMinutos: z.int(),
  /** What the reader pays or charges: a partner clinic sees its own price. */
  precoCentavos: centavos,
  /** Null for who does not manage the company. */
  custoCentavos: z.nullable(centavos),
  prazoRotinaHoras: z.int(),
  prazoUrgenteHoras: z.int(),
  exigeRevisao: z.boolean(),
  exigeLaudo: z.boolean(),
  modelo: z.nullable(referencia),
  preparo: z.nullable(z.string()),
})
export type ItemDeServico = z.infer<typeof itemDeServico>

export const contratoServico = {
  'GET /servico': listaDeCadastro({
    resumo: 'Serviços; a clínica parceira vê os ativos, com o preço dela',
    permissao: 'servico:ler',
    escopo: 'cliente',
    ordens: ['nome', 'modalidade', 'preco', 'duracao'],
    padrao: 'nome',
    filtros: { ...filtroDeAtivos, modalidade: z.optional(modalidade), especialidade: z.optional(codigo) },
    item: itemDeServico,
  }),
}
