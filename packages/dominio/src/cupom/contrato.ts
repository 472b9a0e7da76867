import * as z from 'zod/mini'
import { linhaDeCadastro, listaDeCadastro } from '../cadastro/index.ts'
import { centavos, data } from '../contrato/index.ts'
import { DURACOES_DE_CUPOM, SITUACOES_DE_CUPOM, TIPOS_DE_CUPOM } from './rotulos.ts'

const situacao = z.enum(SITUACOES_DE_CUPOM)

export const itemDeCupom = z.object({
  ...linhaDeCadastro,
  texto: z.string(),
  tipo: z.enum(TIPOS_DE_CUPOM),
  percentualBp: z.nullable(z.int()),
  valorCentavos: z.nullable(centavos),
  duracao: z.enum(DURACOES_DE_CUPOM),
  meses: z.nullable(z.int()),
  validoDe: data,
  validoAte: z.nullable(data),
  limiteTotal: z.nullable(z.int()),
  limitePorCliente: z.int(),
  usos: z.int(),
  situacao,
})
export type ItemDeCupom = z.infer<typeof itemDeCupom>

export const contratoCupom = {
  'GET /cupom': listaDeCadastro({
    resumo: 'Cupons de desconto da assinatura',
    permissao: 'cupom:ler',
    escopo: 'plataforma',
    ordens: ['texto', 'validoDe', 'usos'],
    padrao: '-validoDe',
    filtros: { situacao: z.optional(situacao) },
    item: itemDeCupom,
  }),
}
