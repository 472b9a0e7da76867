import {
  codigoDoSegredo,
  ENVIOS_DO_CODIGO,
  MINUTOS_DO_CODIGO,
  prazoDoPedido,
  TENTATIVAS_DO_CODIGO,
  type PedidoAberto,
  type TipoDePedido,
} from '@vetlume/dominio/privacidade'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { diaNaZona } from '@vetlume/dominio/tempo'
import { randomUUID, timingSafeEqual } from 'node:crypto'
import type { CtxCliente, CtxLivre } from '../../context.ts'
import { exigir, proximoNumero } from '../../infra/banco/index.ts'
import { enfileirarEmail } from '../email/index.ts'
import { noMesmoTempo } from '../conta/index.ts'
import { apresentarPedido } from './abrir-pelo-link.ts'
import { comPedido } from './com-pedido.ts'
import { darPassoNoPedido } from './dar-passo.ts'
import {
  anotarPasso,
  empresaEmUso,
  empresaQueResponde,
  inserirPedido,
  mudarPedido,
  novaChaveDeCodigo,
  type EmpresaDoPedido,
  type PedidoTravado,
} from './queries-pedido.ts'
import { emailDoTitular, encontrarTitular, lerIdentificador } from './titulares.ts'

type Ctx = CtxLivre<null>
type Interno = CtxCliente<null>

/** Looking for somebody who is not there must take no less. */
const PISO_MS = 300
export const PEDIDO_RECEBIDO = 'titular.pedido-recebido'

/** Sends a new code to the contact on file; of a request of nobody, only the clock and the count move. */
async function mandarCodigo(
  ctx: Interno,
  pedido: Pick<PedidoTravado, 'codigo' | 'papel' | 'registro' | 'nome' | 'tipo' | 'codigos_enviados'>,
  empresa: Pick<EmpresaDoPedido, 'nome'>,
): Promise<void> {
  const { tx, cliente, agora } = ctx
  const { codigo, papel, registro, nome, tipo } = pedido
  const link = novaChaveDeCodigo()
  await mudarPedido(tx, cliente, codigo, {
    codigo_chave: link,
    codigo_ate: agora.add({ minutes: MINUTOS_DO_CODIGO }).toString(),
    codigos_enviados: pedido.codigos_enviados + 1,
    tentativas: 0,
  })
  const para = papel === null || registro === null ? null : await emailDoTitular(tx, cliente, papel, registro)
  if (para === null || nome === null) return
  await enfileirarEmail(
    tx,
    {
      cliente,
      chave: `titular-codigo:${link}`,
      para,
      modelo: 'codigo-do-titular',
      dados: { nome, empresa: empresa.nome, tipo, link },
    },
    agora,
  )
}

interface Pedido {
  empresa: string
  identificador: string
  tipo: TipoDePedido
  detalhes: string | null
}

/**
 * Somebody asks. Whether the company knows them changes neither the answer nor how long it takes: only the mailbox on file
 * learns of it.
 */
export async function pedir({
  ctx,
  input,
}: {
  ctx: Ctx
  input: Pedido
}): Promise<{ chave: string; emailSai: boolean }> {
  const empresa = exigir(await ctx.emPlataforma(({ tx }) => empresaQueResponde(tx, input.empresa)))
  const codigo = randomUUID()
  const { correio } = ctx.servicos
  const chave = correio.segredoDoLink(codigo)
  await noMesmoTempo(PISO_MS, async () => {
    const titular = await encontrarTitular(ctx, empresa.codigo, lerIdentificador(input.identificador))
    await ctx.emCliente(empresa.codigo, async (interno) => {
      const { tipo, detalhes } = input
      const recebidoEm = ctx.agora.toString()
      const prazo = prazoDoPedido(tipo, diaNaZona(recebidoEm, empresa.fuso))
      await inserirPedido(interno.tx, interno.cliente, {
        codigo,
        tipo,
        origem: 'PUBLICO',
        titular,
        detalhes,
        recebidoEm,
        prazo,
        chave,
      })
      const { papel = null, registro = null, nome = null } = titular ?? {}
      await mandarCodigo(interno, { codigo, papel, registro, nome, tipo, codigos_enviados: 0 }, empresa)
    })
  })
  return { chave, emailSai: !correio.captura }
}

