import * as z from 'zod/mini'
import { filtroDeAtivos, linhaDeCadastro, listaDeCadastro, rotasDoCadastro } from '../cadastro/index.ts'
import {
  codigo,
  endpoint,
  instante,
  permissoes,
  porCodigo,
  referencia,
  VAZIO,
  type RespostaDe,
} from '../contrato/index.ts'
import { PERFIS } from '../menu/index.ts'
import { sessaoAberta } from '../sessao/index.ts'
import { dadosDoUsuario, perfisComLugar } from './dados.ts'
import { ESTADOS_DO_USUARIO } from './rotulos.ts'
import { PERFIS_COM_VINCULO } from './vinculos.ts'
import { cartaoDoUsuario } from './cartao.ts'

const perfil = z.enum(PERFIS)
const estado = z.enum(ESTADOS_DO_USUARIO)

const pessoa = {
  nome: z.string(),
  email: z.string(),
  cpf: z.nullable(z.string()),
  /** In the person's order: the first decides the menu. */
  perfis: z.array(perfil),
  estado,
  segundoFator: z.boolean(),
  ultimoAcesso: z.nullable(instante),
  criadoEm: instante,
}

export const itemDeUsuario = z.object({
  ...linhaDeCadastro,
  ...pessoa,
  /** Trade names of the companies the person may enter. */
  empresas: z.array(z.string()),
})
export type ItemDeUsuario = z.infer<typeof itemDeUsuario>

export const vinculoDoUsuario = z.object({
  perfil: z.enum(PERFIS_COM_VINCULO),
  cliente: referencia,
  parceiro: z.nullable(referencia),
  especialista: z.nullable(referencia),
})
export type VinculoDoUsuario = z.infer<typeof vinculoDoUsuario>

const ficha = {
  ...pessoa,
  telefone: z.nullable(z.string()),
  vinculos: z.array(vinculoDoUsuario),
  /** The last invitation, while it was not accepted. Past `expiraEm`, or cancelled, it opens nothing. */
  convite: z.nullable(z.object({ enviadoEm: instante, expiraEm: instante, vale: z.boolean() })),
  /** What may be done now, beside changing and deleting. */
  acoes: permissoes(['mudarSituacao', 'convidar', 'redefinirSenha', 'redefinirSegundoFator', 'encerrarSessoes']),
}

const lista = listaDeCadastro({
  resumo: 'Pessoas com acesso à plataforma',
  permissao: 'usuario:ler',
  escopo: 'plataforma',
  ordens: ['nome', 'email', 'criadoEm', 'ultimoAcesso'],
  padrao: cartaoDoUsuario.ordem,
  filtros: { ...filtroDeAtivos, perfil: z.optional(perfil), cliente: z.optional(codigo), estado: z.optional(estado) },
  item: itemDeUsuario,
})

const cadastro = rotasDoCadastro({
  caminho: cartaoDoUsuario.caminho,
  nome: cartaoDoUsuario.nomes[0],
  ler: cartaoDoUsuario.ler,
  escrever: cartaoDoUsuario.escrever,
  escopo: 'plataforma',
  lista,
  campos: dadosDoUsuario,
  regras: [perfisComLugar],
  ficha,
  reforco: true,
  erros: ['LIMITE_DO_PLANO', 'TRANSICAO_INVALIDA'],
})
export type Usuario = RespostaDe<(typeof cadastro)['GET /usuario/:codigo']>

/** A change of somebody's access, by the operator. */
const acesso = <const R extends z.ZodMiniType>(resumo: string, resposta: R) =>
  ({
    resumo,
    permissao: 'usuario:escrever',
    escopo: 'plataforma',
    reforco: true,
    entrada: porCodigo,
    resposta,
    erros: ['NAO_ENCONTRADO', 'TRANSICAO_INVALIDA', 'MUITAS_TENTATIVAS'],
  }) as const
const fichaCompleta = cadastro['GET /usuario/:codigo'].resposta

export const contratoUsuario = {
  ...cadastro,
  'GET /usuario/vinculaveis': endpoint({
    resumo: 'Clínicas parceiras ou especialistas de uma empresa, a que uma pessoa pode ser vinculada',
    permissao: 'usuario:ler',
    escopo: 'plataforma',
    entrada: z.object({
      cliente: codigo,
      perfil: z.enum(['PARCEIRO', 'ESPECIALISTA']),
      busca: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
    }),
    resposta: z.array(z.object({ codigo, nome: z.string(), detalhe: z.nullable(z.string()) })),
  }),
  'POST /usuario/:codigo/convite': endpoint(
    acesso('Manda o convite outra vez: o link anterior deixa de valer', fichaCompleta),
  ),
  'DELETE /usuario/:codigo/convite': endpoint(acesso('Cancela o convite de quem ainda não o aceitou', fichaCompleta)),
  'POST /usuario/:codigo/redefinir-senha': endpoint({
    ...acesso('Manda à pessoa o link para criar outra senha', VAZIO),
    status: 204,
  }),
  'POST /usuario/:codigo/redefinir-segundo-fator': endpoint(
    acesso('Desliga o segundo fator de quem perdeu o aparelho, encerra as sessões e avisa por e-mail', fichaCompleta),
  ),
  'GET /usuario/:codigo/sessoes': endpoint({
    resumo: 'Onde a pessoa está com a sessão aberta',
    permissao: 'usuario:ler',
    escopo: 'plataforma',
    entrada: porCodigo,
    resposta: z.array(sessaoAberta),
    erros: ['NAO_ENCONTRADO'],
  }),
  'DELETE /usuario/:codigo/sessoes': endpoint({ ...acesso('Encerra todas as sessões da pessoa', VAZIO), status: 204 }),
  'DELETE /usuario/:codigo/sessoes/:sessao': endpoint({
    ...acesso('Encerra uma sessão da pessoa', VAZIO),
    entrada: z.object({ codigo, sessao: codigo }),
    status: 204,
  }),
}
