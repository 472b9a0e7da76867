import * as z from 'zod/mini'
import { linha } from '../cadastro/index.ts'
import { codigo, opcional } from '../contrato/index.ts'
import { esquemaEmail } from '../formatos/index.ts'
import { PAPEIS, PERMISSOES_DA_EMPRESA, type PermissaoDaEmpresa } from '../permissoes/index.ts'
import { nomeDaPessoa } from '../usuario/index.ts'

/** In what capacity somebody works in a company, or in one of its clinics. */
export const PERFIS_DA_EQUIPE = ['CLIENTE', 'ESPECIALISTA', 'PARCEIRO'] as const
export type PerfilDaEquipe = (typeof PERFIS_DA_EQUIPE)[number]

/** Access as a specialist, or for a clinic, is given by who may change the record that it is of. */
export const PERMISSAO_DE_QUEM_DA = {
  ESPECIALISTA: 'especialista:escrever',
  PARCEIRO: 'parceiro:escrever',
} as const satisfies Partial<Record<PerfilDaEquipe, PermissaoDaEmpresa>>

/** A ready-made papel by its name, one of the company's own by its key. */
export const papelEscolhido = z.union([z.enum(PAPEIS), codigo], 'Escolha o que a pessoa pode fazer.')

/** Who is invited, and as what. Without an e-mail the invitation is a link to be sent by whoever invites. */
export const dadosDoConvite = z
  .object({
    nome: opcional(nomeDaPessoa),
    email: opcional(esquemaEmail),
    perfil: z.enum(PERFIS_DA_EQUIPE, 'Escolha como a pessoa trabalha.'),
    papel: opcional(papelEscolhido),
    parceiro: opcional(codigo),
    especialista: opcional(codigo),
  })
  .check(
    z.refine(({ perfil, papel }) => perfil !== 'CLIENTE' || papel !== null, {
      error: 'Escolha o que a pessoa pode fazer.',
      path: ['papel'],
    }),
    z.refine(({ perfil, parceiro }) => perfil !== 'PARCEIRO' || parceiro !== null, {
      error: 'Escolha a clínica.',
      path: ['parceiro'],
    }),
    z.refine(({ perfil, especialista }) => perfil !== 'ESPECIALISTA' || especialista !== null, {
      error: 'Escolha o especialista.',
      path: ['especialista'],
    }),
  )
export type DadosDoConvite = z.output<typeof dadosDoConvite>

/** A set of permissions of the company's own. */
export const dadosDoPapel = z.object({
  nome: linha(60).check(z.minLength(1, 'Dê um nome ao conjunto.')),
  descricao: opcional(linha(200)),
  permissoes: z.array(z.enum(PERMISSOES_DA_EMPRESA)).check(z.minLength(1, 'Escolha ao menos uma permissão.')),
})
export type DadosDoPapel = z.output<typeof dadosDoPapel>
