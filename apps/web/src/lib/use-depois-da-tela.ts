import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { codigoACaminho } from './codigo-a-caminho.ts'

const SOSSEGO_MS = 150
const ESPERA_MAXIMA_MS = 4_000

/** Becomes true once the data and the code of the screen have come, and stays so: what stands beside it must not compete with them. */
export function useDepoisDaTela(): boolean {
  const cliente = useQueryClient()
  const [depois, definirDepois] = useState(false)
  useEffect(() => {
    if (depois) return
    const passar = () => definirDepois(true)
    let sossego: ReturnType<typeof setTimeout> | undefined
    const rever = () => {
      clearTimeout(sossego)
      if (cliente.isFetching() === 0 && !codigoACaminho.ha()) sossego = setTimeout(passar, SOSSEGO_MS)
    }
    rever()
    const parar = [cliente.getQueryCache().subscribe(rever), codigoACaminho.assinar(rever)]
    const limite = setTimeout(passar, ESPERA_MAXIMA_MS)
    return () => {
      for (const um of parar) um()
      clearTimeout(sossego)
      clearTimeout(limite)
    }
  }, [cliente, depois])
  return depois
}
