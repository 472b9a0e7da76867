import './grafico-de-pesos.css'
import { formatarPeso, type Pesagem } from '@vetlume/dominio/animal'
import { diaNaZona, formatarData } from '@vetlume/dominio/tempo'
import { useId, useState } from 'react'
import { fusoEmUso } from '../../../lib/fuso.ts'
import { divisoesEntre, variacaoDoPeso } from './variacao.ts'

/** Percentages from the left and from the foot of the drawing. */
interface Ponto extends Pesagem {
  x: number
  y: number
}

function posicionar(pesos: readonly Pesagem[], divisoes: readonly number[]): Ponto[] {
  const instantes = pesos.map(({ medidoEm }) => Date.parse(medidoEm))
  const [primeiro = 0, ultimo = 0] = [instantes[0], instantes.at(-1)]
  const [base = 0, topo = 1] = [divisoes[0], divisoes.at(-1)]
  return pesos.map((pesagem, i) => ({
    ...pesagem,
    x: ultimo === primeiro ? 50 : (((instantes[i] ?? 0) - primeiro) / (ultimo - primeiro)) * 100,
    y: ((pesagem.gramas - base) / (topo - base)) * 100,
  }))
}

/**
 * Weights over time. Each point is a choice of one group, so the arrow keys walk the weighings and a screen reader says
 * each with its day; the heading shows the one that is chosen. The table beside it has the same values.
 */
export function GraficoDePesos({ pesos: recentes }: { pesos: readonly Pesagem[] }) {
  const grupo = useId()
  const pesos = recentes.toReversed()
  const [escolhida, definirEscolhida] = useState<string | null>(null)
  const gramas = pesos.map((pesagem) => pesagem.gramas)
  const divisoes = divisoesEntre(Math.min(...gramas), Math.max(...gramas))
  const pontos = posicionar(pesos, divisoes)
  const indice = Math.max(
    pontos.findIndex(({ codigo }) => codigo === escolhida),
    -1,
  )
  const atual = indice === -1 ? pontos.length - 1 : indice
  const ponto = pontos[atual]
  const fuso = fusoEmUso()
  const dia = (instante: string) => formatarData(diaNaZona(instante, fuso))
  const linha = pontos.map(({ x, y }) => `${x},${100 - y}`).join(' ')
  const [primeiro, ultimo] = [pontos[0], pontos.at(-1)]
  if (ponto === undefined || primeiro === undefined || ultimo === undefined) return null
  const variacao = variacaoDoPeso(ponto.gramas, pontos[atual - 1]?.gramas)
  return (
    <div className="gp">
      <div className="gp-valor" aria-hidden>
        <strong>{formatarPeso(ponto.gramas)}</strong>
        <span>
          em {dia(ponto.medidoEm)}
          {variacao !== '' && `, ${variacao}`}
        </span>
      </div>
      <div className="gp-eixo" aria-hidden>
        {divisoes.map((valor, i) => (
          <span key={valor} style={{ bottom: `${(i / (divisoes.length - 1)) * 100}%` }}>
            {formatarPeso(valor)}
          </span>
        ))}
      </div>
      <fieldset className="gp-area">
        <legend className="so-leitor">Peso ao longo do tempo</legend>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
          {divisoes.map((valor, i) => {
            const y = 100 - (i / (divisoes.length - 1)) * 100
            return <line key={valor} className="gp-grade" x1="0" x2="100" y1={y} y2={y} />
          })}
          <polygon className="gp-sombra" points={`${primeiro.x},100 ${linha} ${ultimo.x},100`} />
          <polyline className="gp-linha" points={linha} />
        </svg>
        {pontos.map(({ codigo, gramas: valor, medidoEm, x, y }, i) => (
          <label key={codigo} className="gp-ponto" style={{ left: `${x}%`, top: `${100 - y}%` }}>
            <input
              type="radio"
              name={grupo}
              checked={i === atual}
              onChange={() => definirEscolhida(codigo)}
              aria-label={`${dia(medidoEm)}: ${formatarPeso(valor)}`}
            />
            <i />
          </label>
        ))}
      </fieldset>
      <div className="gp-datas" aria-hidden>
        <span>{dia(primeiro.medidoEm)}</span>
        <span>{dia(ultimo.medidoEm)}</span>
      </div>
    </div>
  )
}
