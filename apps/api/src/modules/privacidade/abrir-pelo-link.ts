import {
  type ItemApagado,
  type ItemMantido,
  type PedidoAberto,
  type RelatorioDoTitular,
} from '@vetlume/dominio/privacidade'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { FINALIDADES, TERMOS_DE_CONSENTIMENTO, type Finalidade } from '@vetlume/dominio/tutor'
import { sql } from 'kysely'
import type { CtxCliente, CtxLivre } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { estabelecimentoDoDocumento, lerEstabelecimento } from '../modelo-documento/index.ts'
import { comPedido } from './com-pedido.ts'
import { imprimirRelatorio } from './imprimir-relatorio.ts'
import type { Local } from './local.ts'
import { empresaEmUso } from './queries-pedido.ts'

type Ctx = CtxLivre<null>

/** Days in which the holder of the link still reads the answer. */
const DIAS_DA_RESPOSTA = 30

interface Linha {
  numero: number | null
  tipo: PedidoAberto['tipo']
  estado: PedidoAberto['estado']
  papel: string | null
  registro: string | null
  recebido_em: string
  prazo: string
  identificado: boolean
  respondido_em: string | null
  resposta: string | null
  apagados: ItemApagado[]
  mantidos: ItemMantido[]
  relatorio_ate: string | null
}

async function consentimentosDe({ tx, cliente }: Local, tutor: string): Promise<PedidoAberto['consentimentos']> {
  const { rows } = await sql<{ finalidade: Finalidade; concedido: boolean; versaoTexto: string; quando: string }>`
    select distinct on (c.finalidade) c.finalidade, c.concedido, c.versao_texto as "versaoTexto", c.quando
    from tutor_consentimento c join tutor t on t.cliente = c.cliente and t.codigo = c.tutor
    where c.cliente = ${cliente} and ${tutor} in (t.codigo, t.unido_a) and t.anonimizado_em is null
    order by c.finalidade, c.quando desc, c.codigo desc`.execute(tx)
  // Of a purpose that was never asked about nothing is on file, and it may be refused all the same.
  return FINALIDADES.map(
    (finalidade) =>
      rows.find((linha) => linha.finalidade === finalidade) ?? {
        finalidade,
        concedido: null,
        versaoTexto: null,
        quando: null,
      },
  )
}

/** What whoever holds the link sees: of a request that was not identified, nothing about the person. */
export async function apresentarPedido(ctx: CtxCliente<null>, codigo: string): Promise<PedidoAberto> {
  const { tx, cliente, agora } = ctx
  const { rows } = await sql<Linha>`
    select numero, tipo, estado, papel, registro, recebido_em, prazo, identificado_em is not null as identificado,
      respondido_em, resposta, apagados, mantidos, case when relatorio is not null then relatorio_ate end as relatorio_ate
    from pedido_titular where cliente = ${cliente} and codigo = ${codigo}`.execute(tx)
  const linha = exigir(rows[0])
  if (linha.respondido_em !== null) {
    const fim = Temporal.Instant.from(linha.respondido_em).add({ hours: 24 * DIAS_DA_RESPOSTA })
    if (Temporal.Instant.compare(agora, fim) > 0) throw new ErroDeDominio('LINK_EXPIRADO')
  }
  const { nome, email, telefone } = await empresaEmUso(tx, cliente)
  const { identificado, registro, papel } = linha
  return {
    numero: linha.numero,
    empresa: { nome, email, telefone },
    tipo: linha.tipo,
    estado: linha.estado,
    recebidoEm: linha.recebido_em,
    prazo: identificado ? linha.prazo : null,
    respondidoEm: linha.respondido_em,
    resposta: linha.resposta,
    apagados: linha.apagados,
    mantidos: linha.mantidos,
    relatorioAte: linha.relatorio_ate,
    consentimentos: identificado && papel === 'TUTOR' && registro !== null ? await consentimentosDe(ctx, registro) : [],
  }
}

