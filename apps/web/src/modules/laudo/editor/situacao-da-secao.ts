import type { SecaoDoLaudo } from '@vetlume/dominio/laudo'
import { semTexto } from '@vetlume/dominio/laudo'
import { mudarSituacao } from '../edicao/operacoes.ts'
import { inserirFrase } from '../../texto-rico/index.ts'
import type { Bancada } from './bancada.ts'
import { idDoTexto } from './id-do-texto.ts'
import { idDoMotivo } from './lugares.ts'

/**
 * Changes the situation as a person would: "normal" in a blank section brings the model's normal phrase, "not
 * evaluated" asks for the reason.
 */
export function definirSituacaoDaSecao(bancada: Bancada, id: string, situacao: SecaoDoLaudo['situacao']): void {
  const { loja, laudo, mesaDeTexto, mudar } = bancada
  const secao = loja.ler().conteudo.secoes.find((uma) => uma.id === id)
  if (secao === undefined) return
  mudar(mudarSituacao(id, situacao))
  if (situacao === 'NAO_AVALIADO') setTimeout(() => document.getElementById(idDoMotivo(id))?.focus(), 0)
  if (situacao !== 'NORMAL' || !semTexto(secao.texto)) return
  const frase = laudo.modelo?.secoes.find((uma) => uma.id === id)?.frases.find((uma) => uma.situacao === 'NORMAL')
  const editor = mesaDeTexto.campos.get(idDoTexto(id))
  if (frase !== undefined && editor !== undefined) inserirFrase(editor, frase, { de: 0, ate: 0 }, true)
}
