import { ErroDeDominio } from '@vetlume/dominio/erros'
import { arquivoDoLaudo, ehFotografia, type CriticoParaTutor, type DocumentoDoLaudo } from '@vetlume/dominio/laudo'
import type { CtxCliente, CtxLivre } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { tipoDaImagem } from '../../infra/imagens.ts'
import type { Ator } from '../../infra/token.ts'
import { registrarAcesso } from '../historico/index.ts'
import { hashDaChave } from './compartilhar-laudo.ts'
import { fotoEntregue } from './foto-entregue.ts'
import { originalPorBytes, type ArquivoVisivel } from './queries-imagem.ts'
import {
  compartilhamentoPorHash,
  contarAbertura,
  laudoDoCompartilhamento,
  type LaudoCompartilhado,
} from './queries-compartilhamento.ts'

type Ctx = CtxLivre

/** Finds the tenant of a link by the hash of its secret and goes on under that tenant. Throws NAO_ENCONTRADO or LINK_EXPIRADO. */
async function abrir<T>(
  ctx: Ctx,
  chave: string,
  ler: (ctx: CtxCliente<Ator | null>, aberto: LaudoCompartilhado & { codigo: string }) => Promise<T>,
): Promise<T> {
  const { cliente, codigo } = exigir(
    await ctx.emPlataforma(({ tx }) => compartilhamentoPorHash(tx, hashDaChave(chave))),
  )
  return ctx.emCliente(cliente, async (interno) => {
    const laudo = exigir(await laudoDoCompartilhamento(interno.tx, cliente, codigo, interno.agora.toString()))
    if (!laudo.vale) throw new ErroDeDominio('LINK_EXPIRADO')
    return ler(interno, { ...laudo, codigo })
  })
}

/** The whole laudo went out, as a page or as a file: counted on the link, and recorded as a reading. */
async function registrarAbertura(
  ctx: CtxCliente<Ator | null>,
  { laudo, codigo }: Pick<LaudoCompartilhado, 'laudo'> & { codigo: string },
): Promise<void> {
  await contarAbertura(ctx.tx, ctx.cliente, codigo, ctx.agora.toString())
  registrarAcesso(ctx, 'laudo', laudo, { soIsso: false })
}

interface Aberto {
  documento: DocumentoDoLaudo
  empresa: string
  expiraEm: string
  retificado: boolean
  critico: CriticoParaTutor | null
}

/** The signed document of a secret link. The opening is counted and recorded, without a person: the link is all that is known. */
export function abrirCompartilhado({ ctx, input }: { ctx: Ctx; input: { chave: string } }): Promise<Aberto> {
  return abrir(ctx, input.chave, async (interno, aberto) => {
    await registrarAbertura(interno, aberto)
    const { documento, estado, expira_em, critico } = aberto
    return { documento, empresa: interno.cliente, expiraEm: expira_em, retificado: estado === 'RETIFICADO', critico }
  })
}

/** What the summary of a secret link is made of; it counts as an opening of the laudo. */
export const abrirParaImprimir = (ctx: Ctx, chave: string): Promise<LaudoCompartilhado & { cliente: string }> =>
  abrir(ctx, chave, async (interno, aberto) => {
    await registrarAbertura(interno, aberto)
    return { ...aberto, cliente: interno.cliente }
  })

/** The photograph that a figure of the document was made of; undefined of anything else, a machine's file too. */
const fotoMostrada = ({ imagens }: DocumentoDoLaudo, sha256: string) =>
  imagens.find(({ original }) => original?.sha256 === sha256 && ehFotografia(original))

/** The PDF of a secret link or, by its hash, one of the images that the document shows, or its photograph; nothing else of the store. */
export async function baixarCompartilhado({
  ctx,
  input,
}: {
  ctx: Ctx
  input: { chave: string; sha256?: string | undefined }
}) {
  const laudo = await abrir(ctx, input.chave, async (interno, aberto) => {
    const { sha256 } = input
    if (sha256 === undefined) await registrarAbertura(interno, aberto)
    const figura = sha256 === undefined ? undefined : fotoMostrada(aberto.documento, sha256)?.sha256
    if (sha256 === undefined || figura === undefined) return aberto
    return {
      ...aberto,
      foto: exigir(await originalPorBytes(interno.tx, interno.cliente, aberto.laudo, sha256)),
      figura,
    }
  })
  if ('foto' in laudo) return fotoEntregue(ctx.servicos.arquivos, laudo)
  const { arquivos } = ctx.servicos
  const { documento, pdf_sha256, edicao } = laudo
  if (input.sha256 === undefined) {
    return {
      bytes: await arquivos.ler(pdf_sha256),
      tipo: 'application/pdf',
      nome: arquivoDoLaudo(documento.numero, edicao),
    }
  }
  const mostradas = new Set([...documento.imagens.map(({ sha256 }) => sha256), documento.estabelecimento.logo])
  const bytes = await arquivos.ler(exigir(mostradas.has(input.sha256) ? input.sha256 : null))
  return { bytes, tipo: exigir(tipoDaImagem(bytes)) }
}

/** A clip that the document of a secret link shows. */
export function clipeCompartilhado(ctx: Ctx, chave: string, sha256: string): Promise<ArquivoVisivel> {
  return abrir(ctx, chave, async ({ tx, cliente }, { laudo, documento }) => {
    const mostrado = documento.imagens.some(({ clipe }) => clipe?.sha256 === sha256)
    return exigir(mostrado ? await originalPorBytes(tx, cliente, laudo, sha256) : undefined)
  })
}
