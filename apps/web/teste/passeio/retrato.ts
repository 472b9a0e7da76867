import { utils } from 'vitest/browser'

/** What stands around every screen, which is not what a screen says. */
const DA_CASCA = /^- (?:banner|link "Pular para o conteúdo"|navigation "Menu principal")/
const ALINHADAS = /^\s*- (?:option|gridcell|button|row|listitem|menuitem|radio)\b/
const SEGUIDAS = 8
const NOME = /"(?:[^"\\]|\\.)*"/

/** Of more than a few lines alike, one after the other, the first ones and the last: each day and each year would be one. */
function encurtar(linhas: readonly string[]): string[] {
  const molde = (linha: string | undefined) => linha?.replace(NOME, '').replace(/: .*/, '').trimEnd()
  const curtas: string[] = []
  for (let de = 0, ate = 1; de < linhas.length; de = ate, ate = de + 1) {
    const linha = linhas[de] ?? ''
    while (ALINHADAS.test(linha) && ate < linhas.length && molde(linhas[ate]) === molde(linha)) ate += 1
    const iguais = linhas.slice(de, ate)
    const recuo = /^\s*/.exec(linha)?.[0] ?? ''
    if (iguais.length <= SEGUIDAS) curtas.push(...iguais)
    else curtas.push(...iguais.slice(0, 3), `${recuo}… ${iguais.length - 4}`, ...iguais.slice(-1))
  }
  return curtas
}

/** What names an element for who clicks it, short. */
export const nomeDe = (alvo: Element) =>
  (alvo.getAttribute('aria-label') ?? alvo.textContent).replaceAll(/\s+/g, ' ').trim()

/** What a screen reader is told of all that is on screen, a thing a line, without what is said twice. */
export function retrato(): string[] {
  const linhas = utils.aria
    .renderAriaTree(utils.aria.generateAriaTree(document.body))
    .replaceAll(location.origin, 'https://vetlume')
    .split('\n')
  let dentro = true
  const doConteudo = linhas.filter((linha, i) => {
    if (linha.startsWith('- ')) dentro = !DA_CASCA.test(linha)
    const rotulo = /^\s*- text: (.*)/.exec(linha)?.[1]
    return dentro && (rotulo === undefined || linhas[i + 1]?.includes(`"${rotulo}"`) !== true)
  })
  // The name of a row is that of its cells, which follow.
  return encurtar(doConteudo.map((linha) => (/^\s*- (?:row|gridcell) "/.test(linha) ? linha.replace(NOME, '') : linha)))
}

/** False while a window covers it. */
export const telaAMostra = (linhas: readonly string[]) => linhas.some((linha) => linha.startsWith('- main'))

function sobra(linhas: readonly string[], outras: readonly string[], sinal: string): string[] {
  const contas = new Map<string, number>()
  for (const linha of outras) contas.set(linha, (contas.get(linha) ?? 0) + 1)
  return linhas.flatMap((linha) => {
    const quantas = contas.get(linha) ?? 0
    contas.set(linha, quantas - 1)
    return quantas > 0 ? [] : [`${sinal} ${linha}`]
  })
}

/** The lines that are in one only. */
export const diferenca = (antes: readonly string[], depois: readonly string[]): string[] => [
  ...sobra(antes, depois, '-'),
  ...sobra(depois, antes, '+'),
]

/** The lines that left and those that came; what a window covers did not leave. */
export const mudanca = (antes: readonly string[], depois: readonly string[]): string[] =>
  telaAMostra(depois) ? diferenca(antes, depois) : sobra(depois, antes, '+')
