import { Worker } from 'node:worker_threads'
import type { Extrato } from '@vetlume/dominio/fechamento'
import type { DemonstrativoImpresso } from '@vetlume/dominio/financeiro'
import type { DocumentoDoLaudo } from '@vetlume/dominio/laudo'
import type { ResumoImpresso } from '@vetlume/dominio/laudo-para-tutor'
import type { DocumentoDeTexto } from '@vetlume/dominio/modelo-documento'
import type { DocumentoDaNota } from '@vetlume/dominio/nota-fiscal'
import type { RelatorioImpresso } from '@vetlume/dominio/privacidade'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { Pedinte } from '../pedinte.ts'
import { criarVez } from '../vez.ts'
import { ErroDeImpressao } from './erro-de-impressao.ts'
import { criarGrupo } from './grupo.ts'
import type { PedidoDeImpressao, RespostaDeImpressao } from './pedido.ts'

/** `previa`: marked on every page as being no document. */
export interface OpcoesDaImpressao {
  previa?: boolean
  /** Waits its company's turn; what the program prints by itself waits behind all. */
  pedinte?: Pedinte
}

export type Impressor = {
  /**
   * PDF/A-2a of a signed laudo; the same input gives the same bytes. `arquivos` maps SHA-256 to the bytes of every image and of the
   * logo; `emitidoEm` is an ISO instant. Rejects with `ErroDeImpressao`, whose message names the laudo.
   */
  imprimirLaudo(
    documento: DocumentoDoLaudo,
    arquivos: ReadonlyMap<string, Uint8Array>,
    emitidoEm: string,
    opcoes?: OpcoesDaImpressao,
  ): Promise<Uint8Array>
  /** The pages of a laudo as an SVG, drawn as they would be printed: to be looked at, never kept. */
  desenharLaudo(
    documento: DocumentoDoLaudo,
    arquivos: ReadonlyMap<string, Uint8Array>,
    emitidoEm: string,
    opcoes?: OpcoesDaImpressao,
  ): Promise<Uint8Array>
  /** PDF/A-2a of a document that is not a laudo, in the same terms. */
  imprimirDocumento(
    documento: DocumentoDeTexto,
    arquivos: ReadonlyMap<string, Uint8Array>,
    emitidoEm: string,
    opcoes?: OpcoesDaImpressao,
  ): Promise<Uint8Array>
  /** PDF/A-2a of the statement of a period, in the same terms. */
  imprimirExtrato(
    extrato: Extrato,
    arquivos: ReadonlyMap<string, Uint8Array>,
    emitidoEm: string,
    opcoes?: OpcoesDaImpressao,
  ): Promise<Uint8Array>
  /** PDF/A-2a of the auxiliary document of an invoice, in the same terms. */
  imprimirNota(
    nota: DocumentoDaNota,
    arquivos: ReadonlyMap<string, Uint8Array>,
    emitidoEm: string,
    opcoes?: OpcoesDaImpressao,
  ): Promise<Uint8Array>
  /** PDF/A-2a of a statement in columns, in the same terms. */
  imprimirDemonstrativo(
    demonstrativo: DemonstrativoImpresso,
    arquivos: ReadonlyMap<string, Uint8Array>,
    emitidoEm: string,
    opcoes?: OpcoesDaImpressao,
  ): Promise<Uint8Array>
  /** PDF/A-2a of everything held about a person, in the same terms. */
  imprimirRelatorio(
    relatorio: RelatorioImpresso,
    arquivos: ReadonlyMap<string, Uint8Array>,
    emitidoEm: string,
    opcoes?: OpcoesDaImpressao,
  ): Promise<Uint8Array>
  /** PDF/A-2a of the summary of a laudo for its tutor, in the same terms. */
  imprimirResumo(
    resumo: ResumoImpresso,
    arquivos: ReadonlyMap<string, Uint8Array>,
    emitidoEm: string,
    opcoes?: OpcoesDaImpressao,
  ): Promise<Uint8Array>
  /** Refuses what is waiting, stops the workers. */
  encerrar(): Promise<void>
}

