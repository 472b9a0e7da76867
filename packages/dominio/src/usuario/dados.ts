import * as z from 'zod/mini'
import { linha } from '../cadastro/index.ts'
import { codigo, opcional } from '../contrato/index.ts'
import { esquemaCpf, esquemaEmail, esquemaTelefone } from '../formatos/index.ts'
import { PERFIS } from '../menu/index.ts'
import { PERFIS_COM_VINCULO, problemasDosVinculos, type Vinculo } from './vinculos.ts'

export const nomeDaPessoa = linha(120).check(
  z.minLength(3, 'Escreva o nome completo.'),
  // A link in a name would turn our letters into somebody's advertisement.
  z.refine((texto) => !/:\/\/|www\.|\/\//i.test(texto), 'Escreva só o nome, sem links.'),
)

/** What people may change of themselves. */
export const dadosDaPessoa = { nome: nomeDaPessoa, telefone: opcional(esquemaTelefone) }

const vinculo = z.object({
  perfil: z.enum(PERFIS_COM_VINCULO, 'Escolha o perfil.'),
  cliente: z.uuid('Escolha a empresa.'),
  parceiro: opcional(codigo),
  especialista: opcional(codigo),
})

/** A link keeps only what its profile uses: a clinic chosen before the profile changed is forgotten. */
const vinculoLimpo = z.pipe(
  vinculo,
  z.transform(({ perfil, cliente, parceiro, especialista }): Vinculo => ({
    perfil,
    cliente,
    parceiro: perfil === 'PARCEIRO' ? parceiro : null,
    especialista: perfil === 'ESPECIALISTA' ? especialista : null,
  })),
)

export const dadosDoUsuario = z.object({
  ...dadosDaPessoa,
  email: esquemaEmail,
  cpf: opcional(esquemaCpf),
  perfis: z.array(z.enum(PERFIS)).check(z.minLength(1, 'Escolha ao menos um perfil.')),
  vinculos: z.array(vinculoLimpo).check(z.maxLength(50)),
})
export type DadosDoUsuario = z.output<typeof dadosDoUsuario>

/** Profiles and links must tell the same story. */
export const perfisComLugar = z.check<DadosDoUsuario>((contexto) => {
  const { perfis, vinculos } = contexto.value
  for (const { caminho, mensagem } of problemasDosVinculos(perfis, vinculos))
    contexto.issues.push({ code: 'custom', message: mensagem, path: [...caminho], input: contexto.value })
})
