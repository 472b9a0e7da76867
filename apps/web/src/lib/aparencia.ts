import {
  APARENCIA_PADRAO,
  ESCALA_MAXIMA,
  ESCALA_MINIMA,
  ESQUEMAS_DE_COR,
  ESTILOS_DE_CAMPO,
  MODOS_DE_MENU,
} from '@vetlume/dominio/constantes'
import type { Aparencia } from '@vetlume/dominio/constantes'
import { useSyncExternalStore } from 'react'
import type { Armazenamento } from './sessao.ts'

export const CHAVE_DA_APARENCIA = 'aparencia'

function umDe<T extends string>(valores: readonly T[], valor: unknown, padrao: T): T {
  return valores.find((candidato) => candidato === valor) ?? padrao
}

/** Reads what was chosen in earlier visits; anything unknown falls back to the default. */
export function lerAparencia(armazenamento: Pick<Armazenamento, 'getItem'>): Aparencia {
  let guardado: Partial<Record<keyof Aparencia, unknown>> = {}
  try {
    const valor: unknown = JSON.parse(armazenamento.getItem(CHAVE_DA_APARENCIA) ?? '{}')
    if (typeof valor === 'object' && valor !== null) guardado = valor
  } catch {
    // A broken value is the same as none.
  }
  const { ondulacao, escala } = guardado
  return {
    ondulacao: typeof ondulacao === 'boolean' ? ondulacao : APARENCIA_PADRAO.ondulacao,
    campos: umDe(ESTILOS_DE_CAMPO, guardado.campos, APARENCIA_PADRAO.campos),
    menu: umDe(MODOS_DE_MENU, guardado.menu, APARENCIA_PADRAO.menu),
    esquema: umDe(ESQUEMAS_DE_COR, guardado.esquema, APARENCIA_PADRAO.esquema),
    escala:
      typeof escala === 'number' && escala >= ESCALA_MINIMA && escala <= ESCALA_MAXIMA
        ? Math.round(escala)
        : APARENCIA_PADRAO.escala,
  }
}

const ouvintes = new Set<() => void>()
let atual: Aparencia | null = null

function aparenciaAtual(): Aparencia {
  atual ??= lerAparencia(localStorage)
  return atual
}

/** Colour scheme, scale and the style of fields live on `<html>`, where the light pages and the shell both read them. */
export function aplicarAparencia({ esquema, escala, campos }: Aparencia = aparenciaAtual()): void {
  document.documentElement.dataset['esquema'] = esquema
  document.documentElement.dataset['campos'] = campos
  document.documentElement.style.fontSize = `${escala}px`
}

export function mudarAparencia(mudanca: Partial<Aparencia>): void {
  atual = { ...aparenciaAtual(), ...mudanca }
  localStorage.setItem(CHAVE_DA_APARENCIA, JSON.stringify(atual))
  aplicarAparencia(atual)
  for (const ouvinte of ouvintes) ouvinte()
}

function assinar(ouvinte: () => void): () => void {
  ouvintes.add(ouvinte)
  return () => ouvintes.delete(ouvinte)
}

export function useAparencia(): Aparencia {
  return useSyncExternalStore(assinar, aparenciaAtual, () => APARENCIA_PADRAO)
}
