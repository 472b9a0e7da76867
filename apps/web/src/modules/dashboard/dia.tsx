import './dia.css'
import { ROTULOS_DO_AGENDAMENTO } from '@vetlume/dominio/agenda'
import type { EstadoDoAgendamento } from '@vetlume/dominio/agenda'
import type { Alvo, Contagem, Visita } from '@vetlume/dominio/dashboard'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { DataHora } from '../../ui/valores.tsx'
import { COR_NA_NOITE } from './tons.ts'
import { numero } from '../../lib/numero.ts'

const ARCOS = [40, 72, 104, 136, 168] as const

/** Echoes of the sign, at rest in the corner. Decorative. */
function Arcos() {
  return (
    <svg className="hj-arcos" viewBox="0 0 360 360" fill="none" aria-hidden="true" focusable="false">
      {ARCOS.map((raio) => (
        <circle
          key={raio}
          cx="230"
          cy="90"
          r={raio}
          stroke="var(--vl-lume)"
          strokeOpacity={0.42 - raio / 520}
          strokeWidth="1.5"
        />
      ))}
    </svg>
  )
}

export interface DiaProps {
  titulo: string
  total: Contagem
  /** What is counted, in the singular and in the plural. */
  nomes: readonly [singular: string, plural: string]
  porEstado: readonly { estado: EstadoDoAgendamento; quantidade: number; alvo: Alvo }[]
  visitas: readonly Visita[]
  /** Where a visit is, under its name. */
  local: (visita: Visita) => string
  vazio: string
}

function Distribuicao({ porEstado }: Pick<DiaProps, 'porEstado'>) {
  return (
    <>
      <div className="hj-faixa" aria-hidden>
        {porEstado.map(({ estado, quantidade }) => (
          <i key={estado} style={{ flexGrow: quantidade, background: COR_NA_NOITE[estado] }} />
        ))}
      </div>
      <ul className="hj-legenda">
        {porEstado.map(({ estado, quantidade, alvo }) => (
          <li key={estado}>
            <Link to={alvo.rota} search={alvo.filtros}>
              <i style={{ background: COR_NA_NOITE[estado] }} aria-hidden />
              {ROTULOS_DO_AGENDAMENTO[estado]} <b className="num">{numero(quantidade)}</b>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

function LinhaDaVisita({ visita, local }: { visita: Visita; local: DiaProps['local'] }) {
  const { inicio, animal, servico, estado } = visita
  return (
    <li>
      <span className="hj-hora">
        <DataHora instante={inicio} formato="hora" />
      </span>
      <div style={{ minWidth: 0 }}>
        <div className="ls-titulo">{[animal ?? 'Horário reservado', servico].filter(Boolean).join(', ')}</div>
        <div className="ls-apoio">{local(visita)}</div>
      </div>
      <span className="hj-sinal">
        <i style={{ background: COR_NA_NOITE[estado] }} aria-hidden />
        {ROTULOS_DO_AGENDAMENTO[estado]}
      </span>
    </li>
  )
}

/** The day on the night panel: how many, how they stand, and what comes next. */
export function Dia({ titulo, total: { quantidade, alvo }, nomes, porEstado, visitas, local, vazio }: DiaProps) {
  const id = useId()
  return (
    <section className="hj" aria-labelledby={id}>
      <Arcos />
      <div className="hj-topo">
        <h2 id={id}>{titulo}</h2>
        <p className="hj-numero">
          <Link to={alvo.rota} search={alvo.filtros}>
            {numero(quantidade)} <small>{nomes[quantidade === 1 ? 0 : 1]}</small>
          </Link>
        </p>
        {porEstado.length > 0 && <Distribuicao porEstado={porEstado} />}
      </div>
      <ol className="hj-corpo hj-proximas">
        {visitas.map((visita) => (
          <LinhaDaVisita key={visita.codigo} visita={visita} local={local} />
        ))}
      </ol>
      {visitas.length === 0 && (
        <p className="hj-corpo" style={{ margin: 'auto 0 0' }}>
          {vazio}{' '}
          <Link to={alvo.rota} search={alvo.filtros}>
            Ver a agenda
          </Link>
        </p>
      )}
    </section>
  )
}