type OpcoesDoImpressor = { trabalhadores?: number; limiteMs?: number; ociosoMs?: number }

/** Images of one document, together: more than this would not fit the memory of a worker. */
const LIMITE_DE_BYTES = 128 * 1024 * 1024

/** JPEG, PNG and WebP by their first bytes. SVG is refused: it can point to other files. */
function ehImagem(bytes: Uint8Array): boolean {
  const inicio = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 12)).toString('latin1')
  return (
    inicio.startsWith('\xff\xd8\xff') ||
    inicio.startsWith('\x89PNG\r\n') ||
    (inicio.startsWith('RIFF') && inicio.endsWith('WEBP'))
  )
}

/** The files that the document shows and no other; what is wrong with one is told by the name that the reader knows. */
function reunirArquivos(
  { logo, assinaturas = [] }: { logo: string | null; assinaturas?: readonly (string | undefined)[] },
  imagens: readonly { sha256: string }[],
  arquivos: ReadonlyMap<string, Uint8Array>,
): Map<string, Uint8Array> {
  const figuras = imagens.map(({ sha256 }, i) => ({ sha256, nome: `a imagem da figura ${i + 1}` }))
  const pedidos = [
    ...(logo === null ? [] : [{ sha256: logo, nome: 'a imagem do logotipo' }]),
    ...assinaturas
      .filter((sha256) => sha256 !== undefined)
      .map((sha256) => ({ sha256, nome: 'a imagem da assinatura' })),
    ...figuras,
  ]
  const reunidos = new Map<string, Uint8Array>()
  for (const { sha256, nome } of pedidos) {
    const bytes = arquivos.get(sha256)
    // The name becomes a path in the compiler: anything but a digest could stand for another file there.
    if (!bytes || !/^[0-9a-f]{64}$/.test(sha256))
      throw new ErroDeImpressao('ARQUIVO_AUSENTE', `${nome} não está entre os arquivos`)
    if (!ehImagem(bytes)) throw new ErroDeImpressao('IMAGEM_INVALIDA', `${nome} não é JPEG, PNG nem WebP`)
    reunidos.set(sha256, bytes)
  }
  const total = [...reunidos.values()].reduce((soma, bytes) => soma + bytes.byteLength, 0)
  if (total > LIMITE_DE_BYTES) throw new ErroDeImpressao('GRANDE_DEMAIS', 'as imagens juntas passam de 128 MB')
  return reunidos
}

