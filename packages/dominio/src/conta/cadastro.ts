import * as z from 'zod/mini'
import { codigo, opcional } from '../contrato/index.ts'
import { esquemaCpf, esquemaCpfOuCnpj, esquemaEmail, esquemaTelefone, semInvisiveis } from '../formatos/index.ts'
import { CICLOS } from './constantes.ts'
import { esquemaSenhaNova } from './esquema-de-senha.ts'
import { problemaDaSenha } from './senha.ts'
import { VERSAO_DOS_TERMOS } from './versoes-dos-termos.ts'

/** A link in a name would turn our confirmation letter into somebody's advertisement. */
const TEM_LINK = /:\/\/|www\.|\/\//i

function nome(vazio: string) {
  return z.string().check(
    z.overwrite(semInvisiveis),
    z.trim(),
    z.minLength(1, vazio),
    z.minLength(3, 'Escreva o nome completo.'),
    z.maxLength(120),
    z.refine((texto) => !/\p{C}/u.test(texto) && !TEM_LINK.test(texto), 'Escreva só o nome, sem links.'),
  )
}

/** What every sign-up asks. The screen shows the same fields and adds the version of the terms by itself. */
export const camposDoCadastro = {
  nome: nome('Informe o seu nome.'),
  empresa: nome('Informe o nome da empresa.'),
  documento: esquemaCpfOuCnpj,
  /** Of the person, to enter with it; where the company is known by a CPF, that one serves. */
  cpf: opcional(esquemaCpf),
  email: esquemaEmail,
  telefone: esquemaTelefone,
  senha: esquemaSenhaNova,
}

const versaoTermos = z.literal(VERSAO_DOS_TERMOS, 'Os termos mudaram. Recarregue a página e aceite de novo.')
const dadosDoCadastro = { ...camposDoCadastro, versaoTermos }

/** What an invited person answers: the rest was told by who invited. */
export const aceiteDoConvite = z.object({ senha: esquemaSenhaNova, versaoTermos })

type ComSenha = { nome: string; empresa: string; email: string; senha: string }

/** Refuses a password made of the person's own name, company or e-mail. */
export const senhaSemDadosDaPessoa = z.check<ComSenha>((contexto) => {
  const { senha, nome: pessoa, empresa, email } = contexto.value
  const problema = problemaDaSenha(senha, [pessoa, empresa, email])
  if (problema !== null) contexto.issues.push({ code: 'custom', message: problema, path: ['senha'], input: senha })
})

export const cadastroGratis = z.object(dadosDoCadastro).check(senhaSemDadosDaPessoa)
export const cadastroDeTeste = z
  .object({ ...dadosDoCadastro, plano: opcional(codigo), ciclo: opcional(z.enum(CICLOS)) })
  .check(senhaSemDadosDaPessoa)
export type CadastroGratis = z.infer<typeof cadastroGratis>
export type CadastroDeTeste = z.infer<typeof cadastroDeTeste>

/** The e-mail of a sign-up that was not confirmed yet, put right by who knows its password. */
export const correcaoDeEmail = z.object({
  email: esquemaEmail,
  senha: z.string().check(z.minLength(1, 'Informe a senha que você criou.'), z.maxLength(128)),
  emailNovo: esquemaEmail,
})
export type CorrecaoDeEmail = z.infer<typeof correcaoDeEmail>
