import './tabela-do-dre.css'
import { escritorDeNumeros } from '@vetlume/dominio/constantes'
import type { Alvo } from '@vetlume/dominio/contrato'
import {
  alvoDoDre,
  mesesDo,
  partesDaReceita,
  type Dre,
  type LinhaComparada,
  type PeriodoDeMeses,
  mesCurto,
  periodoCurto,
} from '@vetlume/dominio/financeiro'
import { useState } from 'react'
import { Elo } from '../../ui/elo.tsx'
import { QuadroRolavel } from '../../ui/quadro-rolavel.tsx'
import { Diferenca } from './diferenca.tsx'

const emReais = escritorDeNumeros({ minimumFractionDigits: 2, maximumFractionDigits: 2 })
const emPartes = escritorDeNumeros({ style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** A figure that opens what it adds up. */
function Valor({ centavos, alvo }: { centavos: number; alvo: Alvo }) {
  if (centavos === 0) return <td className="dr-nada">–</td>
  return (
    <td data-negativo={centavos < 0}>
      <Elo to={alvo.rota} search={alvo.filtros} color="inherit" underline="hover">
        {emReais(centavos / 100)}
      </Elo>
    </td>
  )
}

interface RotuloProps {
  linha: LinhaComparada
  temPartes: boolean
  aberta: boolean
  aoAlternar: () => void
}

function Rotulo({ linha: { grupo, rotulo }, temPartes, aberta, aoAlternar }: RotuloProps) {
  if (grupo !== null || !temPartes) return rotulo
  return (
    <button type="button" className="dr-alternar" aria-expanded={aberta} onClick={aoAlternar}>
      {rotulo}
    </button>
  )
}

const Titulos = ({ dre: { de, ate, comparado } }: { dre: Dre }) => (
  <tr>
    <th scope="col">Em reais</th>
    <th scope="col">{periodoCurto({ de, ate })}</th>
    <th scope="col">
      <abbr title="Parte da receita líquida do período">% RL</abbr>
    </th>
    {comparado !== null && (
      <>
        <th scope="col">{periodoCurto(comparado)}</th>
        <th scope="col">Diferença</th>
        <th scope="col">Diferença %</th>
      </>
    )}
    {mesesDo({ de, ate }).map((mes) => (
      <th key={mes} scope="col">
        {mesCurto(mes)}
      </th>
    ))}
  </tr>
)

interface CelulasProps {
  linha: LinhaComparada
  parte: number | null
  dre: Dre
}

function Celulas({ linha, parte, dre: { de, ate, regime, comparado } }: CelulasProps) {
  const alvo = (meses: PeriodoDeMeses) => alvoDoDre(linha, { ...meses, regime })
  return (
    <>
      <Valor centavos={linha.total} alvo={alvo({ de, ate })} />
      <td className="dr-parte">{parte === null ? '–' : emPartes(parte / 10_000)}</td>
      {comparado !== null && (
        <>
          <Valor centavos={linha.comparado ?? 0} alvo={alvo(comparado)} />
          <Diferenca total={linha.total} comparado={linha.comparado ?? 0} />
        </>
      )}
      {mesesDo({ de, ate }).map((mes, n) => (
        <Valor key={mes} centavos={linha.meses[n] ?? 0} alvo={alvo({ de: mes, ate: mes })} />
      ))}
    </>
  )
}

/** The statement, the period and each of its months, with the groups of each line one click away. */
export function TabelaDoDre({ dre, esperando }: { dre: Dre; esperando: boolean }) {
  const [abertas, definirAbertas] = useState<ReadonlySet<string>>(new Set())
  const alternar = (linha: string) =>
    definirAbertas((atuais) => {
      const novas = new Set(atuais)
      if (!novas.delete(linha)) novas.add(linha)
      return novas
    })
  const { linhas } = dre
  const partes = new Map(partesDaReceita(linhas).map((parte, i) => [linhas[i], parte]))
  const comPartes = new Set(linhas.filter(({ grupo }) => grupo !== null).map(({ linha }) => linha))
  const visiveis = linhas.filter(({ linha, grupo }) => grupo === null || abertas.has(linha))
  return (
    <QuadroRolavel nome="Demonstrativo, mês a mês" esperando={esperando}>
      <table className="dr-quadro" aria-label={`Resultado de ${periodoCurto(dre)}`}>
        <thead>
          <Titulos dre={dre} />
        </thead>
        <tbody>
          {visiveis.map((linha) => (
            <tr
              key={`${linha.linha} ${linha.grupo ?? ''}`}
              className={linha.subtotal ? 'dr-subtotal' : linha.grupo === null ? '' : 'dr-grupo'}
            >
              <th scope="row">
                <Rotulo
                  linha={linha}
                  temPartes={comPartes.has(linha.linha)}
                  aberta={abertas.has(linha.linha)}
                  aoAlternar={() => alternar(linha.linha)}
                />
              </th>
              <Celulas linha={linha} parte={partes.get(linha) ?? null} dre={dre} />
            </tr>
          ))}
        </tbody>
      </table>
    </QuadroRolavel>
  )
}
