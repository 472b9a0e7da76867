import { contratoAssinatura } from '@vetlume/dominio/assinatura'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { FastifyRequest } from 'fastify'
import type { CtxLivre } from '../../context.ts'
import type { Banco } from '../../infra/banco/index.ts'
import { exigir, exigirCliente } from '../../infra/banco/index.ts'
import { consumirLimite, devolverLimite, redeDe } from '../../infra/http/limite.ts'
import type { Registrar } from '../../infra/http/registrar.ts'
import type { Ator } from '../../infra/token.ts'
import { emitirBilheteDoPagamento } from '../../infra/tempo-real/index.ts'
import { receberAviso } from './avisos.ts'
import { baixarPdfDaNota, baixarXmlDaNota } from './baixar-nota.ts'
import { darBilhetes, lerBilhete } from './bilhetes.ts'
import { verCotacao } from './cotar.ts'
import { completarEndereco, faltasDe, mudarDadosFiscais, verDadosFiscais } from './dados-fiscais.ts'
import { iniciarPagamento, pagarAberta, type Quem } from './iniciar-pagamento.ts'
import { listarCobrancas } from './listar-cobrancas.ts'
import { cancelarAssinatura, desfazerCancelamento, desmarcarPlanoMenor, marcarPlanoMenor } from './mudar.ts'
import { lerCobranca } from './queries-cobranca.ts'
import { listarNotasDaEmpresa } from './queries-nota.ts'
import { lerEmpresa } from './queries.ts'
import { comoCobranca, verSituacao } from './situacao.ts'
import { decidirTeste } from './teste.ts'
import { trocarCartao } from './trocar-cartao.ts'

const QUINZE_MINUTOS = 900

const quemDe = (ator: Ator): Quem => ({ cliente: exigirCliente(ator), usuario: ator.usuario })

const doBilhete = (ctx: CtxLivre<null>, bilhete: string): Promise<Quem> =>
  ctx.emPlataforma(({ tx, agora }) => lerBilhete(tx, bilhete, agora))

async function cobrancaDe(tx: Banco, cliente: string, codigo: string) {
  return comoCobranca(exigir(await lerCobranca(tx, cliente, codigo)))
}

/** As entering: whoever guesses a password waits, wherever it is asked for. */
async function comLimiteDeSenha<T>(
  db: Banco,
  { request, identificador, agora }: { request: FastifyRequest; identificador: string; agora: Temporal.Instant },
  trabalho: () => Promise<T>,
): Promise<T> {
  const rede = redeDe(request.ip)
  const limites = [
    { chave: `login:${rede}:${identificador.trim().toLowerCase()}`, maximo: 5, janelaSegundos: QUINZE_MINUTOS },
    { chave: `login:${rede}`, maximo: 20, janelaSegundos: QUINZE_MINUTOS },
  ]
  for (const limite of limites) await consumirLimite(db, limite, agora)
  const resposta = await trabalho()
  for (const limite of limites) await devolverLimite(db, limite, agora)
  return resposta
}

