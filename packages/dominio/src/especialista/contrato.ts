import * as z from 'zod/mini'
import { filtroDeAtivos, linhaDeCadastro, listaDeCadastro } from '../cadastro/index.ts'
import { codigo, referencia } from '../contrato/index.ts'

/** Personal data (CPF, phone, e-mail) is null for who is neither the company nor the specialist. */
export const itemDeEspecialista = z.object({
  ...linhaDeCadastro,
  nome: z.string(),
  /** `CRMV-SP 12345` */
  crmv: z.string(),
  especialidade: z.nullable(referencia),
  cpf: z.nullable(z.string()),
  telefone: z.nullable(z.string()),
  email: z.nullable(z.string()),
})
export type ItemDeEspecialista = z.infer<typeof itemDeEspecialista>

export const contratoEspecialista = {
  'GET /especialista': listaDeCadastro({
    resumo: 'Especialistas; a clínica parceira vê os ativos',
    permissao: 'especialista:ler',
    escopo: 'cliente',
    ordens: ['nome', 'especialidade'],
    padrao: 'nome',
    filtros: { ...filtroDeAtivos, especialidade: z.optional(codigo) },
    item: itemDeEspecialista,
  }),
}