export const abrirPeloLink = ({ ctx, input }: { ctx: Ctx; input: { chave: string } }): Promise<PedidoAberto> =>
  comPedido(ctx, input.chave, (interno, { codigo }) => apresentarPedido(interno, codigo))

/** The holder takes back what was agreed to, at once: nobody has to decide it. */
export const retirarConsentimento = ({
  ctx,
  input,
}: {
  ctx: Ctx
  input: { chave: string; finalidade: Finalidade }
}): Promise<PedidoAberto> =>
  comPedido(ctx, input.chave, async (interno, pedido) => {
    const { registro, papel, numero, estado } = pedido
    const aberto = await apresentarPedido(interno, pedido.codigo)
    if (numero === null || registro === null || papel !== 'TUTOR' || estado === 'EXPIRADO')
      throw new ErroDeDominio('TRANSICAO_INVALIDA', { mensagem: 'Confirme antes a sua identidade com o código.' })
    const atual = aberto.consentimentos.find(({ finalidade }) => finalidade === input.finalidade)
    if (atual !== undefined && atual.concedido !== false)
      await negar(interno, registro, [input.finalidade], 'Titular, pelo link')
    return apresentarPedido(interno, pedido.codigo)
  })

/** Writes down a refusal of each purpose, under the text in force. */
export async function negar(
  { tx, cliente, agora, auditar }: Pick<CtxCliente<null>, 'tx' | 'cliente' | 'agora' | 'auditar'>,
  tutor: string,
  finalidades: readonly Finalidade[],
  por: string,
): Promise<void> {
  if (finalidades.length === 0) return
  await tx
    .insertInto('tutor_consentimento')
    .values(
      finalidades.map((finalidade) => ({
        cliente,
        tutor,
        finalidade,
        concedido: false,
        versao_texto: TERMOS_DE_CONSENTIMENTO[finalidade].versao,
        quando: agora.toString({ smallestUnit: 'millisecond' }),
        usuario: null,
        nome_usuario: por,
      })),
    )
    .execute()
  auditar({
    acao: 'CONSENTIMENTO',
    entidade: 'tutor',
    registro: tutor,
    mudancas: Object.fromEntries(finalidades.map((finalidade) => [finalidade, [null, `retirado (${por})`] as const])),
  })
}

/** The statement, while it may be downloaded; the opening is written down with where it came from. */
export async function baixarRelatorio({
  ctx,
  input: { chave, formato },
}: {
  ctx: Ctx
  input: { chave: string; formato: 'json' | 'pdf' }
}) {
  const { relatorio, estabelecimento, numero } = await comPedido(ctx, chave, async (interno, { codigo }) => {
    const { tx, cliente, agora, endereco } = interno
    const { rows } = await sql<{ relatorio: RelatorioDoTitular | null; numero: number; vale: boolean }>`
      select relatorio, numero, coalesce(relatorio_ate > ${agora.toString()}::timestamptz, false) as vale
      from pedido_titular where cliente = ${cliente} and codigo = ${codigo}`.execute(tx)
    const linha = exigir(rows[0])
    if (linha.relatorio === null || !linha.vale) throw new ErroDeDominio('LINK_EXPIRADO')
    await tx
      .insertInto('pedido_titular_abertura')
      .values({ cliente, pedido: codigo, formato, endereco, quando: agora.toString() })
      .execute()
    return {
      relatorio: linha.relatorio,
      numero: linha.numero,
      estabelecimento: estabelecimentoDoDocumento({
        estabelecimento: exigir(await lerEstabelecimento(tx, cliente)),
      }),
    }
  })
  const nome = `dados-pessoais-${numero}.${formato}`
  if (formato === 'json')
    return { bytes: Buffer.from(JSON.stringify(relatorio, null, 2)), tipo: 'application/json', nome }
  return { bytes: await imprimirRelatorio(ctx, relatorio, estabelecimento), tipo: 'application/pdf', nome }
}
