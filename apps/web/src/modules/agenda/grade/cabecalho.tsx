import { contar, juntar } from '@vetlume/dominio/formatos'
import { diaPorExtenso } from '@vetlume/dominio/tempo'
import { escreverMomento } from '../../../ui/formato-de-data.ts'
import type { ColunaDaGrade } from '../tipos.ts'

export const quantosAtendimentos = (n: number): string => (n === 0 ? 'Livre' : contar(n, 'horário', 'horários'))

export const momentoDoDia = (dia: string) => Temporal.PlainDate.from(dia).toPlainDateTime()

/** How much there is, and why there could be nothing. */
export function Apoio({ feriado, fundos, caixas }: Pick<ColunaDaGrade, 'feriado' | 'fundos' | 'caixas'>) {
  const fechado = fundos !== null && !fundos.some(({ tipo }) => tipo === 'aberto' || tipo === 'extra')
  const situacao = feriado !== null ? `Feriado: ${feriado}` : fechado ? 'Sem expediente' : null
  const partes = [situacao, situacao !== null && caixas.length === 0 ? null : quantosAtendimentos(caixas.length)]
  return (
    <span className={feriado === null ? 'ag-apoio' : 'ag-apoio ag-fechado'} title={situacao ?? undefined}>
      {juntar(...partes)}
    </span>
  )
}

/** Name of a column: who, in the day; which day, in the week. */
export function nomeDaColuna({ especialista, eixo }: ColunaDaGrade, visao: 'dia' | 'semana'): string {
  return visao === 'semana' ? diaPorExtenso(eixo.dia) : (especialista?.nome ?? 'Sem especialista')
}

export interface CabecalhoProps {
  coluna: ColunaDaGrade
  visao: 'dia' | 'semana'
  hoje: string
  /** Goes to that day. */
  aoAbrirDia: (dia: string) => void
}

export function Cabecalho({ coluna, visao, hoje, aoAbrirDia }: CabecalhoProps) {
  const { especialista, eixo } = coluna
  if (visao === 'dia') {
    return (
      <div className="ag-titulo" style={{ ['--ag-cor' as string]: especialista?.cor ?? 'var(--vl-borda-forte)' }}>
        <span className="ag-ponto" aria-hidden />
        <span className="ag-nome">{especialista?.nome ?? 'Sem especialista'}</span>
        <Apoio {...coluna} />
      </div>
    )
  }
  const momento = momentoDoDia(eixo.dia)
  return (
    <button
      type="button"
      className={eixo.dia === hoje ? 'ag-titulo ag-hoje' : 'ag-titulo'}
      onClick={() => aoAbrirDia(eixo.dia)}
      {...(eixo.dia === hoje ? { 'aria-current': 'date' as const } : {})}
    >
      <span className="ag-dia-da-semana">{escreverMomento(momento, 'EEE').replace('.', '')}</span>
      <span className="ag-numero">{momento.day}</span>
      <Apoio {...coluna} />
    </button>
  )
}
