import { useQuery } from '@tanstack/react-query'
import type { ItemDeContaFinanceira } from '@vetlume/dominio/financeiro'
import type { ReactNode } from 'react'
import { EsqueletoDeFormulario, EstadoDeErro, EstadoVazio } from '../../ui/estados.tsx'
import { consultaDasContasAtivas } from './api.ts'

/** A form that needs the accounts of money: it waits for them, and without one there is nowhere to put any. */
export function ComContas({ children }: { children: (contas: readonly ItemDeContaFinanceira[]) => ReactNode }) {
  const { data, error, refetch } = useQuery(consultaDasContasAtivas)
  if (data === undefined)
    return error === null ? (
      <EsqueletoDeFormulario campos={4} />
    ) : (
      <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />
    )
  if (data.itens.length === 0)
    return (
      <EstadoVazio
        titulo="Nenhuma conta financeira ativa"
        texto="Cadastre ou reative uma em “Contas financeiras”, na lista, para dizer onde o dinheiro entra ou de onde sai."
      />
    )
  return children(data.itens)
}
