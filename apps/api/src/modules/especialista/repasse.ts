import type { DadosDaRegra, RegraDoEspecialista, RegrasDoEspecialista } from '@vetlume/dominio/especialista'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { diaNaZona, formatarData, type Dia } from '@vetlume/dominio/tempo'
import type { AcaoDaTrilha } from '@vetlume/dominio/historico'
import type { CtxCliente } from '../../context.ts'
import { diferencas } from '../../infra/auditoria.ts'
import { exigir } from '../../infra/banco/index.ts'
import { exigirVersaoAtual } from '../cadastros/index.ts'
import { exigirPartes } from './partes.ts'
import { daEmpresa } from './policy.ts'
import {
  apagarRegra,
  inserirRegra,
  lerRegras,
  mudarFimDaRegra,
  mudarRegra,
  type LinhaDeRegra,
} from './queries-repasse.ts'

interface Chave {
  codigo: string
  regra: string
}
type ComVersao = Chave & { versao: number }

const DA_VERSAO = {
  so: ['criar regra de repasse', 'alterar regra de repasse', 'encerrar regra de repasse'],
} as const

export const hojeNaEmpresa = ({ agora, ator }: Pick<CtxCliente, 'agora' | 'ator'>): Dia =>
  diaNaZona(agora.toString(), ator.fuso)

/** A rule that paid is history: it may end, or be followed by another, and no more. */
export function apresentarRegra({ ator }: Pick<CtxCliente, 'ator'>, linha: LinhaDeRegra): RegraDoEspecialista {
  const edita = daEmpresa(ator)
  const livre = edita && linha.usadaAte === null
  const aberta = edita && linha.situacao !== 'ENCERRADA'
  return { ...linha, permissoes: { alterar: livre, excluir: livre, encerrar: aberta, substituir: aberta && !livre } }
}

async function lerUma(ctx: CtxCliente, { codigo, regra }: Chave): Promise<LinhaDeRegra> {
  return exigir((await lerRegras(ctx.tx, ctx.cliente, codigo, { hoje: hojeNaEmpresa(ctx), codigo: regra }))[0])
}

/** A rule about to change, with its specialist locked: two changes take turns. */
async function abrir(ctx: CtxCliente, input: Chave & { versao?: number }): Promise<LinhaDeRegra> {
  await exigirPartes(ctx, input.codigo, { travar: true })
  const linha = await lerUma(ctx, input)
  if (input.versao !== undefined)
    await exigirVersaoAtual(ctx, 'especialista', { ...linha, codigo: input.codigo }, input.versao, DA_VERSAO)
  return linha
}

const daTrilha = ({ codigo: _codigo, situacao: _situacao, usadaAte: _usadaAte, ...campos }: LinhaDeRegra) => campos

function registrar(
  ctx: CtxCliente,
  especialista: string,
  acao: AcaoDaTrilha,
  antes: LinhaDeRegra | null,
  depois: LinhaDeRegra,
) {
  const mudancas = diferencas(antes && daTrilha(antes), daTrilha(depois))
  ctx.auditar({ acao, entidade: 'especialista', registro: especialista, mudancas })
}

function exigirSemUso({ usadaAte }: LinhaDeRegra, dica: string): void {
  if (usadaAte === null) return
  throw new ErroDeDominio('EM_USO', {
    mensagem: `Esta regra já pagou repasses, o último em ${formatarData(usadaAte)}. ${dica}`,
  })
}

/** A rule may not end before a day that it paid. */
function exigirFimDepoisDoUso({ usadaAte }: LinhaDeRegra, fim: Dia | null, campo: string): void {
  if (usadaAte === null || fim === null || fim >= usadaAte) return
  const mensagem = `Esta regra já pagou um repasse em ${formatarData(usadaAte)}: ela vale pelo menos até esse dia.`
  throw new ErroDeDominio('EM_USO', { mensagem, campos: { [campo]: mensagem } })
}

export async function verRegras({
  ctx,
  input,
}: {
  ctx: CtxCliente
  input: { codigo: string }
}): Promise<RegrasDoEspecialista> {
  const { codigo } = await exigirPartes(ctx, input.codigo)
  const linhas = await lerRegras(ctx.tx, ctx.cliente, codigo, { hoje: hojeNaEmpresa(ctx) })
  return { itens: linhas.map((linha) => apresentarRegra(ctx, linha)), permissoes: { criar: daEmpresa(ctx.ator) } }
}

