import type { ConteudoDoLaudo, SecaoDoLaudo, Trazida } from './conteudo.ts'
import { textoPlano } from './texto-do-laudo.ts'
import { pecasDoCorpo } from './tipos/pecas.ts'

type Secao = Pick<SecaoDoLaudo, 'texto' | 'medidas' | 'corpo' | 'trazidas'>

/** What somebody rewrote, or measured again, was looked at: only what stands as it came waits. */
function comoVeio({ texto, medida, peca }: Trazida, plano: string, { medidas, corpo }: Secao): boolean {
  if (peca !== undefined)
    return pecasDoCorpo(corpo).some(({ chave, valor }) => chave === peca.chave && valor === peca.valor)
  if (medida === undefined) return plano.includes(texto)
  const { id, lado, valor } = medida
  return medidas.some((uma) => uma.id === id && uma.lado === lado && uma.valor === valor)
}

/** Sentences and values of an earlier exam that nobody confirmed in this one, in the order in which they came. */
export function trazidasPorConfirmar(secao: Secao): Trazida[] {
  const { texto, trazidas = [] } = secao
  if (trazidas.length === 0) return []
  const plano = textoPlano(texto)
  return trazidas.filter((trazida) => comoVeio(trazida, plano, secao))
}

/** The same of the conclusion, which has no measures. */
export const trazidasDaConclusao = ({ conclusao, trazidasNaConclusao }: ConteudoDoLaudo): Trazida[] =>
  trazidasPorConfirmar({ texto: conclusao, medidas: [], trazidas: trazidasNaConclusao })

const mesmaTrazida = (a: Trazida, b: Trazida): boolean =>
  a.em === b.em &&
  a.texto === b.texto &&
  a.medida?.id === b.medida?.id &&
  a.medida?.lado === b.medida?.lado &&
  a.medida?.valor === b.medida?.valor &&
  a.peca?.chave === b.peca?.chave &&
  a.peca?.valor === b.peca?.valor

/** Without one that was confirmed; absent, not empty, when none is left. */
function semUma(trazidas: readonly Trazida[] | undefined, confirmada: Trazida): Trazida[] | undefined {
  const restam = (trazidas ?? []).filter((uma) => !mesmaTrazida(uma, confirmada))
  return restam.length === 0 ? undefined : restam
}

/** The section with one of them confirmed; with the last one, somebody has looked at all of it. */
export function confirmarTrazida({ trazidas, ...secao }: SecaoDoLaudo, confirmada: Trazida): SecaoDoLaudo {
  const restam = semUma(trazidas, confirmada)
  const nova = restam === undefined ? secao : { ...secao, trazidas: restam }
  return trazidasPorConfirmar(nova).length > 0 ? nova : { ...secao, confirmada: true }
}

export function confirmarNaConclusao(
  { trazidasNaConclusao, ...conteudo }: ConteudoDoLaudo,
  confirmada: Trazida,
): ConteudoDoLaudo {
  const restam = semUma(trazidasNaConclusao, confirmada)
  return restam === undefined ? conteudo : { ...conteudo, trazidasNaConclusao: restam }
}

/** Marks of two people who began from the same: what one of them confirmed is confirmed, what one of them brought waits. */
export function juntarTrazidas(
  base: readonly Trazida[] = [],
  meu: readonly Trazida[] = [],
  deles: readonly Trazida[] = [],
): Trazida[] | undefined {
  const tem = (lista: readonly Trazida[], procurada: Trazida) => lista.some((uma) => mesmaTrazida(uma, procurada))
  const novas = deles.filter((uma) => !tem(meu, uma))
  const juntas = [...meu, ...novas].filter((uma) => !tem(base, uma) || (tem(meu, uma) && tem(deles, uma)))
  return juntas.length === 0 ? undefined : juntas
}
