import { escritorDeNumeros, MOEDA } from '@vetlume/dominio/constantes'
import type { MenorSaldo, PeriodoDoFluxo } from '@vetlume/dominio/financeiro'
import { formatarData } from '@vetlume/dominio/tempo'
import { escalaDe, indiceDeHoje, posicaoDoDia } from './escala-do-fluxo.ts'
import estilos from './grafico-do-fluxo.module.css'
import { MarcaDoMenorSaldo } from './menor-saldo.tsx'

const curto = escritorDeNumeros({
  style: 'currency',
  currency: MOEDA,
  notation: 'compact',
  maximumFractionDigits: 1,
})
const emReais = (centavos: number) => curto(centavos / 100)

function Legenda() {
  const itens = [
    { texto: 'realizado', traco: 'none' },
    { texto: 'previsto', traco: '5 4' },
  ]
  return (
    <div aria-hidden className={estilos.legenda}>
      {itens.map(({ texto, traco }) => (
        <span key={texto} className={estilos.trecho}>
          <svg width="22" height="4">
            <line x1="0" x2="22" y1="2" y2="2" stroke="var(--vl-marca)" strokeWidth="2.5" strokeDasharray={traco} />
          </svg>
          {texto}
        </span>
      ))}
    </div>
  )
}

interface TracoProps {
  saldos: readonly number[]
  /** What the current period is expected to close with; null where none is current. */
  esperado: number | null
  atual: number
  guias: readonly number[]
  x: (n: number) => number
  y: (centavos: number) => number
  descricao: string
}

/** Drawn on a square of 100, stretched to its box: the lines keep their width, and there is no text to deform. */
function Traco({ saldos, esperado, atual, guias, x, y, descricao }: TracoProps) {
  const pontos = saldos.map((saldo, n) => `${n === 0 ? 'M' : 'L'}${x(n)} ${y(saldo)}`)
  // What is overdue is expected today: the forecast leaves from there, on the same day.
  const [desde = '', ...depois] = pontos.slice(Math.max(0, atual))
  const salto = atual < 0 || esperado === null ? '' : `L${x(atual)} ${y(esperado)}`
  const previsto = `${desde.replace(/^L/, 'M')}${salto}${depois.join('')}`
  const linha = {
    fill: 'none',
    stroke: 'var(--vl-marca)',
    strokeWidth: 2.5,
    vectorEffect: 'non-scaling-stroke',
  } as const
  return (
    <svg role="img" aria-label={descricao} viewBox="0 0 100 100" preserveAspectRatio="none" className={estilos.traco}>
      {guias.map((guia) => (
        <line
          key={guia}
          x1="0"
          x2="100"
          y1={y(guia)}
          y2={y(guia)}
          stroke={guia === 0 ? 'var(--vl-borda-forte)' : 'var(--vl-borda)'}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {atual >= 0 && (
        <line
          x1={x(atual)}
          x2={x(atual)}
          y1="0"
          y2="100"
          stroke="var(--vl-lume)"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      )}
      <path d={pontos.slice(0, atual + 1).join('')} {...linha} />
      <path d={previsto} {...linha} strokeDasharray="5 4" />
    </svg>
  )
}

export interface GraficoDoFluxoProps {
  periodos: readonly PeriodoDoFluxo[]
  hoje: string
  menor: MenorSaldo | null
  /** Whether it looks ahead; of one account nothing is expected. */
  preve: boolean
}

/** The balance at the end of each period: a full line as far as it happened, a broken one from there on, and the worst day ahead. */
export function GraficoDoFluxo({ periodos, hoje, menor, preve }: GraficoDoFluxoProps) {
  const atual = indiceDeHoje(periodos, hoje)
  const saldos = periodos.map(({ fechamento, fechamentoPrevisto }, n) => (n <= atual ? fechamento : fechamentoPrevisto))
  const esperado = periodos[atual]?.fechamentoPrevisto ?? null
  const outros = [esperado, menor?.centavos ?? null].filter((saldo) => saldo !== null)
  const { minimo, maximo, guias } = escalaDe([...saldos, ...outros])
  const x = (n: number) => (n * 100) / Math.max(1, periodos.length - 1)
  const y = (centavos: number) => ((maximo - centavos) * 100) / (maximo - minimo)
  const cada = Math.ceil(periodos.length / 4)
  const pior = menor === null ? '' : `; menor previsto ${emReais(menor.centavos)} em ${formatarData(menor.dia)}`
  const fim = preve ? `; previsto ao fim do período ${emReais(saldos.at(-1) ?? 0)}${pior}` : ''
  const descricao = `Saldo hoje ${emReais(saldos[Math.max(0, atual)] ?? 0)}${fim}. Os números estão na tabela abaixo.`
  return (
    <div>
      {preve && <Legenda />}
      <div className={estilos.grade}>
        <div aria-hidden className={estilos.caixa}>
          {guias.map((guia) => (
            <span key={guia} className={estilos.valor} style={{ top: `${y(guia)}%` }}>
              {emReais(guia)}
            </span>
          ))}
        </div>
        <div className={estilos.caixa}>
          <Traco saldos={saldos} esperado={esperado} atual={atual} guias={guias} x={x} y={y} descricao={descricao} />
          {menor !== null && (
            <MarcaDoMenorSaldo menor={menor} x={x(posicaoDoDia(periodos, menor.dia, hoje))} y={y(menor.centavos)} />
          )}
          <div aria-hidden>
            {periodos.map(
              ({ inicio }, n) =>
                n % cada === 0 && (
                  <span key={inicio} className={n === 0 ? estilos.primeiro : estilos.dia} style={{ left: `${x(n)}%` }}>
                    {formatarData(inicio).slice(0, 5)}
                  </span>
                ),
            )}
          </div>
        </div>
      </div>
    </div>
  )
}
