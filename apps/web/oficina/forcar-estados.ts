const PSEUDOS = [
  [/:hover/g, 'hover'],
  [/:focus-visible/g, 'foco'],
] as const

const feitas = new WeakSet<CSSRule>()

function copiar(regra: CSSStyleRule): void {
  for (const [pseudo, nome] of PSEUDOS) {
    // What holds only without it has no other look with it.
    const semEle = regra.selectorText.includes(`:not(${pseudo.source}`)
    if (semEle || regra.selectorText.match(pseudo) === null || feitas.has(regra)) continue
    feitas.add(regra)
    const seletor = regra.selectorText
      .split(/,(?![^()]*\))/)
      .map((um) => `[data-forcar='${nome}'] section ${um.replace(pseudo, '').trim() || ':is(button, a, input)'}`)
      .join(', ')
    const onde = regra.parentRule instanceof CSSGroupingRule ? regra.parentRule : regra.parentStyleSheet
    onde?.insertRule(`${seletor} { ${regra.style.cssText} }`, onde.cssRules.length)
  }
}

function percorrer(regras: CSSRuleList): void {
  for (const regra of Array.from(regras)) {
    if (regra instanceof CSSStyleRule) copiar(regra)
    else if (regra instanceof CSSGroupingRule) percorrer(regra.cssRules)
  }
}

/** What looks so only under the mouse, or with the focus of the keyboard, looks so too where the page says `data-forcar`. */
export function forcarEstados(): void {
  for (const folha of document.styleSheets) percorrer(folha.cssRules)
}
