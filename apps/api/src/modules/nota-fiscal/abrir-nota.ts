import type { NotaCompleta, NotasDoTitulo, PreviaDaNota } from '@vetlume/dominio/nota-fiscal'
import { ocupaTitulo, retemPorPadrao } from '@vetlume/dominio/nota-fiscal'
import type { CtxCliente } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { verConfiguracao } from './configuracao.ts'
import { emite, leituraDe, oQuePode } from './policy.ts'
import { avisosDoTitulo, recusaDoTitulo } from './preparar-nota.ts'
import { lerConfiguracao } from './queries-configuracao.ts'
import { lerNota, notasDoTitulo } from './queries-leitura.ts'
import { lerTitulo, type TituloDaNota } from './queries-titulo.ts'

export async function abrirNota(ctx: CtxCliente, codigo: string): Promise<NotaCompleta> {
  const nota = exigir(await lerNota(ctx.tx, leituraDe(ctx), codigo))
  return { ...nota, permissoes: oQuePode(ctx.ator, nota.estado) }
}

async function preverNota({ tx, cliente }: CtxCliente, titulo: TituloDaNota): Promise<PreviaDaNota | null> {
  const configurada = await lerConfiguracao(tx, cliente)
  if (configurada === undefined) return null
  const { issRetido, regime, apuracao, aliquotaBp } = configurada
  const { nome, documento } = titulo.tomador
  return {
    descricao: titulo.descricao,
    tomador: { nome, documento },
    issRetido: retemPorPadrao(issRetido, documento),
    avisos: avisosDoTitulo(titulo),
    tributacao: { regime, apuracao, aliquotaBp },
  }
}

async function porQueNaoEmite(ctx: CtxCliente, titulo: TituloDaNota, ocupado: boolean): Promise<string | null> {
  const doTitulo = recusaDoTitulo(titulo)
  if (doTitulo !== null) return doTitulo
  if (ocupado) return 'Esta conta já tem uma nota fiscal.'
  const { pendencias } = await verConfiguracao({ ctx })
  return pendencias.length > 0 ? pendencias.join(' ') : null
}

/** The notes of a title and what the next one would say. */
export async function verNotasDoTitulo({
  ctx,
  input,
}: {
  ctx: CtxCliente
  input: { titulo: string }
}): Promise<NotasDoTitulo> {
  const { tx, ator } = ctx
  const leitura = leituraDe(ctx)
  const titulo = exigir(await lerTitulo(tx, leitura, input.titulo))
  const notas = await notasDoTitulo(tx, leitura, titulo.codigo)
  const ocupado = notas.some(({ estado }) => ocupaTitulo(estado))
  const { codigo, numero, valorCentavos } = titulo
  const semEmissao = emite(ator) ? await porQueNaoEmite(ctx, titulo, ocupado) : null
  return {
    titulo: { codigo, numero, valorCentavos },
    notas,
    previa: emite(ator) ? await preverNota(ctx, titulo) : null,
    semEmissao,
    permissoes: { emitir: emite(ator) && semEmissao === null },
  }
}
