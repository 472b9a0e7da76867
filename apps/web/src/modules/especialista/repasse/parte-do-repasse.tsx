import { useQuery } from '@tanstack/react-query'
import type { Especialista } from '@vetlume/dominio/especialista'
import { EstadoDeErro, Esqueleto } from '../../../ui/estados.tsx'
import { Secao } from '../../../ui/pagina.tsx'
import { consultaDoRepasse } from '../api.ts'
import { PreviaDaRegra } from './previa-da-regra.tsx'
import { RegrasDeRepasse } from './regras-de-repasse.tsx'

/** What the specialist earns: the rules, and what they would pay. */
export function ParteDoRepasse({ ficha: { codigo } }: { ficha: Especialista }) {
  const { data, error, refetch } = useQuery(consultaDoRepasse(codigo))
  return (
    <>
      {data === undefined ? (
        <Secao titulo="Regras de repasse">
          {error === null ? (
            <Esqueleto linhas={5} />
          ) : (
            <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />
          )}
        </Secao>
      ) : (
        <RegrasDeRepasse codigo={codigo} regras={data} />
      )}
      <PreviaDaRegra codigo={codigo} />
    </>
  )
}
