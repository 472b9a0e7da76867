type Regra = readonly [padrao: RegExp, nome: string]

// Order matters: most browsers also say that they are others.
const NAVEGADORES: readonly Regra[] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOpera/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]
const SISTEMAS: readonly Regra[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bMacintosh\b|\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

const achar = (regras: readonly Regra[], texto: string) => regras.find(([padrao]) => padrao.test(texto))?.[1]

/** The `User-Agent` of a session as people would say it: "Chrome no Windows". */
export function agenteEmPalavras(agente: string | null): string {
  if (agente === null || agente.trim() === '') return 'Aparelho desconhecido'
  const navegador = achar(NAVEGADORES, agente)
  const sistema = achar(SISTEMAS, agente)
  if (navegador === undefined) return sistema === undefined ? 'Outro programa' : `Outro programa no ${sistema}`
  return sistema === undefined ? navegador : `${navegador} no ${sistema}`
}
