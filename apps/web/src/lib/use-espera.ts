import { useEffect, useState } from 'react'

/** `valor` after it has stood still for `ms` milliseconds. */
export function useEspera<T>(valor: T, ms = 250): T {
  const [estavel, definirEstavel] = useState(valor)
  useEffect(() => {
    const temporizador = setTimeout(() => definirEstavel(valor), ms)
    return () => clearTimeout(temporizador)
  }, [valor, ms])
  return estavel
}
