import { normalizarBusca } from '../formatos/index.ts'
import { ehOrgao, ORGAOS } from '../orgaos/index.ts'
import type { SecaoDoModelo } from './estrutura-do-modelo.ts'
import type { TextoRico } from './conteudo.ts'
import { textoPlano } from './texto-do-laudo.ts'
import { TEXTO_VAZIO } from './texto-vazio.ts'

const escreverParagrafos = (texto: string): TextoRico => ({
  type: 'doc',
  content: texto
    .split('\n')
    .map((text) => ({ type: 'paragraph', content: text === '' ? [] : [{ type: 'text', text }] })),
})

type Frase = SecaoDoModelo['frases'][number]

/** A phrase is for neutered patients when its name says so: `Fêmea castrada`, never `Não castrada`. */
const ehDeCastrado = ({ titulo, situacao }: Frase): boolean =>
  situacao === 'NORMAL' && /(?<!nao )\bcastrad[oa]s?\b/.test(normalizarBusca(titulo))

const retirado = ({ orgao }: SecaoDoModelo) => orgao !== null && ehOrgao(orgao) && ORGAOS[orgao].removidoNaCastracao

/**
 * A section as a laudo of this patient starts it: of a neutered one, with its phrase for neutered patients. An organ that
 * neutering takes away, without such a phrase, starts silent: never as present and normal.
 */
export function secaoParaPaciente(secao: SecaoDoModelo, castrado: boolean | null): SecaoDoModelo {
  if (castrado !== true || secao.situacao !== 'NORMAL') return secao
  const frase = secao.frases.find(ehDeCastrado)
  if (frase !== undefined) return { ...secao, texto: escreverParagrafos(frase.texto) }
  return retirado(secao) ? { ...secao, situacao: null, texto: TEXTO_VAZIO } : secao
}

/** What "normal" writes in a blank section of this patient: what the laudo would have started with; null when nothing. */
export function textoNormalPara(secao: SecaoDoModelo, castrado: boolean | null): string | null {
  const doPaciente = textoPlano(secaoParaPaciente(secao, castrado).texto)
  if (secao.situacao === 'NORMAL' && doPaciente !== '') return doPaciente
  const frases = secao.frases.filter(({ situacao }) => situacao === 'NORMAL')
  const dele = frases.find((frase) => ehDeCastrado(frase) === (castrado === true))
  if (dele !== undefined) return dele.texto
  return castrado === true && !retirado(secao) ? (frases[0]?.texto ?? null) : null
}
