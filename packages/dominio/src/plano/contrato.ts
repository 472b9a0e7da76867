import * as z from 'zod/mini'
import { filtroDeAtivos, linhaDeCadastro, listaDeCadastro } from '../cadastro/index.ts'
import { centavos } from '../contrato/index.ts'

/** Limits are null where the plan sets none. */
export const itemDePlano = z.object({
  ...linhaDeCadastro,
  nome: z.string(),
  mensalCentavos: centavos,
  anualCentavos: centavos,
  diasTeste: z.int(),
  limiteUsuarios: z.nullable(z.int()),
  limiteLaudosMes: z.nullable(z.int()),
  limiteGb: z.nullable(z.int()),
  limiteParceiros: z.nullable(z.int()),
  recursos: z.array(z.string()),
  assinantes: z.int(),
})
export type ItemDePlano = z.infer<typeof itemDePlano>

export const contratoPlano = {
  'GET /plano': listaDeCadastro({
    resumo: 'Planos da plataforma',
    permissao: 'plano:ler',
    escopo: 'plataforma',
    ordens: ['mensal', 'anual', 'nome'],
    padrao: 'mensal',
    filtros: filtroDeAtivos,
    item: itemDePlano,
  }),
}
