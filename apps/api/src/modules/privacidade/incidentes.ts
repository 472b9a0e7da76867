import {
  faltamComunicar,
  prazoDoIncidente,
  type DestinatarioDoIncidente,
  type Incidente,
  type IncidenteCompleto,
  type PassoDoIncidente,
} from '@vetlume/dominio/privacidade'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { permite } from '@vetlume/dominio/permissoes'
import { sql } from 'kysely'
import type { CtxCliente } from '../../context.ts'
import {
  exigir,
  exigirVersao,
  listar,
  proximoNumero,
  type Banco,
  type ColunasDoPasso,
} from '../../infra/banco/index.ts'
import { contem } from '../cadastros/index.ts'
import { darPassoNoIncidente } from './dar-passo-no-incidente.ts'
import type { Leitura } from './queries-leitura.ts'
import { leituraDe } from './pedidos.ts'

interface Filtro {
  busca?: string | undefined
  situacao?: string | undefined
  ordem: string
  cursor?: string | undefined
  limite: number
}

const campos = (hoje: string) => sql`i.codigo, i.numero, i.estado, i.conhecido_em as "conhecidoEm", i.prazo,
  i.estado = 'ABERTO' and i.risco and i.prazo < ${hoje}::date as atrasado, i.descricao, i.dados, i.pessoas, i.medidas, i.risco,
  i.comunicado_em as "comunicadoEm", i.comunicacao, i.autor, i.versao`

export const listarIncidentes = (tx: Banco, { cliente, hoje }: Leitura, filtro: Filtro) =>
  listar<Incidente>(tx, filtro, {
    origem: sql`from incidente i`,
    campos: campos(hoje),
    chave: sql`i.codigo`,
    busca: filtro.busca ? contem(sql`normalizar(i.descricao)`, filtro.busca) : null,
    colunas: {
      prazo: { expressao: sql`i.ordem`, tipo: 'date' },
      numero: { expressao: sql`i.numero`, tipo: 'int8' },
    },
    filtros: [sql`i.cliente = ${cliente}`, filtro.situacao !== undefined && sql`i.estado = ${filtro.situacao}`],
  })

async function lerIncidente(tx: Banco, { cliente, hoje }: Leitura, codigo: string): Promise<Incidente> {
  const { rows } = await sql<Incidente>`
    select ${campos(hoje)} from incidente i where i.cliente = ${cliente} and i.codigo = ${codigo}`.execute(tx)
  return exigir(rows[0])
}

interface Dados {
  conhecidoEm: string
  descricao: string
  dados: string
  pessoas: number
  medidas: string | null
  risco: boolean
}

export async function registrarIncidente({ ctx, input }: { ctx: CtxCliente; input: Dados }): Promise<Incidente> {
  const { tx, cliente, ator, agora } = ctx
  if (input.conhecidoEm > leituraDe(ctx).hoje)
    throw new ErroDeDominio('VALIDACAO', { campos: { conhecidoEm: 'Informe um dia que já chegou.' } })
  const numero = await proximoNumero(tx, cliente, 'incidente')
  const { conhecidoEm, descricao, dados, pessoas, medidas, risco } = input
  const { codigo } = await tx
    .insertInto('incidente')
    .values({
      cliente,
      numero,
      estado: 'ABERTO',
      conhecido_em: conhecidoEm,
      prazo: prazoDoIncidente(conhecidoEm),
      descricao,
      dados,
      pessoas,
      medidas,
      risco,
      autor: ator.nome,
      criado_em: agora.toString(),
    })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  await anotar(ctx, codigo, { tipo: 'REGISTRO', texto: 'Incidente registrado' })
  ctx.auditar({ acao: 'CRIAR', entidade: 'incidente', registro: codigo, mudancas: { numero: [null, numero] } })
  return lerIncidente(tx, leituraDe(ctx), codigo)
}

interface Passo {
  tipo: IncidenteCompleto['passos'][number]['tipo']
  texto: string
  destinatarios?: readonly DestinatarioDoIncidente[]
  feitaEm?: string
}

async function anotar({ tx, cliente, ator, agora }: CtxCliente, incidente: string, passo: Passo): Promise<void> {
  const { tipo, texto, destinatarios = [], feitaEm = null } = passo
  await tx
    .insertInto('incidente_passo')
    .values({
      cliente,
      incidente,
      tipo,
      texto,
      destinatarios: [...destinatarios],
      feita_em: feitaEm,
      autor: ator.nome,
      quando: agora.toString(),
    })
    .execute()
}

async function passosDe({ tx, cliente }: CtxCliente, incidente: string): Promise<IncidenteCompleto['passos']> {
  const { rows } = await sql<IncidenteCompleto['passos'][number]>`
    select codigo, tipo, destinatarios, feita_em as "feitaEm", texto, autor, quando from incidente_passo
    where cliente = ${cliente} and incidente = ${incidente} order by quando desc, codigo desc`.execute(tx)
  return rows
}

