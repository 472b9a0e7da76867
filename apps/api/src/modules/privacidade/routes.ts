import { contratoDeIncidentes, contratoPrivacidade } from '@vetlume/dominio/privacidade'
import { createHash } from 'node:crypto'
import { exigir, type Banco } from '../../infra/banco/index.ts'
import { consumirLimite, redeDe } from '../../infra/http/limite.ts'
import type { Registrar } from '../../infra/http/registrar.ts'
import { abrirPeloLink, baixarRelatorio, retirarConsentimento } from './abrir-pelo-link.ts'
import { entregarCopia, entregarNaHora, listarCopias, pedirCopia } from './copias.ts'
import { imprimirCopia } from './imprimir-copia.ts'
import {
  abrirIncidente,
  comunicarIncidente,
  encerrarIncidente,
  listarIncidentes,
  registrarIncidente,
} from './incidentes.ts'
import { confirmarCodigo, pedir, reenviarCodigo } from './pedir.ts'
import { empresaQueResponde } from './queries-pedido.ts'
import { listarPedidos } from './queries-leitura.ts'
import {
  abrirPedido,
  analisarPedido,
  anotarPedido,
  atenderPedido,
  leituraDe,
  preverEliminacao,
  recusarPedido,
  verGuarda,
} from './pedidos.ts'
import { chaveDoProcurado, lerIdentificador, procurarTitulares } from './titulares.ts'

const UMA_HORA = 3_600

/** By address, and by whom is asked about: the same for somebody unknown. Nothing of the person is in the key. */
function limitesDoPedido(ip: string, { empresa, identificador }: { empresa: string; identificador: string }) {
  const procurado = chaveDoProcurado(lerIdentificador(identificador)) || identificador.toLowerCase()
  const resumo = createHash('sha256').update(`${empresa}:${procurado}`).digest('base64url')
  return [
    { chave: `titular-pedido:${redeDe(ip)}`, maximo: 20, janelaSegundos: UMA_HORA },
    { chave: `titular-pedido:${resumo}`, maximo: 5, janelaSegundos: UMA_HORA },
  ]
}

export function rotasPrivacidade(registrar: Registrar, { db }: { db: Banco }): void {
  registrar(contratoPrivacidade, {
    'GET /privacidade/empresa/:codigo': async ({ ctx, input }) =>
      exigir(await ctx.emPlataforma(({ tx }) => empresaQueResponde(tx, input.codigo))),
    'POST /privacidade/pedido': async ({ ctx, input, request }) => {
      for (const limite of limitesDoPedido(request.ip, input)) await consumirLimite(db, limite, ctx.agora)
      return pedir({ ctx, input })
    },
    'POST /privacidade/pedido/reenvio': reenviarCodigo,
    'POST /privacidade/pedido/codigo': confirmarCodigo,
    'POST /privacidade/pedido/aberto': abrirPeloLink,
    'POST /privacidade/pedido/consentimento': retirarConsentimento,
    'POST /privacidade/pedido/relatorio': baixarRelatorio,
    'GET /pedido-titular': ({ ctx, input }) => listarPedidos(ctx.tx, leituraDe(ctx), input),
    'GET /pedido-titular/:codigo': ({ ctx, input }) => abrirPedido(ctx, input.codigo),
    'GET /pedido-titular/:codigo/previa': ({ ctx, input }) => preverEliminacao(ctx, input.codigo),
    'GET /titular': ({ ctx, input }) => procurarTitulares(ctx.tx, ctx.cliente, input.busca),
    'POST /pedido-titular': anotarPedido,
    'POST /pedido-titular/:codigo/analise': analisarPedido,
    'POST /pedido-titular/:codigo/atendimento': atenderPedido,
    'POST /pedido-titular/:codigo/recusa': recusarPedido,
    'GET /guarda': ({ ctx }) => verGuarda(ctx),
  })
  registrar(contratoDeIncidentes, {
    'GET /incidente': ({ ctx, input }) => listarIncidentes(ctx.tx, leituraDe(ctx), input),
    'GET /incidente/:codigo': ({ ctx, input }) => abrirIncidente(ctx, input.codigo),
    'POST /incidente': registrarIncidente,
    'POST /incidente/:codigo/comunicacao': comunicarIncidente,
    'POST /incidente/:codigo/encerramento': encerrarIncidente,
    'GET /copia-prontuario': ({ ctx, input }) => listarCopias(ctx.tx, leituraDe(ctx), input),
    'POST /copia-prontuario': pedirCopia,
    'POST /copia-prontuario/na-hora': entregarNaHora,
    'GET /copia-prontuario/:codigo/pdf': imprimirCopia,
    'POST /copia-prontuario/:codigo/entrega': entregarCopia,
  })
}
