import './grafico-mensal.css'
import { useId, useState } from 'react'
import type { Alvo } from '@vetlume/dominio/dashboard'
import type { ReactNode } from 'react'
import { Elo } from '../../ui/elo.tsx'
import { divisoesDoEixo } from './escala.ts'
import { mesCurto, mesPorExtenso } from './meses.ts'

interface PontoMensal {
  /** First day of the month. */
  mes: string
  valor: number
  /** What was counted. */
  alvo: Alvo
}

export interface GraficoMensalProps {
  /** What is drawn, for who does not see it: "Receita por mês". */
  rotulo: string
  /** Oldest first; the last month is still running. */
  pontos: readonly PontoMensal[]
  /** Whole value, as the heading shows it. */
  escrever: (valor: number) => string
  /** Short value, for the axis. */
  abreviar: (valor: number) => string
}

function comparar(pontos: readonly PontoMensal[], indice: number): string {
  const [antes, agora] = [pontos[indice - 1], pontos[indice]]
  if (indice === pontos.length - 1) return 'mês em curso'
  if (antes === undefined || agora === undefined || antes.valor === 0) return ''
  const variacao = Math.round(((agora.valor - antes.valor) / antes.valor) * 100)
  if (variacao === 0) return `igual a ${mesCurto(antes.mes)}`
  return `${Math.abs(variacao)}% ${variacao > 0 ? 'acima' : 'abaixo'} de ${mesCurto(antes.mes)}`
}

/**
 * Bars by month. Each bar is a choice of one group, so the arrow keys walk the months and a screen reader says each
 * month with its value; the heading shows the one chosen or pointed at.
 */
export function GraficoMensal({ rotulo, pontos, escrever, abreviar }: GraficoMensalProps) {
  const grupo = useId()
  const [escolhido, definirEscolhido] = useState(pontos.length - 1)
  const [apontado, definirApontado] = useState<number | null>(null)
  const indice = apontado ?? escolhido
  const ponto = pontos[indice]
  const divisoes = divisoesDoEixo(Math.max(...pontos.map(({ valor }) => valor)))
  const topo = divisoes[0] ?? 1
  return (
    <div className="gm">
      {ponto !== undefined && (
        <div className="gm-valor">
          <Elo to={ponto.alvo.rota} search={ponto.alvo.filtros} color="inherit">
            <strong>{escrever(ponto.valor)}</strong>
          </Elo>
          <span>
            em {mesPorExtenso(ponto.mes)}
            {comparar(pontos, indice) !== '' && `, ${comparar(pontos, indice)}`}
          </span>
        </div>
      )}
      <div className="gm-area">
        <div className="gm-eixo" aria-hidden>
          {divisoes.map((valor) => (
            <span key={valor}>{abreviar(valor)}</span>
          ))}
        </div>
        <fieldset className="gm-colunas" onPointerLeave={() => definirApontado(null)}>
          <legend className="so-leitor">{rotulo}</legend>
          <div className="gm-linhas" aria-hidden>
            {divisoes.map((valor) => (
              <i key={valor} />
            ))}
          </div>
          {pontos.map(({ mes, valor }, i) => (
            <label
              key={mes}
              className="gm-coluna"
              data-em-curso={i === pontos.length - 1 ? '' : undefined}
              onPointerEnter={() => definirApontado(i)}
            >
              <input
                type="radio"
                name={grupo}
                checked={i === escolhido}
                onChange={() => definirEscolhido(i)}
                aria-label={`${mesPorExtenso(mes)}: ${escrever(valor)}`}
              />
              <span className="gm-trilho">
                <span className="gm-barra" style={{ height: `${(valor / topo) * 100}%` }} />
              </span>
              <span className="gm-mes" aria-hidden>
                {mesCurto(mes)}
              </span>
            </label>
          ))}
        </fieldset>
      </div>
    </div>
  )
}

export interface TabelaMensalProps {
  rotulo: string
  colunas: readonly string[]
  linhas: readonly { mes: string; valores: readonly ReactNode[] }[]
}

/** The same figures as a table, newest first. */
export function TabelaMensal({ rotulo, colunas, linhas }: TabelaMensalProps) {
  return (
    <div className="tb-rola">
      <table className="tb" aria-label={rotulo}>
        <thead>
          <tr>
            <th scope="col">Mês</th>
            {colunas.map((coluna) => (
              <th key={coluna} scope="col">
                {coluna}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {linhas.toReversed().map(({ mes, valores }) => (
            <tr key={mes}>
              <th scope="row">{mesPorExtenso(mes)}</th>
              {valores.map((valor, i) => (
                <td key={colunas[i]}>{valor}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
