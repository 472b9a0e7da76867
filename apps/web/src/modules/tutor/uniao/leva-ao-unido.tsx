import { Navigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useRegistroNaUrl } from '../../../lib/use-registro-na-url.ts'
import { avisar } from '../../../ui/avisar.ts'

/** An old link to a record that was merged: goes on to the one that was kept, and says so. */
export function LevaAoUnido({ nome, unidoA }: { nome: string; unidoA: { codigo: string; nome: string } }) {
  const { buscaDoRegistro } = useRegistroNaUrl()
  useEffect(
    () => avisar.informacao(`O cadastro “${nome}” foi unido a “${unidoA.nome}”, que é o que você está vendo.`),
    [nome, unidoA.nome],
  )
  return <Navigate to="." search={buscaDoRegistro(unidoA.codigo)} replace />
}