export function rotasAssinatura(registrar: Registrar, { db }: { db: Banco }): void {
  registrar(contratoAssinatura, {
    'GET /assinatura': ({ ctx }) => verSituacao(ctx.tx, exigirCliente(ctx.ator), ctx.servicos.pagamento),
    'GET /assinatura/cotacao': async ({ ctx, input }) =>
      verCotacao(ctx, await lerEmpresa(ctx.tx, exigirCliente(ctx.ator)), input),
    'POST /assinatura/pagamento': ({ ctx, input }) => iniciarPagamento(ctx, quemDe(ctx.ator), input),
    'POST /assinatura/mudanca': marcarPlanoMenor,
    'DELETE /assinatura/mudanca': desmarcarPlanoMenor,
    'POST /assinatura/cartao': ({ ctx, input }) => trocarCartao(ctx, input),
    'POST /assinatura/cancelamento': cancelarAssinatura,
    'DELETE /assinatura/cancelamento': desfazerCancelamento,
    'GET /assinatura/cobranca': ({ ctx, input }) => listarCobrancas(ctx.tx, exigirCliente(ctx.ator), input),
    'GET /assinatura/cobranca/:codigo': ({ ctx, input }) => cobrancaDe(ctx.tx, exigirCliente(ctx.ator), input.codigo),
    'GET /assinatura/nota': ({ ctx }) => listarNotasDaEmpresa(ctx.tx, exigirCliente(ctx.ator)),
    'GET /assinatura/cobranca/:codigo/nota/xml': baixarXmlDaNota,
    'GET /assinatura/cobranca/:codigo/nota/pdf': baixarPdfDaNota,
    'GET /assinatura/dados-fiscais': verDadosFiscais,
    'PUT /assinatura/dados-fiscais': mudarDadosFiscais,
    'POST /assinatura/cobranca/:codigo/pagamento': ({ ctx, input }) => pagarAberta(ctx, quemDe(ctx.ator), input),
    'POST /assinatura/cobranca/:codigo/bilhete': async ({ ctx, input }) => {
      const { codigo } = exigir(await lerCobranca(ctx.tx, exigirCliente(ctx.ator), input.codigo))
      return emitirBilheteDoPagamento(ctx.tx, codigo, ctx.agora)
    },
    'GET /assinatura/publica/provedor': async ({ ctx }) => {
      const { nome, teste, chavePublica } = ctx.servicos.pagamento
      return { nome, teste, chavePublica }
    },
    'POST /assinatura/publica/bilhete': ({ ctx, input, request }) =>
      comLimiteDeSenha(db, { request, identificador: input.identificador, agora: ctx.agora }, () =>
        darBilhetes(ctx, input),
      ),
    'POST /assinatura/publica/cotacao': ({ ctx, input: { bilhete, ...escolha } }) =>
      ctx.emPlataforma(async (interno) => {
        const { tx, agora } = interno
        const quem = bilhete === null ? null : await lerBilhete(tx, bilhete, agora)
        return verCotacao(interno, quem === null ? null : await lerEmpresa(tx, quem.cliente), escolha)
      }),
    'POST /assinatura/publica/pagamento': async ({ ctx, input: { bilhete, ...pedido } }) =>
      iniciarPagamento(ctx, await doBilhete(ctx, bilhete), pedido),
    'POST /assinatura/publica/cobranca/pagamento': async ({ ctx, input: { bilhete, ...pedido } }) =>
      pagarAberta(ctx, await doBilhete(ctx, bilhete), pedido),
    'POST /assinatura/publica/cobranca': ({ ctx, input: { bilhete, codigo } }) =>
      ctx.emPlataforma(async ({ tx, agora }) => cobrancaDe(tx, (await lerBilhete(tx, bilhete, agora)).cliente, codigo)),
    'POST /assinatura/publica/dados-fiscais': ({ ctx, input: { bilhete } }) =>
      ctx.emPlataforma(async ({ tx, agora }) => faltasDe(tx, (await lerBilhete(tx, bilhete, agora)).cliente)),
    'POST /assinatura/publica/endereco': ({ ctx, input: { bilhete, ...endereco } }) =>
      ctx.emPlataforma(async (interno) => {
        const { cliente } = await lerBilhete(interno.tx, bilhete, interno.agora)
        return completarEndereco(interno, cliente, endereco)
      }),
    'POST /assinatura/publica/ao-vivo': ({ ctx, input: { bilhete, codigo } }) =>
      ctx.emPlataforma(async ({ tx, agora }) => {
        const { cliente } = await lerBilhete(tx, bilhete, agora)
        return emitirBilheteDoPagamento(tx, exigir(await lerCobranca(tx, cliente, codigo)).codigo, agora)
      }),
    'POST /assinatura/publica/teste': ({ ctx, input }) => decidirTeste(ctx, input),
    'POST /pagamento/aviso/mercado-pago': ({ ctx, request }) => {
      const { headers, query, body } = request
      if (typeof body !== 'object' || body === null) throw new ErroDeDominio('REQUISICAO_INVALIDA')
      return receberAviso(ctx, {
        cabecalhos: headers,
        consulta: query as Record<string, unknown>,
        corpo: body as Record<string, unknown>,
      })
    },
  })
}
