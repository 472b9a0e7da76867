import '@fastify/cookie'
import { contratoSessao } from '@vetlume/dominio/sessao'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Banco } from '../../infra/banco/index.ts'
import { consumirLimite, devolverLimite, redeDe } from '../../infra/http/limite.ts'
import type { Registrar } from '../../infra/http/registrar.ts'
import type { Sessoes } from '../../infra/http/sessoes.ts'
import { clientesAssociados, idDoCliente, idDoEspecialista, idDoParceiro, parceirosAssociados } from './associacoes.ts'
import { entrar, lerIdentificador } from './entrar.ts'
import { escolherContexto } from './escolher-contexto.ts'
import { OCIOSA } from './renovacao.ts'
import { renovar } from './renovar.ts'
import { sair } from './sair.ts'

const COOKIE = 'vetlume_renovar'
const CAMINHO = '/api/auth'
const QUINZE_MINUTOS = 900

function guardar(request: FastifyRequest, reply: FastifyReply, segredo: string): void {
  reply.setCookie(COOKIE, segredo, {
    path: CAMINHO,
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https',
    maxAge: OCIOSA.total('seconds'),
  })
}

export function rotasSessao(registrar: Registrar, { db, sessoes }: { db: Banco; sessoes: Sessoes }): void {
  registrar(contratoSessao, {
    'POST /auth/login': async ({ ctx, input, request, reply }) => {
      const rede = redeDe(request.ip)
      const { email, cpf } = lerIdentificador(input.identificador)
      const limites = [
        { chave: `login:${rede}:${email ?? cpf ?? input.identificador}`, maximo: 5, janelaSegundos: QUINZE_MINUTOS },
        { chave: `login:${rede}`, maximo: 20, janelaSegundos: QUINZE_MINUTOS },
      ]
      for (const limite of limites) await consumirLimite(db, limite, ctx.agora)
      const { renovacao, ...resposta } = await entrar({ ctx, input, agente: request.headers['user-agent'] ?? null })
      // Only failures count: a clinic behind one address signs in as often as it likes.
      for (const limite of limites) await devolverLimite(db, limite, ctx.agora)
      guardar(request, reply, renovacao)
      return resposta
    },
    'POST /auth/contexto': escolherContexto,
    'POST /auth/renovar': async ({ ctx, request, reply }) => {
      const { token, renovacao } = await renovar({ ctx, segredo: request.cookies[COOKIE] })
      guardar(request, reply, renovacao)
      return { token }
    },
    'POST /auth/sair': async ({ ctx, request, reply }) => {
      const sessao = await sair({ ctx, segredo: request.cookies[COOKIE] })
      if (sessao !== null) sessoes.esquecer(sessao)
      reply.clearCookie(COOKIE, { path: CAMINHO })
    },
    'GET /cliente/id': idDoCliente,
    'GET /especialista/id': idDoEspecialista,
    'GET /parceiro/id': idDoParceiro,
    'GET /cliente/multiplos': clientesAssociados,
    'GET /parceiro/multiplos': parceirosAssociados,
  })
}
