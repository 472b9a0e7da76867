import { ERROS, ErroDeDominio, type CodigoDeErro } from '@vetlume/dominio/erros'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ArquivoPerdido } from '../arquivos.ts'
import { CABECALHOS_DE_RECUSA } from './seguranca.ts'

const DO_FASTIFY: Readonly<Record<string, CodigoDeErro>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'REQUISICAO_INVALIDA',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'REQUISICAO_INVALIDA',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'REQUISICAO_INVALIDA',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'TIPO_NAO_ACEITO',
  FST_ERR_CTP_BODY_TOO_LARGE: 'ARQUIVO_GRANDE_DEMAIS',
  FST_REQ_FILE_TOO_LARGE: 'ARQUIVO_GRANDE_DEMAIS',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'TIPO_NAO_ACEITO',
}

const perdido = (cause: ArquivoPerdido) =>
  new ErroDeDominio('NAO_ENCONTRADO', {
    mensagem: 'O arquivo deste registro não está mais guardado. Avise o suporte.',
    cause,
  })

function traduzir(erro: unknown): ErroDeDominio | null {
  if (erro instanceof ErroDeDominio) return erro
  if (erro instanceof ArquivoPerdido) return perdido(erro)
  const { code, statusCode } = (erro ?? {}) as Partial<FastifyError>
  const codigo = code === undefined ? undefined : DO_FASTIFY[code]
  if (codigo !== undefined) return new ErroDeDominio(codigo, { cause: erro })
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new ErroDeDominio('REQUISICAO_INVALIDA', { cause: erro })
  return null
}

function responder(reply: FastifyReply, erro: ErroDeDominio): FastifyReply {
  const { codigo, message: mensagem, campos, detalhes, tenteEmSegundos } = erro
  if (tenteEmSegundos !== undefined) void reply.header('retry-after', tenteEmSegundos)
  const corpo = JSON.stringify({ codigo, mensagem, campos, detalhes, requisicao: reply.request.id })
  return reply.code(ERROS[codigo].status).type('application/json; charset=utf-8').serializer(String).send(corpo)
}

/** Refuses an address that cannot be read, before any route or hook: with the body and the headers of every refusal. */
export function recusarEndereco(erro: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  void reply.headers(CABECALHOS_DE_RECUSA)
  responder(reply, new ErroDeDominio('REQUISICAO_INVALIDA', { cause: erro }))
}

/** One place where errors become replies: expected ones as declared, the rest as a generic 500 with the request id. */
export function instalarErros(app: FastifyInstance): void {
  app.setErrorHandler((erro: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const esperado = traduzir(erro)
    // By its key alone: whoever looks at the disk needs no more, and the name may be of a person.
    if (erro instanceof ArquivoPerdido)
      request.log.error({ alerta: erro.message, arquivo: erro.chave }, 'arquivo guardado perdido')
    if (esperado === null) request.log.error({ err: erro }, 'erro inesperado')
    else if (esperado.status >= 500)
      request.log.error({ err: esperado.cause ?? esperado, codigo: esperado.codigo }, 'falha')
    return responder(reply, esperado ?? new ErroDeDominio('ERRO_INTERNO'))
  })
  app.setNotFoundHandler((_request, reply) => responder(reply, new ErroDeDominio('NAO_ENCONTRADO')))
}
