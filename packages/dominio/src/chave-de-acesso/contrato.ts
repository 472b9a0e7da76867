import * as z from 'zod/mini'
import { codigo, endpoint, instante, porCodigo, SEM_ENTRADA, texto, VAZIO } from '../contrato/index.ts'
import { usuarioDaSessao } from '../sessao/index.ts'
import { credencialNova, pedidoDeChave, pedidoDeProva, provaDaChave } from './webauthn.ts'

/** Keys that one person may have. */
export const MAXIMO_DE_CHAVES = 10
/** Minutes for a person to answer what their device asks. */
export const MINUTOS_DO_DESAFIO = 5

export const nomeDaChave = texto(60)

export const chaveDeAcesso = z.object({
  codigo,
  nome: z.string(),
  criadaEm: instante,
  usadaEm: z.nullable(instante),
  /** Kept in the person's account at a provider: it is in all of their devices. */
  sincronizada: z.boolean(),
  /** It may have been copied: it serves no more. */
  bloqueadaEm: z.nullable(instante),
})
export type ChaveDeAcesso = z.infer<typeof chaveDeAcesso>

const minha = { permissao: 'autenticado', antesDoSegundoFator: true } as const
const UM_MINUTO = 60

export const contratoChaveDeAcesso = {
  'GET /conta/chaves-de-acesso': endpoint({
    ...minha,
    resumo: 'Minhas chaves de acesso',
    escopo: 'plataforma',
    entrada: SEM_ENTRADA,
    resposta: z.array(chaveDeAcesso),
  }),
  'POST /conta/chaves-de-acesso/desafio': endpoint({
    ...minha,
    resumo: 'Começa a criar uma chave de acesso neste aparelho',
    escopo: 'plataforma',
    reforco: true,
    entrada: SEM_ENTRADA,
    resposta: pedidoDeChave,
    erros: ['TRANSICAO_INVALIDA'],
  }),
  'POST /conta/chaves-de-acesso': endpoint({
    ...minha,
    resumo: 'Guarda a chave que o aparelho criou. Com a primeira vêm, uma única vez, os códigos de recuperação',
    escopo: 'nenhum',
    reforco: true,
    entrada: z.object({ nome: nomeDaChave, credencial: credencialNova }),
    resposta: z.object({ codigo, codigos: z.array(z.string()) }),
    status: 201,
    erros: ['CHAVE_DE_ACESSO_RECUSADA', 'JA_EXISTE', 'TRANSICAO_INVALIDA'],
  }),
  'PUT /conta/chaves-de-acesso/:codigo': endpoint({
    ...minha,
    resumo: 'Dá outro nome a uma chave de acesso',
    escopo: 'plataforma',
    entrada: z.object({ codigo, nome: nomeDaChave }),
    resposta: chaveDeAcesso,
    erros: ['NAO_ENCONTRADO'],
  }),
  'DELETE /conta/chaves-de-acesso/:codigo': endpoint({
    ...minha,
    resumo: 'Remove uma chave de acesso. Onde o perfil exige a segunda etapa, a última fica',
    escopo: 'plataforma',
    reforco: true,
    entrada: porCodigo,
    resposta: VAZIO,
    status: 204,
    erros: ['NAO_ENCONTRADO', 'TRANSICAO_INVALIDA'],
  }),
  'POST /auth/chave-de-acesso/desafio': endpoint({
    resumo: 'O que a chave de acesso assina para entrar: o mesmo para qualquer pessoa',
    permissao: 'publico',
    escopo: 'nenhum',
    entrada: SEM_ENTRADA,
    resposta: pedidoDeProva,
    limite: { chave: 'desafio', maximo: 60, janelaSegundos: UM_MINUTO },
  }),
  'POST /auth/chave-de-acesso': endpoint({
    resumo: 'Entra com uma chave de acesso, que vale pela senha e pela segunda etapa',
    permissao: 'publico',
    escopo: 'nenhum',
    entrada: z.object({ prova: provaDaChave }),
    resposta: z.object({ token: z.string(), user: usuarioDaSessao }),
    erros: ['CHAVE_DE_ACESSO_RECUSADA', 'USUARIO_INATIVO', 'EMAIL_NAO_CONFIRMADO', 'MUITAS_TENTATIVAS'],
  }),
}
