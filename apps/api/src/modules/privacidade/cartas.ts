import type { DadosDoEmail } from '@vetlume/dominio/email'
import { NOMES_DO_TIPO } from '@vetlume/dominio/privacidade'
import { diaNaZona, formatarData } from '@vetlume/dominio/tempo'
import { ESPERAM_RESPOSTA } from '@vetlume/dominio/privacidade'
import { sql } from 'kysely'
import { emTransacao, type Banco } from '../../infra/banco/index.ts'
import type { Assinante, Rotina } from '../../infra/tarefas/index.ts'
import { enfileirarEmail } from '../email/index.ts'
import { avisar } from '../notificacao/index.ts'
import type { Local } from './local.ts'
import { empresaEmUso, travarPedido, type PedidoTravado } from './queries-pedido.ts'
import { emailDoTitular } from './titulares.ts'

type ComAgora = Local & { agora: Temporal.Instant }

/** Days before the end of the time of the law when the company is told again. */
const ANTECEDENCIA_DIAS = 3
/** Letters to somebody who asked to be erased are erased too, once they left. */
const DE_QUEM_SAI = 'titular-eliminado:'

const rotaDo = (codigo: string) => `/empresa/privacidade?codigo=${codigo}`

/** A letter to the person, with the secret link to the request, if a letter still reaches them. */
export async function escreverAoTitular(
  { tx, cliente, agora }: ComAgora,
  { codigo, papel, registro, nome, tipo, numero, prazo }: PedidoTravado,
  modelo: 'pedido-do-titular-registrado' | 'pedido-do-titular-respondido',
): Promise<void> {
  if (papel === null || registro === null || nome === null || numero === null) return
  const para = await emailDoTitular(tx, cliente, papel, registro)
  if (para === null) return
  const { nome: empresa } = await empresaEmUso(tx, cliente)
  const sai = tipo === 'ELIMINACAO' && modelo === 'pedido-do-titular-respondido'
  const chave = `${sai ? DE_QUEM_SAI : 'titular:'}${modelo}:${codigo}`
  await enfileirarEmail(
    tx,
    { cliente, chave, para, modelo, dados: { nome, empresa, tipo, numero, prazo, link: codigo } },
    agora,
  )
}

async function escreverAEmpresa(
  { tx, cliente, agora }: ComAgora,
  { codigo, nome, tipo, numero, prazo }: PedidoTravado,
  modelo: 'pedido-de-titular-recebido' | 'pedido-de-titular-no-prazo',
): Promise<void> {
  const empresa = await empresaEmUso(tx, cliente)
  if (empresa.email === null || nome === null || numero === null) return
  const dados: DadosDoEmail<typeof modelo> = { nome, empresa: empresa.nome, tipo, numero, prazo, pedido: codigo }
  await enfileirarEmail(tx, { cliente, chave: `${modelo}:${codigo}`, para: empresa.email, modelo, dados }, agora)
}

/** Somebody proved who they are and waits: the company hears the bell and gets a letter, the person gets the link. */
export const avisarDoPedido: Assinante = async ({ db, agora }, evento) => {
  const { cliente, dados } = evento
  await emTransacao(db, { papel: 'cliente', cliente }, async (tx) => {
    const ctx = { tx, cliente, agora }
    const pedido = await travarPedido(ctx.tx, ctx.cliente, String(dados['pedido']))
    if (pedido === undefined || pedido.numero === null) return
    const titulo = `Pedido de titular nº ${pedido.numero}: ${NOMES_DO_TIPO[pedido.tipo].toLowerCase()}`
    await avisar(tx, evento, [{ tipo: 'titular.pedido', titulo, rota: rotaDo(pedido.codigo) }])
    await escreverAEmpresa(ctx, pedido, 'pedido-de-titular-recebido')
    await escreverAoTitular(ctx, pedido, 'pedido-do-titular-registrado')
  })
}

/** Requests that wait and whose time ends soon, or ended; as the platform role. */
async function perto(tx: Banco, agora: Temporal.Instant): Promise<{ cliente: string; codigo: string }[]> {
  const ate = agora.toZonedDateTimeISO('UTC').toPlainDate().add({ days: ANTECEDENCIA_DIAS }).toString()
  const { rows } = await sql<{ cliente: string; codigo: string }>`
    select cliente, codigo from pedido_titular
    where estado = any(${[...ESPERAM_RESPOSTA]}::text[]) and prazo <= ${ate} and lembrado_em is null
    order by prazo limit 200`.execute(tx)
  return rows
}

/** Tells the company once, before the time of the law ends. */
export const lembrarDosPrazos: Rotina = async ({ db, agora }) => {
  const pedidos = await emTransacao(db, { papel: 'plataforma' }, (tx) => perto(tx, agora))
  for (const { cliente, codigo } of pedidos)
    await emTransacao(db, { papel: 'cliente', cliente }, async (tx) => {
      const ctx = { tx, cliente, agora }
      const pedido = await travarPedido(ctx.tx, ctx.cliente, codigo)
      if (pedido === undefined || pedido.numero === null) return
      const quando = agora.toString()
      const { rows } = await sql`update pedido_titular set lembrado_em = ${quando}
        where cliente = ${cliente} and codigo = ${codigo} and lembrado_em is null returning codigo`.execute(tx)
      if (rows.length === 0) return
      const { fuso } = await empresaEmUso(ctx.tx, ctx.cliente)
      const venceu = pedido.prazo < diaNaZona(quando, fuso)
      const titulo = `Pedido de titular nº ${pedido.numero} ${venceu ? 'venceu' : 'vence'} em ${formatarData(pedido.prazo)}`
      await avisar(tx, { codigo, cliente, quando }, [{ tipo: 'titular.prazo', titulo, rota: rotaDo(codigo) }])
      await escreverAEmpresa(ctx, pedido, 'pedido-de-titular-no-prazo')
    })
}

/** Erases the last letter to who asked to be erased, once it left or was given up. */
export const esquecerCartas: Rotina = async ({ db }) => {
  await emTransacao(db, { papel: 'plataforma' }, (tx) =>
    sql`delete from mensagem where chave like ${`${DE_QUEM_SAI}%`} and estado in ('ENVIADA', 'CAPTURADA', 'FALHOU')`.execute(
      tx,
    ),
  )
}
