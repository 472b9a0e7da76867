import { useEffect, useMemo, useState } from 'react'
import type { Caixa, ColunaDaGrade } from '../tipos.ts'

/** Boxes that are drawn in one go. More than that, a slow machine would not answer meanwhile. */
const CAIXAS_POR_VEZ = 60
const SEM_CAIXAS = [] as const

/** Boxes of a column that are not on screen yet, or not with so many lines. */
function porDesenhar(coluna: ColunaDaGrade, desenhada: ColunaDaGrade | undefined): number {
  const prontas = new Map(desenhada?.caixas.map((caixa) => [caixa.item, caixa]))
  const falta = ({ item, linhas }: Caixa) => !prontas.has(item) || prontas.get(item)?.linhas !== linhas
  return coluna.caixas.filter(falta).length
}

/**
 * The next step from what is drawn to what is wanted: whole columns, until there are enough new boxes in them. A column
 * that has to wait keeps what it had, or is empty when it is of another day.
 */
export function avancar(
  desenhadas: readonly ColunaDaGrade[],
  desejadas: readonly ColunaDaGrade[],
): readonly ColunaDaGrade[] {
  if (desenhadas === desejadas) return desenhadas
  let novas = 0
  let completa = true
  const passo = desejadas.map((coluna): ColunaDaGrade => {
    const antes = desenhadas.find(({ chave, eixo }) => chave === coluna.chave && eixo.dia === coluna.eixo.dia)
    const custo = porDesenhar(coluna, antes)
    if (novas > 0 && novas + custo > CAIXAS_POR_VEZ) {
      completa = false
      return antes ?? { ...coluna, caixas: SEM_CAIXAS }
    }
    novas += custo
    return coluna
  })
  return completa ? desejadas : passo
}

/** The columns as they may be drawn now: hundreds of boxes come a few columns at a time, a frame after another. */
export function useColunasAosPoucos(desejadas: readonly ColunaDaGrade[]): readonly ColunaDaGrade[] {
  const [desenhadas, definirDesenhadas] = useState<readonly ColunaDaGrade[]>([])
  const agora = useMemo(() => avancar(desenhadas, desejadas), [desenhadas, desejadas])
  useEffect(() => {
    if (agora === desenhadas) return
    const quadro = requestAnimationFrame(() => definirDesenhadas(agora))
    return () => cancelAnimationFrame(quadro)
  }, [agora, desenhadas])
  return agora
}
