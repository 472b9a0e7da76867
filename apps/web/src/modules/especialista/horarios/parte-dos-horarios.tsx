import { useQuery } from '@tanstack/react-query'
import type { Especialista } from '@vetlume/dominio/especialista'
import { EstadoDeErro, Esqueleto } from '../../../ui/estados.tsx'
import { Secao } from '../../../ui/pagina.tsx'
import { consultaDosHorarios } from '../api.ts'
import { Excecoes } from './excecoes.tsx'
import { ProximosDias } from './proximos-dias.tsx'
import { SemanaDeTrabalho } from './semana-de-trabalho.tsx'

/** Working week, exceptions and what comes out of both in the days ahead. */
export function ParteDosHorarios({ ficha: { codigo } }: { ficha: Especialista }) {
  const { data, error, refetch } = useQuery(consultaDosHorarios(codigo))
  if (data === undefined)
    return (
      <Secao>
        {error === null ? (
          <Esqueleto linhas={8} />
        ) : (
          <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />
        )}
      </Secao>
    )
  return (
    <>
      <SemanaDeTrabalho key={data.versao} codigo={codigo} horarios={data} />
      <Excecoes codigo={codigo} horarios={data} />
      <ProximosDias codigo={codigo} excecoes={data.excecoes} />
    </>
  )
}
