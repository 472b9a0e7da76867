import { arquivoDoLaudo } from '@vetlume/dominio/laudo'
import { ArquivoPerdido } from '../../infra/arquivos.ts'
import { emTransacao, type Banco } from '../../infra/banco/index.ts'
import { tipoDaImagem } from '../../infra/imagens.ts'
import type { Pedinte } from '../../infra/pedinte.ts'
import type { Servicos } from '../../context.ts'
import { imprimirDocumento } from '../modelo-documento/index.ts'
import type { AoAndar } from './escrever-tabelas.ts'
import { LUGARES } from './formato.ts'
import { umaParte, type Pacote } from './pacote.ts'
import {
  conteudosGuardados,
  documentosEmitidos,
  laudosAssinados,
  lerDocumentoEmitido,
  type DocumentoGuardado,
} from './queries-arquivos.ts'

interface ConteudoNomeado {
  sha256: string
  caminho: string
  /** Whether it shrinks: images and PDFs are compressed already. */
  comprimir: boolean
}

/** What leaves beside the tables: contents of the store, and documents to be printed. */
export interface ArquivosDaEmpresa {
  conteudos: ConteudoNomeado[]
  documentos: DocumentoGuardado[]
}

const EXTENSOES: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  'video/mp4': 'mp4',
  'video/x-msvideo': 'avi',
}

/** As the first bytes tell it, where no record does: photos and logos. */
async function tipoDe({ arquivos }: Servicos, sha256: string): Promise<string | null> {
  try {
    const partes = await (await arquivos.abrir(sha256, { inicio: 0, fim: 11 })).toArray()
    return tipoDaImagem(Buffer.concat(partes))
  } catch (erro) {
    if (erro instanceof ArquivoPerdido) return null
    throw erro
  }
}

/** Names every file, in the state of the snapshot. A name is kept of each, never its bytes. */
export async function arquivosDaEmpresa(lugar: { tx: Banco; cliente: string }, servicos: Servicos) {
  const laudos = new Map<string, string>()
  for await (const { pdf, numero, edicao } of laudosAssinados(lugar.tx, lugar.cliente))
    laudos.set(pdf, arquivoDoLaudo(numero, edicao))
  const conteudos: ConteudoNomeado[] = []
  for await (const { chave: sha256, tipo } of conteudosGuardados(lugar.tx, lugar.cliente)) {
    const laudo = laudos.get(sha256)
    const extensao = laudo === undefined ? EXTENSOES[tipo ?? (await tipoDe(servicos, sha256)) ?? ''] : 'pdf'
    const nome = extensao === undefined ? sha256 : `${sha256}.${extensao}`
    const caminho = laudo === undefined ? LUGARES.arquivo(nome) : LUGARES.laudo(laudo)
    conteudos.push({ sha256, caminho, comprimir: extensao === undefined })
  }
  const documentos: DocumentoGuardado[] = []
  for await (const documento of documentosEmitidos(lugar.tx, lugar.cliente)) documentos.push(documento)
  return { conteudos, documentos } satisfies ArquivosDaEmpresa
}

interface Obra {
  servicos: Servicos
  pacote: Pacote
  andar: AoAndar
}

/** Copies the contents. Answers those that the store no longer has as they were: the copy goes on without them, and says so. */
export async function copiarConteudos(
  { servicos, pacote, andar }: Obra,
  conteudos: readonly ConteudoNomeado[],
): Promise<string[]> {
  const perdidos: string[] = []
  for (const [posicao, { sha256, caminho, comprimir }] of conteudos.entries()) {
    await andar('ARQUIVOS', posicao, conteudos.length)
    const fluxo = await servicos.arquivos.abrir(sha256).catch((erro: unknown) => {
      if (erro instanceof ArquivoPerdido) return null
      throw erro
    })
    const copiado = fluxo === null ? null : await pacote.acrescentar(caminho, fluxo, { comprimir })
    if (copiado?.sha256 !== sha256) perdidos.push(sha256)
  }
  return perdidos
}

/** Prints what was issued, from what was kept of it. */
export async function imprimirDocumentos(
  { servicos, pacote, andar, db, pedinte }: Obra & { db: Banco; pedinte: Pedinte },
  documentos: readonly DocumentoGuardado[],
): Promise<void> {
  const cliente = pedinte.dono
  for (const [posicao, { chave, numero, tipo }] of documentos.entries()) {
    await andar('DOCUMENTOS', posicao, documentos.length)
    const lido = await emTransacao(db, { papel: 'cliente', cliente }, (tx) => lerDocumentoEmitido(tx, cliente, chave))
    if (lido === undefined) continue
    const pdf = await imprimirDocumento(servicos, lido.documento, lido.emitidoEm, { pedinte })
    await pacote.acrescentar(LUGARES.documento(`${tipo.toLowerCase()}-${numero}.pdf`), umaParte(pdf), {
      comprimir: false,
    })
  }
}
