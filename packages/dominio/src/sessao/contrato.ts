import * as z from 'zod/mini'
import { codigo, endpoint, instante, SEM_ENTRADA, VAZIO } from '../contrato/index.ts'
import { PERFIS } from '../menu/index.ts'
import { PERMISSOES_DA_EMPRESA } from '../permissoes/index.ts'
import { codigoDeSegundoFator } from '../segundo-fator/index.ts'
import { usuarioDaSessao } from './usuario-da-sessao.ts'

export const credenciais = z.object({
  identificador: z.string().check(z.trim(), z.minLength(1, 'Informe o e-mail ou CPF.'), z.maxLength(254)),
  senha: z.string().check(z.minLength(1, 'Informe a senha.'), z.maxLength(128)),
  /** Asked for by SEGUNDO_FATOR_NECESSARIO, once the password was right. */
  segundoFator: z.optional(codigoDeSegundoFator),
})

/** A place where a person is signed in. */
export const sessaoAberta = z.object({
  codigo,
  criadaEm: instante,
  usadaEm: instante,
  expiraEm: instante,
  endereco: z.nullable(z.string()),
  /** "Chrome no Windows" */
  aparelho: z.string(),
  /** Company or clinic in use there; null before one is chosen. */
  lugar: z.nullable(z.string()),
  /** The session that asks. */
  atual: z.boolean(),
})
export type SessaoAberta = z.infer<typeof sessaoAberta>

/** A company (tenant) that the person works for. */
export const clienteAssociado = z.object({
  codigo,
  nome: z.string(),
  cidade: z.nullable(z.string()),
  perfis: z.array(z.enum(PERFIS)),
})
export type ClienteAssociado = z.infer<typeof clienteAssociado>

/** A partner clinic that the person works for, and the company that attends it. */
export const parceiroAssociado = z.object({
  codigo,
  nome: z.string(),
  cidade: z.nullable(z.string()),
  nomeCliente: z.string(),
})
export type ParceiroAssociado = z.infer<typeof parceiroAssociado>

/** Stored by the browser as `clienteSessao` or `clinicaSessao`. */
export const sessaoDeContexto = z.object({
  codigo,
  nome: z.string(),
  fuso: z.string(),
  perfis: z.array(z.enum(PERFIS)),
  /** What narrows the profile CLIENTE here, with its name; null leaves all of it. */
  papel: z.optional(z.nullable(z.object({ nome: z.string(), permissoes: z.array(z.enum(PERMISSOES_DA_EMPRESA)) }))),
  /** Specialist record of the person in this company, when there is one. */
  codigoEspecialista: z.nullable(codigo),
})
export type SessaoDeContexto = z.infer<typeof sessaoDeContexto>

const porPessoa = z.object({ codigoPessoa: codigo })
const porUsuario = z.object({ codigoUsuario: codigo })

export const contratoSessao = {
  'POST /auth/login': endpoint({
    resumo: 'Entra com e-mail ou CPF e senha',
    permissao: 'publico',
    escopo: 'nenhum',
    entrada: credenciais,
    resposta: z.object({ token: z.string(), user: usuarioDaSessao }),
    erros: [
      'CREDENCIAIS_INVALIDAS',
      'USUARIO_INATIVO',
      'EMAIL_NAO_CONFIRMADO',
      'SEGUNDO_FATOR_NECESSARIO',
      'SEGUNDO_FATOR_INVALIDO',
      'MUITAS_TENTATIVAS',
    ],
  }),
  'POST /auth/contexto': endpoint({
    resumo: 'Escolhe a empresa ou a clínica em que a pessoa trabalha e devolve o token que a carrega',
    permissao: 'autenticado',
    escopo: 'plataforma',
    entrada: z.union([z.strictObject({ codigoCliente: codigo }), z.strictObject({ codigoParceiro: codigo })]),
    resposta: z.object({ token: z.string(), sessao: sessaoDeContexto }),
    erros: ['NAO_ENCONTRADO'],
  }),
  'POST /auth/renovar': endpoint({
    resumo: 'Renova o token com o cookie rotativo',
    permissao: 'publico',
    escopo: 'nenhum',
    entrada: SEM_ENTRADA,
    /** `sessao`: where the person works, as it is now; what they may do there may have changed. */
    resposta: z.object({ token: z.string(), sessao: z.optional(z.nullable(sessaoDeContexto)) }),
    erros: ['NAO_AUTENTICADO', 'ACESSO_ENCERRADO'],
  }),
  'POST /auth/sair': endpoint({
    resumo: 'Encerra a sessão deste navegador',
    permissao: 'publico',
    escopo: 'nenhum',
    entrada: SEM_ENTRADA,
    resposta: VAZIO,
    status: 204,
  }),
  'GET /cliente/id': endpoint({
    resumo: 'Código da empresa associada à pessoa',
    permissao: 'autenticado',
    escopo: 'plataforma',
    entrada: porPessoa,
    resposta: codigo,
    erros: ['NAO_ENCONTRADO'],
  }),
  'GET /especialista/id': endpoint({
    resumo: 'Código do especialista associado à pessoa',
    permissao: 'autenticado',
    escopo: 'plataforma',
    entrada: porPessoa,
    resposta: codigo,
    erros: ['NAO_ENCONTRADO'],
  }),
  'GET /parceiro/id': endpoint({
    resumo: 'Código da clínica parceira associada à pessoa',
    permissao: 'autenticado',
    escopo: 'plataforma',
    entrada: porPessoa,
    resposta: codigo,
    erros: ['NAO_ENCONTRADO'],
  }),
  'GET /cliente/multiplos': endpoint({
    resumo: 'Empresas em que o usuário trabalha',
    permissao: 'autenticado',
    escopo: 'plataforma',
    entrada: porUsuario,
    resposta: z.array(clienteAssociado),
    erros: ['NAO_ENCONTRADO'],
  }),
  'GET /parceiro/multiplos': endpoint({
    resumo: 'Clínicas parceiras em que o usuário trabalha',
    permissao: 'autenticado',
    escopo: 'plataforma',
    entrada: porUsuario,
    resposta: z.array(parceiroAssociado),
    erros: ['NAO_ENCONTRADO'],
  }),
}
