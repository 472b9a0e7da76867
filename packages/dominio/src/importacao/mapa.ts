import { normalizarBusca } from '../formatos/index.ts'
import { CAMPOS_DA_IMPORTACAO } from './campos.ts'
import { textoDaCelula, vazia, type Celula } from './celula.ts'
import { COLUNA_DO_MOTIVO, type TipoDeImportacao } from './tipos.ts'

/** Field → position of the column that fills it, from 0. */
export type MapaDeColunas = Readonly<Record<string, number>>

/** A title without accents, marks and case: `Data de Nasc.:` → `data de nasc`. */
export function normalizarTitulo(titulo: string): string {
  return normalizarBusca(titulo)
    .replaceAll('.', '')
    .replaceAll(/[^a-z0-9?]+/g, ' ')
    .trim()
}

/** Which column fills each field, by their titles: the better name first, each column once. */
export function adivinharMapa(tipo: TipoDeImportacao, titulos: readonly string[]): MapaDeColunas {
  const normais = titulos.map(normalizarTitulo)
  const candidatos = CAMPOS_DA_IMPORTACAO[tipo].flatMap(({ id, rotulo, sinonimos }) =>
    [normalizarTitulo(rotulo), ...sinonimos.split(', ')].map((nome, posicao) => ({
      campo: id,
      coluna: normais.indexOf(nome),
      posicao,
    })),
  )
  const mapa: Record<string, number> = {}
  const usadas = new Set<number>()
  for (const { campo, coluna } of candidatos.toSorted((a, b) => a.posicao - b.posicao)) {
    if (coluna < 0 || usadas.has(coluna) || campo in mapa) continue
    mapa[campo] = coluna
    usadas.add(coluna)
  }
  return mapa
}

/** Lines at the top of a sheet among which its titles are looked for. */
const LINHAS_DO_TOPO = 15

/** Position of the line with the titles: the one that most fields recognise; without any, the first with the most texts. */
export function acharCabecalho(tipo: TipoDeImportacao, linhas: readonly (readonly Celula[])[]): number {
  let melhor = 0
  let pontosDoMelhor = 0
  linhas.slice(0, LINHAS_DO_TOPO).forEach((linha, posicao) => {
    const titulos = linha.map(textoDaCelula)
    const conhecidos = Object.keys(adivinharMapa(tipo, titulos)).length
    const textos = linha.filter((celula) => typeof celula === 'string' && !vazia(celula)).length
    const pontos = conhecidos * 1_000 + textos
    if (pontos > pontosDoMelhor) [melhor, pontosDoMelhor] = [posicao, pontos]
  })
  return melhor
}

/** The titles of a sheet without the column of reasons, which a file of refused lines has after all others. */
export const semMotivo = (titulos: readonly string[]): readonly string[] =>
  normalizarTitulo(titulos.at(-1) ?? '') === normalizarTitulo(COLUNA_DO_MOTIVO) ? titulos.slice(0, -1) : titulos

/**
 * What tells one layout of sheet from another, so that a mapping chosen once is remembered: a file of refused lines is of
 * the layout that it came from.
 */
export function assinaturaDoCabecalho(tipo: TipoDeImportacao, titulos: readonly string[]): string {
  return [tipo, ...semMotivo(titulos).map(normalizarTitulo)].join('|')
}
