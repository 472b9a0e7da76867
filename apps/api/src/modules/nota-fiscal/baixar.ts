import type { CtxCliente, CtxLivre } from '../../context.ts'
import { exigir, exigirCliente, type Banco } from '../../infra/banco/index.ts'
import { lerDps } from '../../infra/nota-fiscal/index.ts'
import { pedinteDe } from '../../infra/pedinte.ts'
import type { Ator } from '../../infra/token.ts'
import { comImpressora, lerEstabelecimento, lerLogo, type Estabelecimento } from '../modelo-documento/index.ts'
import { comporNota } from './documento.ts'
import { leituraDe, type Leitura } from './policy.ts'
import { lerNota, lerXml, type NotaLida } from './queries-leitura.ts'

type ComCodigo = { input: { codigo: string } }
const XML = 'application/xml'

export async function lerXmlAutorizado(tx: Banco, leitura: Leitura, codigo: string) {
  const { nfse, chave } = exigir(await lerXml(tx, leitura, codigo))
  return { bytes: Buffer.from(exigir(nfse ?? undefined)), tipo: XML, nome: `NFSe-${chave ?? ''}.xml` }
}

/** The NFS-e as the national environment authorised it. One that was not has none. */
export async function baixarXml({ ctx, input }: ComCodigo & { ctx: CtxCliente }) {
  return lerXmlAutorizado(ctx.tx, leituraDe(ctx), input.codigo)
}

/** The DPS as the company signed it. */
export async function baixarDps({ ctx, input }: ComCodigo & { ctx: CtxCliente }) {
  const { dps, id } = exigir(await lerXml(ctx.tx, leituraDe(ctx), input.codigo))
  return { bytes: Buffer.from(dps), tipo: XML, nome: `${id}.xml` }
}

export interface NotaAImprimir {
  nota: NotaLida
  dps: string
  estabelecimento: Estabelecimento
}

/** What the paper of an authorised note is made of. One that was not has none. */
export async function lerParaImprimir(tx: Banco, leitura: Leitura, codigo: string): Promise<NotaAImprimir> {
  const nota = exigir(await lerNota(tx, leitura, codigo))
  exigir(nota.chave ?? undefined)
  const { dps } = exigir(await lerXml(tx, leitura, codigo))
  return { nota, dps, estabelecimento: exigir(await lerEstabelecimento(tx, leitura.cliente)) }
}

/** PDF/A of an authorised note, in the letterhead of who issued it. */
export async function imprimirNota(ctx: CtxLivre<Ator>, { nota, dps, estabelecimento }: NotaAImprimir) {
  // What was signed, and not what the settings say by now.
  const documento = comporNota(nota, { estabelecimento, codigo: (await lerDps(dps))?.codigoTributacao ?? '' })
  const { servicos, agora } = ctx
  const logo = await lerLogo(servicos, documento.estabelecimento.logo)
  const bytes = await comImpressora(() =>
    servicos.impressor.imprimirNota(documento, logo, agora.toString(), { pedinte: pedinteDe(ctx) }),
  )
  return { bytes, tipo: 'application/pdf', nome: `nota-fiscal-${documento.numero}.pdf` }
}

export async function baixarPdf({ ctx, input }: ComCodigo & { ctx: CtxLivre<Ator> }) {
  const lida = await ctx.emCliente(exigirCliente(ctx.ator), (interno) =>
    lerParaImprimir(interno.tx, leituraDe(interno), input.codigo),
  )
  return imprimirNota(ctx, lida)
}
