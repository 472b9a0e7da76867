import { Dicer } from '@fastify/busboy'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { PassThrough, type Readable } from 'node:stream'

export interface Parte {
  tipo: string
  /** Null: it passes of the limit, and was let go as it came. */
  bytes: Uint8Array | null
}

interface Limites {
  /** Bytes of a part. */
  porParte: number
  partes: number
  /** Bytes of all. */
  total: number
}

/** RFC 2046 says 70 characters; Orthanc writes 73. */
const MAIOR_SEPARADOR = 200

/** `multipart/related; type="application/dicom"; boundary=…` as it is declared; null for what is none. */
export function lerTipoRelacionado(cabecalho: string | undefined): { tipo: string; separador: string } | null {
  if (!/^multipart\/related\s*;/i.test(cabecalho ?? '')) return null
  const parametro = (nome: string) => {
    const [, entreAspas, solto] = new RegExp(`;\\s*${nome}=(?:"([^"]*)"|([^;\\s]+))`, 'i').exec(cabecalho ?? '') ?? []
    return entreAspas ?? solto ?? ''
  }
  const separador = parametro('boundary')
  return separador === '' || separador.length > MAIOR_SEPARADOR
    ? null
    : { tipo: parametro('type').toLowerCase(), separador }
}

async function juntar(parte: Readable, maximo: number): Promise<Uint8Array | null> {
  let pedacos: Uint8Array[] = []
  let tamanho = 0
  for await (const pedaco of parte as AsyncIterable<Uint8Array>) {
    tamanho += pedaco.byteLength
    if (tamanho <= maximo) pedacos.push(pedaco)
    else pedacos = []
  }
  return tamanho > maximo ? null : Buffer.concat(pedacos)
}

const grandeDemais = (mensagem: string) => new ErroDeDominio('ARQUIVO_GRANDE_DEMAIS', { mensagem })

/** Each part of a body as it comes, one in memory at a time: the next is read when who took this one asks for it. */
export async function* lerPartes(corpo: Readable, separador: string, limites: Limites): AsyncGenerator<Parte> {
  const leitor = new Dicer({ boundary: separador })
  const chegadas: { tipo: string; fluxo: PassThrough }[] = []
  let acordar = (): void => undefined
  let fim = false
  let erro: unknown = null
  let recebidos = 0
  let quantas = 0
  const parar = (causa: unknown) => {
    erro ??= causa
    corpo.unpipe(leitor)
    corpo.resume()
    for (const { fluxo } of chegadas) fluxo.destroy()
    acordar()
  }
  const ilegivel = (causa: unknown) => parar(new ErroDeDominio('REQUISICAO_INVALIDA', { cause: causa }))
  leitor.on('part', (parte) => {
    quantas += 1
    if (quantas > limites.partes) return parar(grandeDemais(`Envie até ${limites.partes} arquivos por vez.`))
    const chegada = { tipo: '', fluxo: parte.pipe(new PassThrough()) }
    chegada.fluxo.on('error', () => undefined)
    parte.on('header', (cabecalhos: object) => {
      chegada.tipo = (cabecalhos as Record<string, string[]>)['content-type']?.[0] ?? ''
    })
    parte.on('error', (causa) => {
      ilegivel(causa)
      chegada.fluxo.destroy(causa)
    })
    chegadas.push(chegada)
    acordar()
  })
  leitor.on('error', ilegivel)
  leitor.on('finish', () => {
    fim = true
    acordar()
  })
  corpo.on('error', parar)
  corpo.on('data', (pedaco: Uint8Array) => {
    recebidos += pedaco.byteLength
    if (recebidos > limites.total)
      parar(grandeDemais(`Envie até ${Math.floor(limites.total / 1024 / 1024)} MB por vez.`))
  })
  corpo.pipe(leitor)
  try {
    for (;;) {
      if (erro !== null) throw erro
      const chegada = chegadas.shift()
      if (chegada !== undefined) {
        const bytes = await juntar(chegada.fluxo, limites.porParte).catch((causa: unknown) => {
          throw erro ?? causa
        })
        yield { tipo: chegada.tipo, bytes }
      } else if (fim) return
      else await new Promise<void>((resolver) => void (acordar = resolver))
    }
  } finally {
    // Whoever stopped reading leaves the rest to go by, so that the answer finds its way.
    corpo.unpipe(leitor)
    corpo.resume()
  }
}