/** One incident: what was told, to whom and when, who is still to be told, and what may be done now. */
export async function abrirIncidente(ctx: CtxCliente, codigo: string): Promise<IncidenteCompleto> {
  const incidente = await lerIncidente(ctx.tx, leituraDe(ctx), codigo)
  const passos = await passosDe(ctx, codigo)
  const { estado, risco } = incidente
  const escreve = permite(ctx.ator, 'privacidade:escrever')
  return {
    ...incidente,
    passos,
    // What was closed, or told before anybody asked to whom, waits for nobody.
    faltam:
      estado === 'ABERTO'
        ? faltamComunicar(
            risco,
            passos.flatMap(({ destinatarios }) => destinatarios),
          )
        : [],
    permissoes: { comunicar: escreve && estado !== 'ENCERRADO', encerrar: escreve && estado === 'COMUNICADO' },
  }
}

interface Versao {
  codigo: string
  versao: number
}

async function aMudar(ctx: CtxCliente, { codigo, versao }: Versao): Promise<IncidenteCompleto> {
  const { tx, cliente } = ctx
  await sql`select from incidente where cliente = ${cliente} and codigo = ${codigo} for no key update`.execute(tx)
  const antes = await abrirIncidente(ctx, codigo)
  if (antes.estado === 'ENCERRADO')
    throw new ErroDeDominio('TRANSICAO_INVALIDA', { mensagem: 'Este incidente já foi encerrado.' })
  exigirVersao(antes, versao, { detalhes: { atual: antes } })
  return antes
}

interface Andada {
  passo: PassoDoIncidente
  colunas: ColunasDoPasso<'incidente'>
}

/** Takes a step, or only says that something was told, and writes the trail: what was said stands there either way. */
async function mudar(
  { tx, cliente, auditar }: CtxCliente,
  { codigo, estado }: Incidente,
  andada: Andada | null,
  dito: Readonly<Record<string, unknown>>,
): Promise<void> {
  const para = andada === null ? null : await darPassoNoIncidente(tx, cliente, codigo, andada.passo, andada.colunas)
  if (para === null)
    await sql`update incidente set versao = versao + 1 where cliente = ${cliente} and codigo = ${codigo}`.execute(tx)
  auditar({
    acao: para === null ? 'COMUNICAR' : 'MUDAR_ESTADO',
    entidade: 'incidente',
    registro: codigo,
    mudancas: {
      ...(para === null ? {} : { estado: [estado, para] }),
      ...Object.fromEntries(Object.entries(dito).map(([campo, valor]) => [campo, [null, valor] as const])),
    },
  })
}

interface Comunicacao extends Versao {
  destinatarios: DestinatarioDoIncidente[]
  feitaEm: string
  comunicacao: string
}

function conferir({ conhecidoEm, risco }: Incidente, { destinatarios, feitaEm }: Comunicacao, hoje: string): void {
  if (feitaEm > hoje) throw new ErroDeDominio('VALIDACAO', { campos: { feitaEm: 'Informe um dia que já chegou.' } })
  if (feitaEm < conhecidoEm)
    throw new ErroDeDominio('VALIDACAO', { campos: { feitaEm: 'O incidente ainda não era conhecido neste dia.' } })
  if (risco && destinatarios.length === 0)
    throw new ErroDeDominio('VALIDACAO', {
      campos: { destinatarios: 'Com risco relevante, diga a quem foi comunicado.' },
    })
}

/** Told to somebody, or why nobody had to be; at risk, it is told once both the ANPD and the people were. */
export async function comunicarIncidente({ ctx, input }: { ctx: CtxCliente; input: Comunicacao }) {
  const antes = await aMudar(ctx, input)
  conferir(antes, input, leituraDe(ctx).hoje)
  const { codigo, destinatarios, feitaEm, comunicacao } = input
  await anotar(ctx, codigo, { tipo: 'COMUNICACAO', texto: comunicacao, destinatarios, feitaEm })
  const faltam = antes.faltam.filter((quem) => !destinatarios.includes(quem))
  const comunicado = antes.estado === 'ABERTO' && faltam.length === 0
  await mudar(
    ctx,
    antes,
    comunicado ? { passo: 'comunicar', colunas: { comunicacao, comunicado_em: ctx.agora.toString() } } : null,
    { destinatarios, feitaEm, comunicacao },
  )
  return abrirIncidente(ctx, codigo)
}

export async function encerrarIncidente({
  ctx,
  input: { codigo, versao, medidas },
}: {
  ctx: CtxCliente
  input: Versao & { medidas: string }
}): Promise<IncidenteCompleto> {
  const antes = await aMudar(ctx, { codigo, versao })
  if (antes.estado === 'ABERTO')
    throw new ErroDeDominio('TRANSICAO_INVALIDA', { mensagem: 'Registre antes a comunicação do incidente.' })
  await anotar(ctx, codigo, { tipo: 'ENCERRAMENTO', texto: medidas })
  await mudar(ctx, antes, { passo: 'encerrar', colunas: { medidas } }, { medidas })
  return abrirIncidente(ctx, codigo)
}
