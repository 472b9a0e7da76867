import { ROTULOS_DO_AGENDAMENTO, type EstadoDoAgendamento } from '@vetlume/dominio/agenda'
import type { EntradaLida, RespostaDe } from '@vetlume/dominio/contrato'
import { ERROS, ErroDeDominio } from '@vetlume/dominio/erros'
import {
  ehRessalva,
  type contratoTrabalho,
  type DestinoDoTrabalho,
  type EscolhaDoTrabalho,
  type TipoDeTrabalho,
} from '@vetlume/dominio/trabalho'
import { sql } from 'kysely'
import type { CtxCliente } from '../../context.ts'
import { exigir, juntas, traduzirErroDoBanco } from '../../infra/banco/index.ts'
import type { Seguidor } from '../agenda/index.ts'
import { passar, type Passagem } from './passar.ts'
import { lerPessoas, lerTrabalho, segurarTudo, type LinhaDeTrabalho, type Pessoa } from './queries.ts'

type Contrato = typeof contratoTrabalho
interface Chamada<K extends keyof Contrato> {
  ctx: CtxCliente
  input: EntradaLida<Contrato[K]>
}
type ComSeguidor<K extends keyof Contrato> = Chamada<K> & { seguidor: Seguidor }

const SITUACOES: Readonly<Record<string, string>> = {
  ABERTO: 'Sem horário',
  RASCUNHO: 'Rascunho',
  EM_REVISAO: 'Em revisão',
  A_INICIAR: 'A iniciar',
  ESPERANDO: 'Esperando',
}

const apresentar = ({ estado, ...linha }: LinhaDeTrabalho) => ({
  ...linha,
  situacao: SITUACOES[estado] ?? ROTULOS_DO_AGENDAMENTO[estado as EstadoDoAgendamento],
})

export async function verTrabalho({
  ctx,
  input: { codigo },
}: Chamada<'GET /especialista/:codigo/trabalho'>): Promise<RespostaDe<Contrato['GET /especialista/:codigo/trabalho']>> {
  exigir((await lerPessoas(ctx.tx, ctx.cliente, [codigo])).get(codigo))
  const { itens, contagens, colegas } = await lerTrabalho(ctx.tx, ctx.cliente, codigo)
  const quantos = (tipo: TipoDeTrabalho) => contagens.find((um) => um.tipo === tipo)?.n ?? 0
  const porTipo = {
    AGENDAMENTO: quantos('AGENDAMENTO'),
    ATENDIMENTO: quantos('ATENDIMENTO'),
    LAUDO: quantos('LAUDO'),
    REVISAO: quantos('REVISAO'),
    ESPERA: quantos('ESPERA'),
  }
  const total = Object.values(porTipo).reduce((soma, n) => soma + n, 0)
  return { itens: itens.map(apresentar), total, porTipo, colegas }
}

/** Whom it is of, and who takes each: of this company, active, and somebody else. */
async function pessoasDe(ctx: CtxCliente, codigo: string, itens: readonly EscolhaDoTrabalho[]) {
  const pessoas = await lerPessoas(ctx.tx, ctx.cliente, [codigo, ...itens.map(({ para }) => para)])
  const de = exigir(pessoas.get(codigo))
  if (!itens.every(({ para }) => para !== codigo && pessoas.get(para)?.ativo === true))
    throw new ErroDeDominio('REFERENCIA_INEXISTENTE', {
      campos: { para: 'Este especialista não está mais ativo. Escolha outro.' },
    })
  return { de, receptor: (para: string): Pessoa => exigir(pessoas.get(para)) }
}

/** What a verb wrote beside the rows, kept apart until it is known that it stays. */
function reservado(ctx: CtxCliente): { interno: CtxCliente; efetivar: () => void } {
  const guardados: (() => void)[] = []
  const interno: CtxCliente = {
    ...ctx,
    auditar: (registro) => void guardados.push(() => ctx.auditar(registro)),
    publicar: (evento) => void guardados.push(() => ctx.publicar(evento)),
    aoFechar: (instrucao) => void guardados.push(() => ctx.aoFechar(instrucao)),
  }
  return { interno, efetivar: () => guardados.forEach((um) => um()) }
}

/** A refusal of the rules; what broke, or may be tried again whole, goes on its way. */
function recusaDe(erro: unknown): ErroDeDominio {
  const lido = traduzirErroDoBanco(erro)
  if (lido instanceof ErroDeDominio && ERROS[lido.codigo].status < 500) return lido
  throw erro
}

/** Back to the savepoint and out of it: what is written next is the transaction's own. */
async function desfazer({ tx }: CtxCliente, ponto: 'trabalho' | 'previa'): Promise<void> {
  await juntas(tx, [sql`rollback to savepoint ${sql.raw(ponto)}`, sql`release savepoint ${sql.raw(ponto)}`])
}

/** Tries one, alone: refused, it leaves nothing behind. */
async function tentar(ctx: CtxCliente, passagem: Passagem, seguidor: Seguidor): Promise<ErroDeDominio | null> {
  const { interno, efetivar } = reservado(ctx)
  await sql`savepoint trabalho`.execute(ctx.tx)
  try {
    await passar(interno, passagem, seguidor)
    await sql`release savepoint trabalho`.execute(ctx.tx)
  } catch (erro) {
    const recusa = recusaDe(erro)
    await desfazer(ctx, 'trabalho')
    return recusa
  }
  efetivar()
  return null
}

