import { readFileSync } from 'node:fs'

export interface FaixaDeCep {
  cidade: number
  inicio: number
  fim: number
}

/**
 * First and last CEP of each municipality, by IBGE code, in order and without overlaps: facts of the Correios, from the list of
 * mateushlsilva/brazil-location (MIT), matched by name to the codes of @brazilian-utils/brazilian-utils. Newer municipalities
 * are missing.
 */
export function faixasDeCep(): FaixaDeCep[] {
  const linhas = readFileSync(new URL('./cep-municipios.csv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
  const lidas = linhas.map((linha): FaixaDeCep => {
    const [cidade = Number.NaN, inicio = Number.NaN, fim = Number.NaN] = linha.split(',').map(Number)
    return { cidade, inicio, fim }
  })
  const faixas: FaixaDeCep[] = []
  for (const faixa of lidas.toSorted((a, b) => a.inicio - b.inicio)) {
    const anterior = faixas.at(-1)
    // The list has some ranges of a municipality inside others of the same one.
    if (anterior?.cidade === faixa.cidade && faixa.inicio <= anterior.fim)
      anterior.fim = Math.max(anterior.fim, faixa.fim)
    else faixas.push(faixa)
  }
  return faixas
}
