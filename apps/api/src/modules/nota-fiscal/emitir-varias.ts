import type { EntradaLida } from '@vetlume/dominio/contrato'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { contratoNotaFiscal, DesfechosDoLote } from '@vetlume/dominio/nota-fiscal'
import type { CtxLivre } from '../../context.ts'
import { exigir, exigirCliente } from '../../infra/banco/index.ts'
import type { Ator } from '../../infra/token.ts'
import { abrirParaAssinar, type Custodia } from './certificado.ts'
import { exigirConfigurada } from './configuracao.ts'
import { emitirAssinada } from './emitir.ts'
import { leituraDe } from './policy.ts'
import { lerTitulo } from './queries-titulo.ts'

type Entrada = EntradaLida<(typeof contratoNotaFiscal)['POST /nota-fiscal/lote']>
type Desfecho = DesfechosDoLote['notas'][number]

/** Why one was refused, for who reads a list: what is wrong with a field says more than that something is. */
function recusaDe(erro: unknown): string {
  if (!(erro instanceof ErroDeDominio)) throw erro
  return Object.values(erro.campos ?? {})[0] ?? erro.message
}

/** Issues the notes of several titles as they are, the certificate opened once. Each is written, or refused, by itself. */
export async function emitirVarias({
  ctx,
  input: { senha, notas },
  custodia,
}: {
  ctx: CtxLivre<Ator>
  input: Entrada
  custodia: Custodia
}): Promise<DesfechosDoLote> {
  const cliente = exigirCliente(ctx.ator)
  await ctx.emCliente(cliente, async (interno) => {
    for (const { titulo } of notas) exigir(await lerTitulo(interno.tx, leituraDe(interno), titulo))
    await exigirConfigurada(interno)
  })
  const signatario = await abrirParaAssinar(ctx, { cliente, senha, para: 'emitir' }, custodia)
  const comoEsta = { descricao: null, descontoCentavos: 0, issRetido: null, tomador: null }
  const desfechos: Desfecho[] = []
  for (const { codigo, titulo } of notas) {
    try {
      await ctx.emCliente(cliente, (interno) => emitirAssinada(interno, { codigo, titulo, ...comoEsta }, signatario))
      desfechos.push({ titulo, nota: codigo, recusa: null })
    } catch (erro) {
      desfechos.push({ titulo, nota: null, recusa: recusaDe(erro) })
    }
  }
  return { notas: desfechos }
}
