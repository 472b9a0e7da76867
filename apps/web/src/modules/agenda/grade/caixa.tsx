import { ROTULOS_DO_AGENDAMENTO } from '@vetlume/dominio/agenda'
import { ROTULOS_DA_RESPOSTA } from '@vetlume/dominio/lembrete'
import { memo } from 'react'
import { horaDe, type Eixo } from '../calculo/eixo.ts'
import { lugarEmPalavras, nomeNaAgenda, servicosEmLinha } from '../nomes.ts'
import { Simbolo } from '../situacao-do-agendamento.tsx'
import type { Caixa } from '../tipos.ts'
import { alturaDe, type Horas } from './geometria.ts'

/** A lane narrower than this share of its column has room for the name only. */
const RAIA_ESTREITA = { semana: 0.6, dia: 0.3 } as const

export interface CaixaDaGradeProps {
  caixa: Caixa
  eixo: Eixo
  horas: Horas
  /** The specialist is not told by the column. */
  comEspecialista: boolean
  emSemana: boolean
}

function mesmaCaixa(antes: CaixaDaGradeProps, depois: CaixaDaGradeProps): boolean {
  const [a, b] = [antes.caixa, depois.caixa]
  return (
    a.item === b.item &&
    a.inicio === b.inicio &&
    a.fim === b.fim &&
    a.ate === b.ate &&
    a.linhas === b.linhas &&
    a.cor === b.cor &&
    a.lugar.raia === b.lugar.raia &&
    a.lugar.raias === b.lugar.raias &&
    a.lugar.largura === b.lugar.largura &&
    antes.eixo.dia === depois.eixo.dia &&
    antes.horas.de === depois.horas.de &&
    antes.horas.ate === depois.horas.ate &&
    antes.comEspecialista === depois.comEspecialista &&
    antes.emSemana === depois.emSemana
  )
}

function estiloDe({ inicio, fim, ate, lugar: { raia, raias, largura }, cor }: Caixa, horas: Horas) {
  return {
    ...alturaDe({ inicio, fim: ate }, horas),
    // Of a box drawn longer than it is, the part that it really takes.
    ...(ate > fim ? { ['--ag-real' as string]: `${((fim - inicio) / (ate - inicio)) * 100}%` } : {}),
    left: `${(raia / raias) * 100}%`,
    width: `${(largura / raias) * 100}%`,
    ['--ag-cor' as string]: cor,
  }
}

/** An appointment on the grid: plain elements and no listener of its own, for there may be hundreds. */
export const CaixaDaGrade = memo(function CaixaDaGrade({
  caixa,
  eixo,
  horas,
  comEspecialista,
  emSemana,
}: CaixaDaGradeProps) {
  const { item, fim, ate, linhas, lugar } = caixa
  const { estado, plantao, prioridade, deslocamento, permissoes } = item
  const classes = [
    'ag-caixa',
    `ag-${estado}`,
    linhas === 1 ? 'ag-curta' : '',
    ate > fim ? 'ag-esticada' : '',
    lugar.largura / lugar.raias < RAIA_ESTREITA[emSemana ? 'semana' : 'dia'] ? 'ag-estreita' : '',
    plantao ? 'ag-plantao' : '',
    permissoes.mover ? 'ag-movel' : '',
  ]
  return (
    <button type="button" className={classes.join(' ')} style={estiloDe(caixa, horas)} data-caixa={item.codigo}>
      <span className="ag-linha">
        <Simbolo nome={estado} />
        <span className="ag-hora">{horaDe(eixo, Date.parse(item.inicio))}</span> <b>{nomeNaAgenda(item)}</b>
        {prioridade === 'URGENTE' && <Simbolo nome="URGENTE" titulo="Urgente" />}
        {item.recusa !== null && <Simbolo nome="RECUSA" titulo={ROTULOS_DA_RESPOSTA[item.recusa]} />}
        {plantao && <Simbolo nome="PLANTAO" titulo="Plantão" />}
        {deslocamento?.alcancavel === false && <Simbolo nome="INALCANCAVEL" titulo="Não dá tempo de chegar" />}
      </span>{' '}
      <span className="ag-mais">{servicosEmLinha(item)}</span>{' '}
      {linhas === 3 && (
        <span className="ag-mais">
          {comEspecialista ? (item.especialista?.nome ?? 'A definir') : lugarEmPalavras(item)}
        </span>
      )}
      <span className="so-leitor">
        {`, até ${horaDe(eixo, Date.parse(item.fim))}, ${ROTULOS_DO_AGENDAMENTO[estado]}`}
      </span>
    </button>
  )
}, mesmaCaixa)
