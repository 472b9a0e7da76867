import * as z from 'zod/mini'
import { filtroDeAtivos, linhaDeCadastro, listaDeCadastro } from '../cadastro/index.ts'
import { codigo, data, instante, referencia } from '../contrato/index.ts'
import { ESTADOS_DO_CLIENTE } from './rotulos.ts'

const estado = z.enum(ESTADOS_DO_CLIENTE)

export const itemDeCliente = z.object({
  ...linhaDeCadastro,
  nome: z.string(),
  razaoSocial: z.string(),
  /** CPF or CNPJ. */
  documento: z.string(),
  cidade: z.nullable(z.string()),
  telefone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  plano: z.nullable(referencia),
  estado,
  testeAte: z.nullable(data),
  /** People with access; null for those who do not manage them. */
  usuarios: z.nullable(z.int()),
  criadoEm: instante,
})
export type ItemDeCliente = z.infer<typeof itemDeCliente>

export const contratoCliente = {
  'GET /cliente': listaDeCadastro({
    resumo: 'Empresas assinantes; quem não é ADMIN vê só a própria',
    permissao: 'cliente:ler',
    // The verb opens the platform's transaction for ADMIN and the tenant's own for everybody else.
    escopo: 'nenhum',
    ordens: ['nome', 'criadoEm', 'testeAte'],
    padrao: 'nome',
    filtros: { ...filtroDeAtivos, estado: z.optional(estado), plano: z.optional(codigo) },
    item: itemDeCliente,
  }),
}
