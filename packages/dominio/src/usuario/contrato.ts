import * as z from 'zod/mini'
import { filtroDeAtivos, linhaDeCadastro, listaDeCadastro } from '../cadastro/index.ts'
import { codigo, instante } from '../contrato/index.ts'
import { PERFIS } from '../menu/index.ts'

const perfil = z.enum(PERFIS)

export const itemDeUsuario = z.object({
  ...linhaDeCadastro,
  nome: z.string(),
  email: z.string(),
  cpf: z.nullable(z.string()),
  /** In the person's order: the first decides the menu. */
  perfis: z.array(perfil),
  /** Trade names of the companies the person may enter. */
  empresas: z.array(z.string()),
  ultimoAcesso: z.nullable(instante),
  criadoEm: instante,
})
export type ItemDeUsuario = z.infer<typeof itemDeUsuario>

export const contratoUsuario = {
  'GET /usuario': listaDeCadastro({
    resumo: 'Pessoas com acesso à plataforma',
    permissao: 'usuario:ler',
    escopo: 'plataforma',
    ordens: ['nome', 'email', 'criadoEm'],
    padrao: 'nome',
    filtros: { ...filtroDeAtivos, perfil: z.optional(perfil), cliente: z.optional(codigo) },
    item: itemDeUsuario,
  }),
}
