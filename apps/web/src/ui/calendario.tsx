import { escritorDeDatas } from '@vetlume/dominio/constantes'
import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { agoraNoFuso } from '../lib/fuso.ts'
import s from './calendario.module.css'
import { escreverMomento } from './formato-de-data.ts'
import { Icone } from './icones/icone.tsx'
import type { NomeDoIcone } from './icones/nomes.ts'
import { dentroDe, diaPelaTecla, semanasDe, type Limites } from './mes.ts'

export interface CalendarioProps extends Limites {
  dia: Temporal.PlainDate | null
  aoEscolher: (dia: Temporal.PlainDate) => void
}

const nomeDo = (padrao: string) => (dia: Temporal.PlainDate) => escreverMomento(dia.toPlainDateTime(), padrao)
const porExtenso = nomeDo("EEEE, d 'de' MMMM 'de' yyyy")
const nomeDoMes = escritorDeDatas({ month: 'long', timeZone: 'UTC' })
const MESES = Array.from({ length: 12 }, (_, mes) => nomeDoMes(Date.UTC(2026, mes, 1)))
/** Sunday first: 1 March 2026 was one. */
const DIAS_DA_SEMANA = Array.from({ length: 7 }, (_, dia) =>
  Temporal.PlainDate.from({ year: 2026, month: 3, day: 1 + dia }),
)
const [PRIMEIRO_ANO, ULTIMO_ANO] = [1900, 2099]

interface TopoProps {
  mes: Temporal.PlainDate
  idDoMes: string
  limites: Limites
  aoMudar: (mes: Temporal.PlainDate) => void
}

function Topo({ mes, idDoMes, limites, aoMudar }: TopoProps) {
  const anos = [limites.minimo, limites.maximo].map((dia) =>
    dia === undefined ? null : Temporal.PlainDate.from(dia).year,
  )
  const [primeiro, ultimo] = [anos[0] ?? PRIMEIRO_ANO, anos[1] ?? ULTIMO_ANO]
  const passo = (rotulo: string, meses: number, desenho: NomeDoIcone) => {
    const alvo = mes.add({ months: meses })
    const fim = alvo.with({ day: alvo.daysInMonth })
    const fora =
      dentroDe(fim, { maximo: undefined, minimo: limites.minimo }) !== 0 ||
      dentroDe(alvo, { minimo: undefined, maximo: limites.maximo }) !== 0
    return (
      <button type="button" className={s.passo} aria-label={rotulo} disabled={fora} onClick={() => aoMudar(alvo)}>
        <Icone nome={desenho} />
      </button>
    )
  }
  return (
    <div className={s.topo}>
      <span id={idDoMes} className="so-leitor" aria-live="polite">
        {`${MESES[mes.month - 1]} de ${mes.year}`}
      </span>
      <select
        aria-label="Mês"
        value={mes.month}
        onChange={({ target }) => aoMudar(mes.with({ month: Number(target.value) }))}
      >
        {MESES.map((nome, indice) => (
          <option key={nome} value={indice + 1}>
            {nome}
          </option>
        ))}
      </select>
      <select
        aria-label="Ano"
        value={mes.year}
        onChange={({ target }) => aoMudar(mes.with({ year: Number(target.value) }))}
      >
        {Array.from({ length: Math.max(ultimo, mes.year) - Math.min(primeiro, mes.year) + 1 }, (_, indice) => (
          <option key={indice}>{Math.max(ultimo, mes.year) - indice}</option>
        ))}
      </select>
      {passo('Mês anterior', -1, 'chevron-left')}
      {passo('Mês seguinte', 1, 'chevron-right')}
    </div>
  )
}

interface DiaProps {
  umDia: Temporal.PlainDate
  /** Where the keys are. */
  alvo: boolean
  escolhido: boolean
  hoje: boolean
  permitido: boolean
  aoEscolher: (dia: Temporal.PlainDate) => void
}

function Dia({ umDia, alvo, escolhido, hoje, permitido, aoEscolher }: DiaProps) {
  return (
    <button
      type="button"
      className={s.dia}
      tabIndex={alvo ? 0 : -1}
      aria-label={porExtenso(umDia)}
      aria-pressed={escolhido}
      {...(hoje ? { 'aria-current': 'date' as const } : {})}
      {...(permitido ? {} : { 'aria-disabled': true })}
      onClick={() => permitido && aoEscolher(umDia)}
    >
      {umDia.day}
    </button>
  )
}

/** The nearest day that may be chosen. */
function aproximar(dia: Temporal.PlainDate, { minimo, maximo }: Limites): Temporal.PlainDate {
  const lado = dentroDe(dia, { minimo, maximo })
  const limite = lado < 0 ? minimo : lado > 0 ? maximo : undefined
  return limite === undefined ? dia : Temporal.PlainDate.from(limite)
}

const CABECALHO = (
  <thead>
    <tr>
      {DIAS_DA_SEMANA.map((umDia) => (
        <th key={umDia.dayOfWeek} scope="col" abbr={nomeDo('EEEE')(umDia)}>
          {nomeDo('EEE')(umDia).replace('.', '')}
        </th>
      ))}
    </tr>
  </thead>
)

/** One day of a month. Arrows walk the days, Home and End the week, PageUp and PageDown the months, with Shift the years. */
export function Calendario({ dia, minimo, maximo, aoEscolher }: CalendarioProps) {
  const limites = { minimo, maximo }
  const hoje = agoraNoFuso().toPlainDate()
  const [alvo, definirAlvo] = useState(() => aproximar(dia ?? hoje, limites))
  const id = useId()
  const tabela = useRef<HTMLTableElement>(null)
  const comTecla = useRef(true)
  useEffect(() => {
    if (comTecla.current) tabela.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    comTecla.current = false
  })

  const aoTeclar = (evento: KeyboardEvent) => {
    const novo = diaPelaTecla(alvo, evento.key, evento.shiftKey)
    if (novo === null) return
    evento.preventDefault()
    comTecla.current = true
    definirAlvo(aproximar(novo, limites))
  }
  return (
    <div className={s.calendario}>
      <Topo mes={alvo.with({ day: 1 })} idDoMes={id} limites={limites} aoMudar={definirAlvo} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- days walked by arrows are a grid */}
      <table ref={tabela} role="grid" className={s.mes} aria-labelledby={id} onKeyDown={aoTeclar}>
        {CABECALHO}
        <tbody>
          {semanasDe(alvo).map((semana) => (
            <tr key={semana.find((umDia) => umDia !== null)?.toString()}>
              {semana.map((umDia, coluna) => (
                // oxlint-disable-next-line react/no-array-index-key -- the days of a week are its columns
                <td key={coluna}>
                  {umDia !== null && (
                    <Dia
                      umDia={umDia}
                      alvo={umDia.equals(alvo)}
                      escolhido={dia !== null && umDia.equals(dia)}
                      hoje={umDia.equals(hoje)}
                      permitido={dentroDe(umDia, limites) === 0}
                      aoEscolher={aoEscolher}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
