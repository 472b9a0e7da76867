import { ESTADOS_SUSPENSOS } from '@vetlume/dominio/cliente'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CtxLivre } from '../../context.ts'
import {
  CAMINHO_DICOMWEB,
  equipamentoDa,
  lerAutorizacao,
  marcarUso,
  type EquipamentoAutenticado,
} from '../credencial.ts'
import { ctxLivre } from '../unidade.ts'
import { consumirLimite, redeDe } from './limite.ts'
import { sinalDaConexao, type Recursos } from './registrar.ts'

/** Somebody who tries credentials is stopped; a gateway with an old one is told so a few times a minute. */
const RECUSAS_POR_MINUTO = 30
/** A study of hundreds of images comes one by one, and is read frame by frame. */
const PEDIDOS_POR_MINUTO = 1_200

interface Limites {
  pedidosPorMinuto?: number
}

export interface ChamadaDeEquipamento {
  ctx: CtxLivre<null>
  equipamento: EquipamentoAutenticado
  request: FastifyRequest
  reply: FastifyReply
}

interface RotaDeEquipamento {
  method: 'GET' | 'POST'
  /** Under `/dicom-web`. */
  url: string
  /** It writes something of the company: refused while its subscription is suspended. */
  registra?: true
  /** Most bytes of the body, which is taken as a stream. */
  maximoDoCorpo?: number
}

/** Binds an address that machines ask for. Not in the contract: what is asked and answered is of the DICOM standard. */
export type RegistrarDeEquipamento = (
  rota: RotaDeEquipamento,
  handler: (chamada: ChamadaDeEquipamento) => Promise<unknown>,
) => void

type Recurso = Pick<Recursos, 'db' | 'relogio' | 'servicos' | 'limiteDeUso'> & Limites

async function autenticar(
  { db, limiteDeUso, pedidosPorMinuto: maximo = PEDIDOS_POR_MINUTO }: Recurso,
  ctx: CtxLivre<null>,
  request: FastifyRequest,
): Promise<EquipamentoAutenticado> {
  const mostrada = lerAutorizacao(request.headers.authorization)
  const equipamento = mostrada && (await equipamentoDa(ctx, mostrada, ESTADOS_SUSPENSOS))
  if (equipamento === null) {
    const chave = `equipamento-recusado:${redeDe(request.ip)}`
    await consumirLimite(db, { chave, maximo: RECUSAS_POR_MINUTO, janelaSegundos: 60 }, ctx.agora)
    throw new ErroDeDominio('NAO_AUTENTICADO', {
      mensagem: 'A credencial do equipamento não é válida. Gere outra em Cadastro, Equipamentos.',
    })
  }
  const chave = `equipamento:${equipamento.credencial}`
  await limiteDeUso({ chave, maximo, janelaSegundos: 60 }, ctx.agora)
  return equipamento
}

export function criarRegistrarDeEquipamento(app: FastifyInstance, recursos: Recurso): RegistrarDeEquipamento {
  return ({ method, url, registra, maximoDoCorpo }, handler) => {
    app.route({
      method,
      url: `${CAMINHO_DICOMWEB}${url}`,
      ...(maximoDoCorpo === undefined ? {} : { bodyLimit: maximoDoCorpo, config: { envio: true } }),
      handler: async (request, reply) => {
        const agora = recursos.relogio.agora()
        const { servicos, db } = recursos
        const { id: requestId, ip: endereco, log: logger } = request
        const comum = { agora, ator: null, servicos, requestId, endereco, logger, sinal: sinalDaConexao(reply) }
        const ctx = ctxLivre(db, comum)
        const equipamento = await autenticar(recursos, ctx, request).catch((erro: unknown) => {
          void reply.header('www-authenticate', 'Bearer, Basic realm="DICOMweb", charset="UTF-8"')
          throw erro
        })
        if (registra && equipamento.suspensa) throw new ErroDeDominio('ASSINATURA_SUSPENSA')
        await marcarUso(ctx, equipamento)
        return handler({ ctx, equipamento, request, reply })
      },
    })
  }
}

/** The addresses of machines, which alone take a body of many parts: as it comes, to be read by who handles it. */
export async function instalarEquipamentos(
  app: FastifyInstance,
  recursos: Recurso,
  rotas: (registrar: RegistrarDeEquipamento) => void,
): Promise<void> {
  await app.register(async (deEquipamentos) => {
    deEquipamentos.addContentTypeParser(/^multipart\/related/i, (_request, corpo, pronto) => pronto(null, corpo))
    rotas(criarRegistrarDeEquipamento(deEquipamentos, recursos))
  })
}