type Problema = DestinoDoTrabalho['problemas'][number]

const problemaDe = ({ codigo, message, campos }: ErroDeDominio): Problema => ({
  mensagem: codigo === 'CONFLITO_DE_VERSAO' ? 'Mudou enquanto você olhava: atualize a lista.' : frase(message, campos),
  ressalva: ehRessalva(codigo) ? codigo : null,
})

const frase = (mensagem: string, campos: ErroDeDominio['campos']): string => Object.values(campos ?? {})[0] ?? mensagem

/** All that stands in the way of one: what may be insisted on is taken as said, to find what comes after it. */
async function preverUm(ctx: CtxCliente, passagem: Passagem, seguidor: Seguidor): Promise<Problema[]> {
  const problemas: Problema[] = []
  const { escolha } = passagem
  const ressalvas = [...escolha.ressalvas]
  for (;;) {
    const recusa = await tentar(ctx, { ...passagem, escolha: { ...escolha, ressalvas } }, seguidor)
    if (recusa === null) return problemas
    const problema = problemaDe(recusa)
    problemas.push(problema)
    if (problema.ressalva === null || ressalvas.includes(problema.ressalva)) return problemas
    ressalvas.push(problema.ressalva)
  }
}

const destino = ({ tipo, codigo, para }: EscolhaDoTrabalho, problemas: Problema[]): DestinoDoTrabalho => ({
  tipo,
  codigo,
  para,
  passa: problemas.length === 0,
  problemas,
})

const doTipo = (itens: readonly EscolhaDoTrabalho[], tipo: TipoDeTrabalho) =>
  itens.filter((item) => item.tipo === tipo).map(({ codigo }) => codigo)

const segurar = (ctx: CtxCliente, de: string, itens: readonly EscolhaDoTrabalho[]) =>
  segurarTudo(ctx.tx, ctx.cliente, {
    agendamentos: doTipo(itens, 'AGENDAMENTO'),
    atendimentos: doTipo(itens, 'ATENDIMENTO'),
    laudos: [...doTipo(itens, 'LAUDO'), ...doTipo(itens, 'REVISAO')],
    esperas: doTipo(itens, 'ESPERA'),
    especialistas: [...new Set([de, ...itens.map(({ para }) => para)])],
  })

/** Does it all, one after the other as the transfer would, and takes everything back. */
export async function preverTransferencia({
  ctx,
  input: { codigo, itens },
  seguidor,
}: ComSeguidor<'POST /especialista/:codigo/trabalho/previa'>): Promise<{ itens: DestinoDoTrabalho[] }> {
  const { de, receptor } = await pessoasDe(ctx, codigo, itens)
  const { interno } = reservado(ctx)
  await sql`savepoint previa`.execute(ctx.tx)
  await segurar(interno, codigo, itens)
  const destinos: DestinoDoTrabalho[] = []
  for (const escolha of itens) {
    const passagem = { escolha, de, para: receptor(escolha.para), motivo: 'Prévia' }
    destinos.push(destino(escolha, await preverUm(interno, passagem, seguidor)))
  }
  await desfazer(ctx, 'previa')
  return { itens: destinos }
}

const lista = new Intl.ListFormat('pt-BR')

/** In the history of who leaves: how much, to whom and why. What each thing became is in its own. */
function auditar(ctx: CtxCliente, de: Pessoa, destinos: readonly DestinoDoTrabalho[], motivo: string, nomes: string[]) {
  const passados = destinos.filter(({ passa }) => passa).length
  if (passados === 0) return
  const oQue = passados === 1 ? '1 item' : `${passados} itens`
  const mudancas = { trabalho: [null, `${oQue} para ${lista.format(nomes)}. Motivo: ${motivo}`] as const }
  ctx.auditar({ acao: 'ALTERAR', entidade: 'especialista', registro: de.codigo, mudancas })
}

/** Passes the work on: all of it, or what fits when that was asked for. */
export async function transferirTrabalho({
  ctx,
  input: { codigo, itens, motivo, soOQueCabe },
  seguidor,
}: ComSeguidor<'POST /especialista/:codigo/trabalho/transferir'>): Promise<{ itens: DestinoDoTrabalho[] }> {
  const { de, receptor } = await pessoasDe(ctx, codigo, itens)
  await segurar(ctx, codigo, itens)
  const destinos: DestinoDoTrabalho[] = []
  for (const escolha of itens) {
    const recusa = await tentar(ctx, { escolha, de, para: receptor(escolha.para), motivo }, seguidor)
    destinos.push(destino(escolha, recusa === null ? [] : [problemaDe(recusa)]))
  }
  if (!soOQueCabe && destinos.some(({ passa }) => !passa))
    throw new ErroDeDominio('TRANSICAO_INVALIDA', {
      mensagem: 'Uma parte não pode passar: confira os motivos, ou passe só o que cabe.',
      detalhes: { itens: destinos },
    })
  const quem = new Set(destinos.filter(({ passa }) => passa).map(({ para }) => receptor(para).nome))
  auditar(ctx, de, destinos, motivo, [...quem])
  return { itens: destinos }
}
