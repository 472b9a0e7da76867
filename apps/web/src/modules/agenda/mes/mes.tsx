import '../simbolos.css'
import './mes.css'
import type { PeriodoDaAgenda } from '@vetlume/dominio/agenda'
import { contar } from '@vetlume/dominio/formatos'
import { diaPorExtenso } from '@vetlume/dominio/tempo'
import { memo, useMemo } from 'react'
import { criarEixo, horaDe, type Eixo } from '../calculo/eixo.ts'
import { filtrar, pedidosDe, semPedidos } from '../calculo/montar.ts'
import { momentoDoDia, quantosAtendimentos } from '../grade/cabecalho.tsx'
import { descricaoNaAgenda, nomeNaAgenda } from '../nomes.ts'
import { Simbolo } from '../situacao-do-agendamento.tsx'
import type { ItemDaGrade } from '../tipos.ts'
import { diasEntre, periodoDa, type Vista } from '../vista.ts'

const DIAS = ['Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado', 'Domingo'] as const
const CABEM = 4

interface DiaDoMes {
  eixo: Eixo
  itens: readonly ItemDaGrade[]
  /** Of them, those that have a time. */
  horarios: number
  feriado: string | null
}

function montarDias(periodo: PeriodoDaAgenda, vista: Vista): DiaDoMes[] {
  const itens = filtrar(periodo.itens, vista)
  return diasEntre(periodoDa(vista)).map((dia) => {
    const eixo = criarEixo(dia, periodo.fuso)
    const dias = periodo.jornadas.flatMap((jornada) => jornada.dias.filter((outro) => outro.dia === dia))
    const doDia = itens.filter(({ inicio }) => Date.parse(inicio) >= eixo.inicioMs && Date.parse(inicio) < eixo.fimMs)
    return {
      eixo,
      feriado: dias.find(({ feriado }) => feriado !== null)?.feriado ?? null,
      // A request has no time yet: it comes after what has.
      itens: [...semPedidos(doDia), ...pedidosDe(doDia)],
      horarios: semPedidos(doDia).length,
    }
  })
}

const horaNoMes = (eixo: Eixo, { estado, inicio }: ItemDaGrade): string =>
  estado === 'SOLICITADO' ? 'Pedido' : horaDe(eixo, Date.parse(inicio))

interface CelulaProps extends DiaDoMes {
  doMes: boolean
  hoje: boolean
  cores: ReadonlyMap<string, string>
}

const PEDIDOS = ['pedido sem horário', 'pedidos sem horário'] as const

/** `2 horários, 1 pedido sem horário`: a request takes none, and a day that has only those is free. */
const oQueHa = ({ itens, horarios }: Pick<DiaDoMes, 'itens' | 'horarios'>): string => {
  const pedidos = itens.length - horarios
  return [quantosAtendimentos(horarios), pedidos > 0 ? contar(pedidos, ...PEDIDOS) : null]
    .filter((parte) => parte !== null)
    .join(', ')
}

const Celula = memo(function Celula({ eixo, itens, horarios, feriado, doMes, hoje, cores }: CelulaProps) {
  const { dia } = eixo
  const classes = ['am-dia', doMes ? '' : 'am-de-fora', hoje ? 'am-hoje' : '']
  const vistos = itens.length > CABEM + 1 ? itens.slice(0, CABEM) : itens
  return (
    <li className={classes.join(' ')}>
      <button
        type="button"
        className="am-abrir"
        data-dia={dia}
        {...(hoje ? { 'aria-current': 'date' as const } : {})}
        aria-label={`${diaPorExtenso(dia)}: ${oQueHa({ itens, horarios })}${feriado === null ? '' : `, feriado: ${feriado}`}`}
      >
        <span className="am-numero">{momentoDoDia(dia).day}</span>
        {feriado !== null && <span className="am-feriado">{feriado}</span>}
        <span className="am-conta">{horarios > 0 ? horarios : ''}</span>
      </button>
      <ul className="am-itens">
        {vistos.map((item) => (
          <li key={item.codigo}>
            <button
              type="button"
              className={`am-item ag-${item.estado}`}
              data-caixa={item.codigo}
              style={{ ['--ag-cor' as string]: cores.get(item.especialista?.codigo ?? '') ?? 'var(--vl-borda-forte)' }}
            >
              <span aria-hidden>
                <Simbolo nome={item.estado} />
                <span className="ag-hora">{horaNoMes(eixo, item)}</span> {nomeNaAgenda(item)}
              </span>
              <span className="so-leitor">{descricaoNaAgenda(item, horaNoMes(eixo, item))}</span>
            </button>
          </li>
        ))}
      </ul>
      {itens.length > vistos.length && (
        <button type="button" className="am-mais" data-dia={dia} tabIndex={-1} aria-hidden>
          {`mais ${itens.length - vistos.length}`}
        </button>
      )}
    </li>
  )
})

export interface MesProps {
  periodo: PeriodoDaAgenda
  vista: Vista
  hoje: string
  aoAbrir: (codigo: string) => void
  aoAbrirDia: (dia: string) => void
}

/** The weeks of a month: the first appointments of each day, and the way to the day itself. */
export function Mes({ periodo, vista, hoje, aoAbrir, aoAbrirDia }: MesProps) {
  const dias = useMemo(() => montarDias(periodo, vista), [periodo, vista])
  const cores = useMemo(
    () => new Map(periodo.jornadas.map(({ especialista: { codigo, cor } }) => [codigo, cor])),
    [periodo],
  )
  const mes = vista.dia.slice(0, 7)
  return (
    // One listener for every day and appointment; the keyboard reaches them as the buttons they are.
    <div
      className="am-quadro"
      role="presentation"
      onClick={({ target }) => {
        const alvo = (target as Element).closest<HTMLElement>('[data-caixa], [data-dia]')
        const { caixa, dia } = alvo?.dataset ?? {}
        if (caixa !== undefined) aoAbrir(caixa)
        else if (dia !== undefined) aoAbrirDia(dia)
      }}
    >
      <div className="am-cabecalho" aria-hidden>
        {DIAS.map((nome) => (
          <span key={nome}>
            {nome.slice(0, 3)}
            <span className="am-resto">{nome.slice(3)}</span>
          </span>
        ))}
      </div>
      <ul className="am-dias" aria-label="Dias do mês">
        {dias.map((umDia) => (
          <Celula
            key={umDia.eixo.dia}
            {...umDia}
            doMes={umDia.eixo.dia.startsWith(mes)}
            hoje={umDia.eixo.dia === hoje}
            cores={cores}
          />
        ))}
      </ul>
    </div>
  )
}
