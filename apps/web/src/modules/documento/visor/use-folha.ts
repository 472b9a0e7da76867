import { useState } from 'react'
import type { Folha } from './barra-do-polegar.tsx'
import type { Medicao } from './use-medicao.ts'

/** What is over the foot of the image on a phone: what was asked for, or what was just marked. */
export function useFolha(medicao: Medicao, apertado: boolean) {
  const [pedida, abrir] = useState<Folha | null>(null)
  const calibrando = medicao.ferramenta === 'CALIBRAR' && medicao.pontos.length === 2
  const medindo = medicao.ferramenta !== null && !calibrando
  const propria = calibrando || medicao.escolhida !== null ? 'MARCAS' : null
  const cabe = apertado && !medindo
  const folha = cabe ? (pedida ?? propria) : null
  const fechar = () => {
    abrir(null)
    if (folha === 'MARCAS') medicao.escolher(null)
  }
  return {
    folha,
    pedida: cabe ? pedida : null,
    abrir: (qual: Folha | null) => (qual === null ? fechar() : abrir(qual)),
    soAEscolhida: pedida === null,
  }
}
