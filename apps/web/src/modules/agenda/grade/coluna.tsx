import { memo } from 'react'
import { useAgora } from '../../../lib/use-agora.ts'
import { horaDe, horaDoMinuto, minutoDe, type Eixo } from '../calculo/eixo.ts'
import type { ColunaDaGrade, Fundo } from '../tipos.ts'
import { CaixaDaGrade } from './caixa.tsx'
import { alturaDe, type Horas } from './geometria.ts'

/** The minute of the axis where the day is now; null when it is not on screen. */
export function minutoDeAgora(eixo: Eixo, { de, ate }: Horas, agoraMs: number): number | null {
  const minuto = minutoDe(eixo, agoraMs)
  const fora = agoraMs < eixo.inicioMs || agoraMs >= eixo.fimMs || minuto < de * 60 || minuto > ate * 60
  return fora ? null : minuto
}

/** Where the day is now, with the time in the margin and without it in a column; nothing on other days. */
export function LinhaDoAgora({ eixo, horas, comHora = false }: { eixo: Eixo; horas: Horas; comHora?: boolean }) {
  const agoraMs = useAgora()
  const minuto = minutoDeAgora(eixo, horas, agoraMs)
  if (minuto === null) return null
  const { top } = alturaDe({ inicio: minuto, fim: minuto }, horas)
  return (
    <div className={comHora ? 'ag-agora ag-com-hora' : 'ag-agora'} style={{ top }} aria-hidden>
      {comHora && horaDe(eixo, agoraMs)}
    </div>
  )
}

const desenhavel = ({ inicio, fim }: Fundo, { de, ate }: Horas) => inicio < ate * 60 && fim > de * 60

export interface ColunaProps {
  coluna: ColunaDaGrade
  horas: Horas
  nome: string
  comEspecialista: boolean
  emSemana: boolean
}

/** One column: what is worked, shaded where it is not, and the boxes. Drawn again only when something of it changes. */
export const Coluna = memo(function Coluna({ coluna, horas, nome, comEspecialista, emSemana }: ColunaProps) {
  const { eixo, fundos, caixas, chave } = coluna
  return (
    <div className={fundos === null ? 'ag-coluna ag-sem-horario' : 'ag-coluna'} role="group" aria-label={nome}>
      {fundos
        ?.filter((fundo) => desenhavel(fundo, horas))
        .map((fundo) => (
          <div
            key={`${fundo.tipo}${fundo.inicio}${fundo.texto ?? ''}`}
            className={`ag-fundo ag-${fundo.tipo}`}
            style={alturaDe(fundo, horas)}
          >
            {fundo.texto !== null && (
              <span className="ag-motivo">
                {fundo.texto}
                <span className="so-leitor">{`, das ${horaDoMinuto(fundo.inicio)} às ${horaDoMinuto(fundo.fim)}`}</span>
              </span>
            )}
          </div>
        ))}
      <div className="ag-caixas">
        {caixas.map((caixa) => (
          <CaixaDaGrade
            key={`${chave}${caixa.item.codigo}`}
            caixa={caixa}
            eixo={eixo}
            horas={horas}
            comEspecialista={comEspecialista}
            emSemana={emSemana}
          />
        ))}
      </div>
      <LinhaDoAgora eixo={eixo} horas={horas} />
    </div>
  )
})
