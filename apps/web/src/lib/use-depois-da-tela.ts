import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

const SOSSEGO_MS = 150
const ESPERA_MAXIMA_MS = 4_000

/** Becomes true once what the screen asked for has come, and stays so: what stands beside it must not compete with it. */
export function useDepoisDaTela(): boolean {
  const cliente = useQueryClient()
  const [depois, definirDepois] = useState(false)
  useEffect(() => {
    if (depois) return
    const passar = () => definirDepois(true)
    let sossego = setTimeout(passar, SOSSEGO_MS)
    const parar = cliente.getQueryCache().subscribe(() => {
      clearTimeout(sossego)
      if (cliente.isFetching() === 0) sossego = setTimeout(passar, SOSSEGO_MS)
    })
    const limite = setTimeout(passar, ESPERA_MAXIMA_MS)
    return () => {
      parar()
      clearTimeout(sossego)
      clearTimeout(limite)
    }
  }, [cliente, depois])
  return depois
}
