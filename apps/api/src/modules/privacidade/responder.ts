import type { ItemApagado, ItemMantido, PassoDoPedido } from '@vetlume/dominio/privacidade'
import { diaNaZona } from '@vetlume/dominio/tempo'
import { FINALIDADES } from '@vetlume/dominio/tutor'
import { sql } from 'kysely'
import type { CtxCliente } from '../../context.ts'
import { gravarAuditoria, type RegistroDeAuditoria } from '../../infra/auditoria.ts'
import { emTransacao } from '../../infra/banco/index.ts'
import type { Assinante } from '../../infra/tarefas/index.ts'
import { negar } from './abrir-pelo-link.ts'
import { escreverAoTitular } from './cartas.ts'
import { darPassoNoPedido } from './dar-passo.ts'
import { eliminarContato } from './eliminar-contato.ts'
import { eliminarTutor } from './eliminar-tutor.ts'
import { apagadosDoTutor, contarDoTutor, guardaDe, mantidosDoTutor } from './mantidos.ts'
import { anotarPasso, empresaEmUso, travarPedido, type PedidoTravado } from './queries-pedido.ts'
import { montarRelatorio } from './relatorio.ts'

/** Days in which the statement may be downloaded. */
const DIAS_DO_RELATORIO = 30

type Ctx = Pick<CtxCliente<null>, 'tx' | 'cliente' | 'agora' | 'auditar'>
type Identificado = PedidoTravado & { papel: NonNullable<PedidoTravado['papel']>; registro: string; nome: string }

interface Feito {
  passo: PassoDoPedido
  texto: string
  resposta?: string
  apagados?: ItemApagado[]
  mantidos?: ItemMantido[]
  relatorio?: unknown
}

async function relatar(ctx: Ctx, pedido: Identificado): Promise<Feito> {
  const { nome: empresa, fuso } = await empresaEmUso(ctx.tx, ctx.cliente)
  const { registro, papel, nome } = pedido
  const relatorio = await montarRelatorio({ ...ctx, registro, fuso }, { papel, nome, empresa, agora: ctx.agora })
  return { passo: 'atender', texto: 'Relatório entregue ao titular', relatorio }
}

async function agendarResto({ tx, cliente }: Ctx, tutor: string, partes: Readonly<Record<string, string | null>>) {
  for (const [parte, quando] of Object.entries(partes))
    if (quando !== null)
      await sql`insert into eliminacao_agendada (cliente, tutor, parte, quando)
        values (${cliente}, ${tutor}, ${parte}, ${quando}) on conflict on constraint eliminacao_agendada_uma do nothing`.execute(
        tx,
      )
}

async function eliminar(ctx: Ctx, { papel, registro, nome }: Identificado): Promise<Feito> {
  if (papel === 'CONTATO') {
    await eliminarContato(ctx, { registro, nome })
    return { passo: 'atender', texto: 'Dados eliminados', apagados: [{ dado: 'Contato da clínica', quantidade: 1 }] }
  }
  const { fuso } = await empresaEmUso(ctx.tx, ctx.cliente)
  const contagens = await contarDoTutor(ctx, registro)
  const guarda = guardaDe(contagens, diaNaZona(ctx.agora.toString(), fuso))
  const mantidos = mantidosDoTutor(contagens, guarda)
  const apagados = apagadosDoTutor(contagens)
  await eliminarTutor(ctx, registro)
  await agendarResto(ctx, registro, { PRONTUARIO: guarda.prontuario, FISCAL: guarda.fiscal })
  // That the request itself is kept takes nothing from what was asked.
  const emParte = mantidos.length > 1
  return {
    passo: emParte ? 'atenderEmParte' : 'atender',
    texto: 'Dados eliminados; o que a lei manda guardar foi explicado',
    apagados,
    mantidos,
  }
}

async function opor(ctx: Ctx, { papel, registro }: Identificado): Promise<Feito> {
  if (papel === 'TUTOR') await negar(ctx, registro, FINALIDADES, 'Titular, por pedido de oposição')
  else
    await sql`update parceiro_contato set recebe_laudos = false, recebe_cobrancas = false
      where cliente = ${ctx.cliente} and codigo = ${registro}`.execute(ctx.tx)
  return { passo: 'atender', texto: 'Consentimentos retirados: lembretes e mensagens deixam de ser enviados' }
}

const FAZER = {
  ACESSO: relatar,
  PORTABILIDADE: relatar,
  ELIMINACAO: eliminar,
  OPOSICAO: opor,
} as const

const temTarefa = (tipo: string): tipo is keyof typeof FAZER => Object.hasOwn(FAZER, tipo)

async function atender(ctx: Ctx, codigo: string): Promise<void> {
  const pedido = await travarPedido(ctx.tx, ctx.cliente, codigo)
  // Answered already, or refused meanwhile: the event came twice.
  if (pedido === undefined || pedido.estado !== 'EM_ANALISE' || !temTarefa(pedido.tipo)) return
  const identificado = pedido as Identificado
  const quando = ctx.agora.toString()
  // Written before the address goes: what has to be read leaves first.
  await escreverAoTitular(ctx, identificado, 'pedido-do-titular-respondido')
  const { passo, texto, relatorio, apagados = [], mantidos = [] } = await FAZER[pedido.tipo](ctx, identificado)
  const estado = await darPassoNoPedido(ctx.tx, ctx.cliente, codigo, passo, {
    respondido_em: quando,
    apagados: JSON.stringify(apagados),
    mantidos: JSON.stringify(mantidos),
    ...(relatorio === undefined
      ? {}
      : {
          relatorio: JSON.stringify(relatorio),
          relatorio_ate: ctx.agora.add({ hours: 24 * DIAS_DO_RELATORIO }).toString(),
        }),
  })
  await anotarPasso(ctx.tx, ctx.cliente, { pedido: codigo, texto, autor: 'Sistema', quando })
  ctx.auditar({
    acao: 'RESPONDER',
    entidade: 'pedido_titular',
    registro: codigo,
    mudancas: { estado: [pedido.estado, estado], apagados: [null, apagados], mantidos: [null, mantidos] },
  })
}

/** Does what the company agreed to: everything of one answer in one transaction, or nothing. */
export const responderPedido: Assinante = async ({ db, agora }, { codigo: evento, cliente, dados }) => {
  await emTransacao(db, { papel: 'cliente', cliente }, async (tx, noFim) => {
    const registros: RegistroDeAuditoria[] = []
    await atender({ tx, cliente, agora, auditar: (registro) => void registros.push(registro) }, String(dados['pedido']))
    noFim.push(
      ...(await gravarAuditoria(tx, cliente, registros, { ator: null, requestId: evento, endereco: null, agora })),
    )
  })
}