export async function criarRegra({
  ctx,
  input,
}: {
  ctx: CtxCliente
  input: DadosDaRegra & { codigo: string }
}): Promise<RegraDoEspecialista> {
  const { codigo } = await exigirPartes(ctx, input.codigo, { travar: true })
  const criada = await lerUma(ctx, { codigo, regra: await inserirRegra(ctx.tx, ctx.cliente, codigo, input) })
  registrar(ctx, codigo, 'criar regra de repasse', null, criada)
  return apresentarRegra(ctx, criada)
}

export async function alterarRegra({
  ctx,
  input,
}: {
  ctx: CtxCliente
  input: DadosDaRegra & ComVersao
}): Promise<RegraDoEspecialista> {
  const antes = await abrir(ctx, input)
  exigirSemUso(antes, 'Para mudar daqui em diante, substitua-a por outra.')
  await mudarRegra(ctx.tx, ctx.cliente, antes.codigo, input)
  const depois = await lerUma(ctx, input)
  registrar(ctx, input.codigo, 'alterar regra de repasse', antes, depois)
  return apresentarRegra(ctx, depois)
}

export async function encerrarRegra({
  ctx,
  input,
}: {
  ctx: CtxCliente
  input: ComVersao & { vigenteAte: Dia | null }
}): Promise<RegraDoEspecialista> {
  const antes = await abrir(ctx, input)
  const { vigenteAte } = input
  if (vigenteAte !== null && vigenteAte < antes.vigenteDe)
    throw new ErroDeDominio('VALIDACAO', { campos: { vigenteAte: 'O último dia vem depois do primeiro.' } })
  exigirFimDepoisDoUso(antes, vigenteAte, 'vigenteAte')
  await mudarFimDaRegra(ctx.tx, ctx.cliente, antes.codigo, vigenteAte)
  const depois = await lerUma(ctx, input)
  registrar(ctx, input.codigo, 'encerrar regra de repasse', antes, depois)
  return apresentarRegra(ctx, depois)
}

const mesmoAlvo = (linha: LinhaDeRegra, dados: DadosDaRegra): boolean =>
  (linha.servico?.codigo ?? null) === dados.servico && (linha.parceiro?.codigo ?? null) === dados.parceiro

/** Ends a rule on the eve of the new one, which is for the same target. */
export async function substituirRegra({
  ctx,
  input,
}: {
  ctx: CtxCliente
  input: DadosDaRegra & ComVersao
}): Promise<RegraDoEspecialista> {
  const antes = await abrir(ctx, input)
  if (!mesmoAlvo(antes, input))
    throw new ErroDeDominio('VALIDACAO', {
      campos: { servico: 'A nova regra é para o mesmo serviço e a mesma clínica.' },
    })
  const vespera = Temporal.PlainDate.from(input.vigenteDe).subtract({ days: 1 }).toString()
  if (vespera < antes.vigenteDe)
    throw new ErroDeDominio('VALIDACAO', {
      campos: { vigenteDe: `A nova regra começa depois de ${formatarData(antes.vigenteDe)}, quando a atual começou.` },
    })
  exigirFimDepoisDoUso(antes, vespera, 'vigenteDe')
  if (antes.vigenteAte === null || antes.vigenteAte > vespera)
    await mudarFimDaRegra(ctx.tx, ctx.cliente, antes.codigo, vespera)
  registrar(ctx, input.codigo, 'encerrar regra de repasse', antes, await lerUma(ctx, input))
  return criarRegra({ ctx, input })
}

export async function excluirRegra({ ctx, input }: { ctx: CtxCliente; input: Chave }): Promise<void> {
  const antes = await abrir(ctx, input)
  exigirSemUso(antes, 'Encerre-a no dia em que deixa de valer.')
  await apagarRegra(ctx.tx, ctx.cliente, antes.codigo)
  const mudancas = Object.fromEntries(
    Object.entries(daTrilha(antes)).map(([campo, valor]) => [campo, [valor, null] as const]),
  )
  ctx.auditar({ acao: 'excluir regra de repasse', entidade: 'especialista', registro: input.codigo, mudancas })
}
