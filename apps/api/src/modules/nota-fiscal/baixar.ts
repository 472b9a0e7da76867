import type { CtxCliente, CtxLivre } from '../../context.ts'
import { exigir, exigirCliente } from '../../infra/banco/index.ts'
import { lerDps } from '../../infra/nota-fiscal/index.ts'
import { pedinteDe } from '../../infra/pedinte.ts'
import type { Ator } from '../../infra/token.ts'
import { comImpressora, lerEstabelecimento, lerLogo } from '../modelo-documento/index.ts'
import { abrirNota } from './abrir-nota.ts'
import { comporNota } from './documento.ts'
import { leituraDe } from './policy.ts'
import { lerXml } from './queries-leitura.ts'

type ComCodigo = { input: { codigo: string } }
const XML = 'application/xml'

/** The NFS-e as the national environment authorised it. One that was not has none. */
export async function baixarXml({ ctx, input }: ComCodigo & { ctx: CtxCliente }) {
  const { nfse, chave } = exigir(await lerXml(ctx.tx, leituraDe(ctx), input.codigo))
  return { bytes: Buffer.from(exigir(nfse ?? undefined)), tipo: XML, nome: `NFSe-${chave ?? ''}.xml` }
}

/** The DPS as the company signed it. */
export async function baixarDps({ ctx, input }: ComCodigo & { ctx: CtxCliente }) {
  const { dps, id } = exigir(await lerXml(ctx.tx, leituraDe(ctx), input.codigo))
  return { bytes: Buffer.from(dps), tipo: XML, nome: `${id}.xml` }
}

/** PDF/A of an authorised note, in the company's letterhead. */
export async function baixarPdf({ ctx, input }: ComCodigo & { ctx: CtxLivre<Ator> }) {
  const cliente = exigirCliente(ctx.ator)
  const { nota, dps, estabelecimento } = await ctx.emCliente(cliente, async (interno) => {
    const lida = await abrirNota(interno, input.codigo)
    exigir(lida.chave ?? undefined)
    return {
      nota: lida,
      dps: exigir(await lerXml(interno.tx, leituraDe(interno), input.codigo)).dps,
      estabelecimento: exigir(await lerEstabelecimento(interno.tx, cliente)),
    }
  })
  // What was signed, and not what the settings say by now.
  const documento = comporNota(nota, { estabelecimento, codigo: (await lerDps(dps))?.codigoTributacao ?? '' })
  const { servicos, agora } = ctx
  const logo = await lerLogo(servicos, documento.estabelecimento.logo)
  const bytes = await comImpressora(() =>
    servicos.impressor.imprimirNota(documento, logo, agora.toString(), { pedinte: pedinteDe(ctx) }),
  )
  return { bytes, tipo: 'application/pdf', nome: `nota-fiscal-${documento.numero}.pdf` }
}
