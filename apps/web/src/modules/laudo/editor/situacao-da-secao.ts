import type { SecaoDoLaudo, TextoRico } from '@vetlume/dominio/laudo'
import { semTexto, textoNormalPara } from '@vetlume/dominio/laudo'
import { mudarSecao, mudarSituacao, naoAvaliar } from '../edicao/operacoes.ts'
import { inserirFrase, type Frase } from '../../texto-rico/index.ts'
import type { Bancada } from './bancada.ts'
import { idDoTexto } from './id-do-texto.ts'
import { idDoMotivo } from './lugares.ts'

/** The field only exists after the page draws it. */
const focarOMotivo = (id: string) => setTimeout(() => document.getElementById(idDoMotivo(id))?.focus(), 0)

const emParagrafos = (texto: string): TextoRico => ({
  type: 'doc',
  content: texto
    .split('\n')
    .map((text) => ({ type: 'paragraph', ...(text === '' ? {} : { content: [{ type: 'text', text }] }) })),
})

/** A phrase for what was not evaluated is its reason, and not text of the section; null for any other. */
export function desviarFrase({ mudar }: Bancada, id: string, { situacao, texto }: Frase): (() => void) | null {
  if (situacao !== 'NAO_AVALIADO') return null
  return () => {
    mudar(naoAvaliar(id, texto.replaceAll('\n', ' ')))
    focarOMotivo(id)
  }
}

/**
 * Changes the situation as a person would: "normal" in a blank section brings what is normal in this patient, "not
 * evaluated" asks for the reason.
 */
export function definirSituacaoDaSecao(bancada: Bancada, id: string, situacao: SecaoDoLaudo['situacao']): void {
  const { loja, laudo, mesaDeTexto, mudar } = bancada
  const secao = loja.ler().conteudo.secoes.find((uma) => uma.id === id)
  if (secao === undefined) return
  mudar(mudarSituacao(id, situacao))
  if (situacao === 'NAO_AVALIADO') focarOMotivo(id)
  if (situacao !== 'NORMAL' || !semTexto(secao.texto) || secao.guardado !== undefined) return
  const doModelo = laudo.modelo?.secoes.find((uma) => uma.id === id)
  const texto = doModelo === undefined ? null : textoNormalPara(doModelo, laudo.paciente.castrado)
  const editor = mesaDeTexto.campos.get(idDoTexto(id))
  if (texto === null) return
  if (editor !== undefined) return inserirFrase(editor, { texto }, { de: 0, ate: 0 }, true)
  // What was not evaluated had no text field to write it in.
  mudar(mudarSecao(id, () => ({ texto: emParagrafos(texto) })))
}
