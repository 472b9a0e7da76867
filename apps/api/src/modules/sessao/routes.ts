import '@fastify/cookie'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { contratoChaveDeAcesso } from '@vetlume/dominio/chave-de-acesso'
import { contratoReforco } from '@vetlume/dominio/reforco'
import { contratoSegundoFator } from '@vetlume/dominio/segundo-fator'
import { contratoSessao } from '@vetlume/dominio/sessao'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CtxLivre } from '../../context.ts'
import type { Banco } from '../../infra/banco/index.ts'
import { consumirLimite, devolverLimite, redeDe } from '../../infra/http/limite.ts'
import type { Registrar } from '../../infra/http/registrar.ts'
import type { Sessoes } from '../../infra/http/sessoes.ts'
import type { Ator } from '../../infra/token.ts'
import { clientesAssociados, idDoCliente, idDoEspecialista, idDoParceiro, parceirosAssociados } from './associacoes.ts'
import { comecarChave, guardarChave, listarChaves, removerChave, renomearChave } from './chave-de-acesso/chaves.ts'
import { pedirProva } from './chave-de-acesso/desafio.ts'
import { entrar, entrarComChave, lerIdentificador } from './entrar.ts'
import { limiteDoSegundoFator } from './conferir-segundo-fator.ts'
import { escolherContexto } from './escolher-contexto.ts'
import { OCIOSA } from './renovacao.ts'
import { desafiar, modosDeReforco, reforcar } from './reforcar.ts'
import { renovar } from './renovar.ts'
import { sair } from './sair.ts'
import {
  confirmarSegundoFator,
  desligarSegundoFator,
  iniciarSegundoFator,
  renovarCodigos,
  type RecursosDoSegundoFator,
} from './segundo-fator.ts'

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

interface Recursos extends RecursosDoSegundoFator {
  db: Banco
  sessoes: Sessoes
}

type ComLimite = <I, R>(
  verbo: (chamada: { ctx: CtxLivre<Ator>; input: I; recursos: RecursosDoSegundoFator }) => Promise<R>,
) => (chamada: { ctx: CtxLivre<Ator>; input: I }) => Promise<R>

/** Password and code are asked for again to change the second factor: five wrong answers, then a wait. */
const comLimite =
  ({ db, ...recursos }: Recursos): ComLimite =>
  (verbo) =>
  async ({ ctx, input }) => {
    const limite = limiteDoSegundoFator(ctx.ator.usuario)
    await consumirLimite(db, limite, ctx.agora)
    const resposta = await verbo({ ctx, input, recursos })
    await devolverLimite(db, limite, ctx.agora)
    return resposta
  }

/** The password was right: asking for the code is not a failure. */
const faltouCodigo = (erro: unknown) => erro instanceof ErroDeDominio && erro.codigo === 'SEGUNDO_FATOR_NECESSARIO'

export function rotasSessao(registrar: Registrar, recursos: Recursos): void {
  const { db, sessoes } = recursos
  const protegido = comLimite(recursos)
  registrar(contratoSegundoFator, {
    'POST /conta/segundo-fator': protegido(iniciarSegundoFator),
    'POST /conta/segundo-fator/confirmacao': protegido(confirmarSegundoFator),
    'POST /conta/segundo-fator/codigos': protegido(renovarCodigos),
    'POST /conta/segundo-fator/desligar': protegido(desligarSegundoFator),
  })
  registrar(contratoReforco, {
    'GET /conta/reforco': modosDeReforco,
    'POST /conta/reforco/desafio': desafiar,
    'POST /conta/reforco': protegido(reforcar),
  })
  registrar(contratoChaveDeAcesso, {
    'GET /conta/chaves-de-acesso': listarChaves,
    'POST /conta/chaves-de-acesso/desafio': comecarChave,
    'POST /conta/chaves-de-acesso': guardarChave,
    'PUT /conta/chaves-de-acesso/:codigo': renomearChave,
    'DELETE /conta/chaves-de-acesso/:codigo': ({ ctx, input }) => removerChave({ ctx, input, recursos }),
    'POST /auth/chave-de-acesso/desafio': ({ ctx }) =>
      ctx.emPlataforma((interno) => pedirProva(interno, { proposito: 'ENTRAR' })),
    'POST /auth/chave-de-acesso': async ({ ctx, input, request, reply }) => {
      const limite = { chave: `login:${redeDe(request.ip)}`, maximo: 20, janelaSegundos: QUINZE_MINUTOS }
      await consumirLimite(db, limite, ctx.agora)
      const agente = request.headers['user-agent'] ?? null
      const { renovacao, ...resposta } = await entrarComChave({ ctx, input, agente, recursos })
      await devolverLimite(db, limite, ctx.agora)
      guardar(request, reply, renovacao)
      return resposta
    },
  })
  registrar(contratoSessao, {
    'POST /auth/login': async ({ ctx, input, request, reply }) => {
      const rede = redeDe(request.ip)
      const { email, cpf } = lerIdentificador(input.identificador)
      const limites = [
        { chave: `login:${rede}:${email ?? cpf ?? input.identificador}`, maximo: 5, janelaSegundos: QUINZE_MINUTOS },
        { chave: `login:${rede}`, maximo: 20, janelaSegundos: QUINZE_MINUTOS },
      ]
      for (const limite of limites) await consumirLimite(db, limite, ctx.agora)
      const devolver = async () => {
        for (const limite of limites) await devolverLimite(db, limite, ctx.agora)
      }
      const agente = request.headers['user-agent'] ?? null
      const { renovacao, ...resposta } = await entrar({ ctx, input, agente, recursos }).catch(async (erro: unknown) => {
        if (faltouCodigo(erro)) await devolver()
        throw erro
      })
      // Only failures count: a clinic behind one address signs in as often as it likes.
      await devolver()
      guardar(request, reply, renovacao)
      return resposta
    },
    'POST /auth/contexto': escolherContexto,
    'POST /auth/renovar': async ({ ctx, request, reply }) => {
      const { renovacao, ...resposta } = await renovar({ ctx, segredo: request.cookies[COOKIE] })
      guardar(request, reply, renovacao)
      return resposta
    },
    'POST /auth/sair': async ({ ctx, request, reply }) => {
      const token = /^bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
      const sessao = await sair({ ctx, input: { segredo: request.cookies[COOKIE], token } })
      if (sessao !== null) sessoes.esquecer(sessao)
      // Only what was kept of replies: "storage" would take the drafts that wait for the person's return.
      reply.header('clear-site-data', '"cache"')
      reply.clearCookie(COOKIE, { path: CAMINHO })
    },
    'GET /cliente/id': idDoCliente,
    'GET /especialista/id': idDoEspecialista,
    'GET /parceiro/id': idDoParceiro,
    'GET /cliente/multiplos': clientesAssociados,
    'GET /parceiro/multiplos': parceirosAssociados,
  })
}