function criarTrabalhador(): Worker {
  return new Worker(new URL('./trabalhador.ts', import.meta.url), {
    name: 'impressor',
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
}

function comNome(nome: string, erro: unknown): ErroDeImpressao {
  const { motivo, message } =
    erro instanceof ErroDeImpressao ? erro : new ErroDeImpressao('FALHA', 'o documento não pôde ser composto')
  return new ErroDeImpressao(motivo, `Não foi possível imprimir ${nome}: ${message}.`, { cause: erro })
}

/** Nothing starts until the first document. Up to two workers by default: with two cores, one is left for requests. */
export function criarImpressor({
  trabalhadores = 2,
  limiteMs = 30_000,
  ociosoMs = 120_000,
}: OpcoesDoImpressor = {}): Impressor {
  const grupo = criarGrupo<PedidoDeImpressao, RespostaDeImpressao>({
    criarTrabalhador,
    trabalhadores,
    limiteMs,
    ociosoMs,
  })
  // Who waits holds the images of its document.
  const naVez = criarVez(trabalhadores, { esperando: 60, porDono: 20 })
  /** `montar` runs inside: what is wrong with a file is told with the name of the document too. */
  async function imprimir(
    nome: string,
    emitidoEm: string,
    pedinte: Pedinte | undefined,
    montar: (criadoEm: number) => PedidoDeImpressao,
  ): Promise<Uint8Array> {
    try {
      const criadoEm = Math.floor(Temporal.Instant.from(emitidoEm).epochMilliseconds / 1000)
      const pedido = montar(criadoEm)
      const executar = () => grupo.executar(pedido)
      const resposta = await (pedinte === undefined ? executar() : naVez(executar, pedinte))
      if ('impresso' in resposta) return resposta.impresso
      throw new ErroDeImpressao(resposta.falha, resposta.mensagem, { cause: resposta.detalhe })
    } catch (erro) {
      throw erro instanceof ErroDeDominio ? erro : comNome(nome, erro)
    }
  }
  const doLaudo =
    (saida: Pick<PedidoDeImpressao, 'comoDesenho'>): Impressor['imprimirLaudo'] =>
    (documento, arquivos, emitidoEm, { previa = false, pedinte } = {}) =>
      imprimir(`o laudo nº ${documento.numero}`, emitidoEm, pedinte, (criadoEm) => ({
        modelo: 'laudo',
        documento,
        arquivos: reunirArquivos(
          {
            logo: documento.estabelecimento.logo,
            assinaturas: [documento.veterinario.assinatura, documento.revisao?.assinatura],
          },
          documento.imagens,
          arquivos,
        ),
        criadoEm,
        previa,
        ...saida,
      }))
  return {
    imprimirLaudo: doLaudo({}),
    desenharLaudo: doLaudo({ comoDesenho: true }),
    imprimirDocumento: (documento, arquivos, emitidoEm, { previa = false, pedinte } = {}) =>
      imprimir(`o documento “${documento.titulo}”`, emitidoEm, pedinte, (criadoEm) => ({
        modelo: 'documento',
        documento,
        arquivos: reunirArquivos(documento.estabelecimento, [], arquivos),
        criadoEm,
        previa,
      })),
    imprimirExtrato: (documento, arquivos, emitidoEm, { previa = false, pedinte } = {}) =>
      imprimir(`o extrato nº ${documento.numero}`, emitidoEm, pedinte, (criadoEm) => ({
        modelo: 'extrato',
        documento,
        arquivos: reunirArquivos(documento.estabelecimento, [], arquivos),
        criadoEm,
        previa,
      })),
    imprimirNota: (documento, arquivos, emitidoEm, { previa = false, pedinte } = {}) =>
      imprimir(`a nota fiscal nº ${documento.numero}`, emitidoEm, pedinte, (criadoEm) => ({
        modelo: 'nota',
        documento,
        arquivos: reunirArquivos(documento.estabelecimento, [], arquivos),
        criadoEm,
        previa,
      })),
    imprimirDemonstrativo: (documento, arquivos, emitidoEm, { previa = false, pedinte } = {}) =>
      imprimir(`o demonstrativo “${documento.titulo}”`, emitidoEm, pedinte, (criadoEm) => ({
        modelo: 'demonstrativo',
        documento,
        arquivos: reunirArquivos(documento.estabelecimento, [], arquivos),
        criadoEm,
        previa,
      })),
    imprimirRelatorio: (documento, arquivos, emitidoEm, { previa = false, pedinte } = {}) =>
      imprimir(`“${documento.titulo}”`, emitidoEm, pedinte, (criadoEm) => ({
        modelo: 'relatorio',
        documento,
        arquivos: reunirArquivos(documento.estabelecimento, [], arquivos),
        criadoEm,
        previa,
      })),
    imprimirResumo: (documento, arquivos, emitidoEm, { previa = false, pedinte } = {}) =>
      imprimir(`o resumo do laudo ${documento.laudo}`, emitidoEm, pedinte, (criadoEm) => ({
        modelo: 'resumo',
        documento,
        arquivos: reunirArquivos(documento.estabelecimento, [], arquivos),
        criadoEm,
        previa,
      })),
    encerrar: () => grupo.encerrar(),
  }
}