/** Another code; the one before stops working. */
export async function reenviarCodigo({ ctx, input }: { ctx: Ctx; input: { chave: string } }): Promise<void> {
  await noMesmoTempo(PISO_MS, () =>
    comPedido(ctx, input.chave, async (interno, pedido) => {
      if (pedido.estado !== 'RECEBIDO') return
      if (pedido.codigos_enviados >= ENVIOS_DO_CODIGO)
        throw new ErroDeDominio('MUITAS_TENTATIVAS', {
          mensagem: 'Este pedido já recebeu todos os códigos que podia. Faça outro pedido ou procure a empresa.',
          tenteEmSegundos: 3_600,
        })
      await mandarCodigo(interno, pedido, await empresaEmUso(interno.tx, interno.cliente))
    }),
  )
}

function confere(pedido: PedidoTravado, escrito: string, ctx: Interno): boolean {
  const { codigo_chave, codigo_ate, tentativas, registro } = pedido
  const certo = codigoDoSegredo(ctx.servicos.correio.segredoDoLink(codigo_chave ?? randomUUID()))
  const igual = timingSafeEqual(Buffer.from(certo), Buffer.from(escrito))
  const vale = codigo_ate !== null && Temporal.Instant.compare(codigo_ate, ctx.agora) > 0
  return igual && vale && registro !== null && tentativas < TENTATIVAS_DO_CODIGO
}

async function identificar(ctx: Interno, { codigo, tipo }: PedidoTravado): Promise<void> {
  const quando = ctx.agora.toString()
  const numero = await proximoNumero(ctx.tx, ctx.cliente, 'pedido-titular')
  await darPassoNoPedido(ctx.tx, ctx.cliente, codigo, 'identificar', {
    numero,
    identidade: 'Código enviado ao e-mail do cadastro',
    identificado_em: quando,
    codigo_chave: null,
    codigo_ate: null,
  })
  await anotarPasso(ctx.tx, ctx.cliente, {
    pedido: codigo,
    texto: 'Identidade confirmada por código',
    autor: 'Titular',
    quando,
  })
  ctx.auditar({
    acao: 'IDENTIFICAR',
    entidade: 'pedido_titular',
    registro: codigo,
    mudancas: { estado: ['RECEBIDO', 'IDENTIFICADO'], tipo: [null, tipo], numero: [null, numero] },
  })
  ctx.publicar({ tipo: PEDIDO_RECEBIDO, dados: { pedido: codigo } })
}

/** The code serves once, for a quarter of an hour, and a wrong one counts. */
export async function confirmarCodigo({
  ctx,
  input,
}: {
  ctx: Ctx
  input: { chave: string; codigo: string }
}): Promise<PedidoAberto> {
  const aberto = await comPedido(ctx, input.chave, async (interno, pedido) => {
    if (pedido.estado !== 'RECEBIDO')
      throw new ErroDeDominio('TRANSICAO_INVALIDA', { mensagem: 'Este pedido não espera mais um código.' })
    if (!confere(pedido, input.codigo, interno)) {
      await mudarPedido(interno.tx, interno.cliente, pedido.codigo, { tentativas: pedido.tentativas + 1 })
      return null
    }
    await identificar(interno, pedido)
    return apresentarPedido(interno, pedido.codigo)
  })
  // Thrown only now: the attempt that was counted has to stay counted.
  if (aberto === null)
    throw new ErroDeDominio('VALIDACAO', {
      campos: { codigo: 'Código errado, vencido ou já usado. Confira o e-mail mais recente ou peça outro código.' },
    })
  return aberto
}
