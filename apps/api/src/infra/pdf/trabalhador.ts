import { parentPort } from 'node:worker_threads'
import { criarCompilador } from './compilador.ts'
import type { PedidoDeImpressao, RespostaDeImpressao } from './pedido.ts'
import type { DocumentoPreparado } from './compilador.ts'
import { prepararDemonstrativo } from './preparar-demonstrativo.ts'
import { prepararDocumentoDeTexto } from './preparar-documento.ts'
import { prepararExtrato } from './preparar-extrato.ts'
import { prepararNota } from './preparar-nota.ts'
import { prepararRelatorio } from './preparar-relatorio.ts'
import { prepararResumo } from './preparar-resumo.ts'
import { caminhoDaImagem, prepararLaudo, type OpcoesDePreparo } from './preparar-laudo.ts'

const compilador = criarCompilador()

async function preparar(pedido: PedidoDeImpressao, opcoes: OpcoesDePreparo): Promise<DocumentoPreparado> {
  switch (pedido.modelo) {
    case 'laudo':
      return prepararLaudo(pedido.documento, opcoes)
    case 'documento':
      return prepararDocumentoDeTexto(pedido.documento, opcoes)
    case 'extrato':
      return prepararExtrato(pedido.documento, opcoes)
    case 'nota':
      return prepararNota(pedido.documento, opcoes)
    case 'demonstrativo':
      return prepararDemonstrativo(pedido.documento, opcoes)
    case 'resumo':
      return prepararResumo(pedido.documento, opcoes)
    case 'relatorio':
      return prepararRelatorio(pedido.documento, opcoes)
  }
}

async function imprimir(pedido: PedidoDeImpressao): Promise<RespostaDeImpressao> {
  try {
    const opcoes = { desenhaveis: compilador.desenhaveis, previa: pedido.previa }
    const documento = await preparar(pedido, opcoes)
    const arquivos = new Map([...pedido.arquivos].map(([sha256, bytes]) => [caminhoDaImagem(sha256), bytes]))
    const compilar = pedido.comoDesenho === true ? compilador.desenhar : compilador.compilar
    return { impresso: compilar(documento, arquivos, pedido.criadoEm) }
  } catch (erro) {
    const detalhe = erro instanceof Error ? erro.message : String(erro)
    if (detalhe.includes('failed to decode image'))
      return { falha: 'IMAGEM_INVALIDA', mensagem: 'uma das imagens está corrompida', detalhe }
    return { falha: 'FALHA', mensagem: 'o documento não pôde ser composto', detalhe }
  }
}

async function atender(pedido: PedidoDeImpressao): Promise<void> {
  const resposta = await imprimir(pedido)
  // One turn of the loop between documents, so that native buffers of this one are released before the next.
  setImmediate(() => parentPort?.postMessage(resposta, 'impresso' in resposta ? [resposta.impresso.buffer] : []))
}

parentPort?.on('message', (pedido: PedidoDeImpressao) => void atender(pedido))
