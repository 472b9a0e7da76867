import type { DocumentoDoLaudo } from '@vetlume/dominio/laudo'
import { ROTULO_DA_SITUACAO } from '@vetlume/dominio/laudo'
import type { ReactNode } from 'react'
import { IndicadorDeNivel } from '../../ui/nivel.tsx'
import { TextoRicoLido } from './texto-rico.tsx'

export type SecaoDoDocumento = DocumentoDoLaudo['secoes'][number]
type Medida = SecaoDoDocumento['medidas'][number]

const POSICAO = { DENTRO: 'dentro', ABAIXO: '▼ abaixo', ACIMA: '▲ acima' } as const

/** Documents from before references had levels say the position alone. */
function Posicao({ situacao, nivel }: Medida) {
  if (situacao === null) return null
  return nivel === undefined ? POSICAO[situacao] : <IndicadorDeNivel nivel={nivel} situacao={situacao} />
}

/** What it was compared with, or why it was not. */
function Referencia({ referencia, fonte, ressalva }: Medida) {
  return (
    <>
      {referencia}
      {fonte !== undefined && <sup>({fonte})</sup>} {ressalva !== undefined && <em>{ressalva}</em>}
    </>
  )
}

const temReferencia = ({ referencia, situacao, ressalva }: Medida) =>
  referencia !== null || situacao !== null || ressalva !== undefined
const foraDoNormal = ({ situacao }: Medida) => situacao === 'ACIMA' || situacao === 'ABAIXO'

function Medidas({ titulo, medidas }: { titulo: string; medidas: readonly Medida[] }) {
  const comReferencia = medidas.some(temReferencia)
  return (
    <table className="ld-medidas">
      <caption className="so-leitor">Medidas de {titulo}</caption>
      <thead>
        <tr>
          <th scope="col">Medida</th>
          <th scope="col" className="ld-direita">
            Valor
          </th>
          {comReferencia && <th scope="col">Referência</th>}
          {comReferencia && <th scope="col">Posição</th>}
        </tr>
      </thead>
      <tbody>
        {medidas.map((medida) => (
          <tr key={medida.rotulo + medida.valor} data-fora={foraDoNormal(medida)}>
            <th scope="row">{medida.rotulo}</th>
            <td className="ld-direita">{medida.valor}</td>
            {comReferencia && (
              <td>
                <Referencia {...medida} />
              </td>
            )}
            {comReferencia && (
              <td className="ld-posicao">
                <Posicao {...medida} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export interface SecaoLidaProps {
  secao: SecaoDoDocumento
  /** Its figures. */
  children?: ReactNode
}

/** A section of a laudo, for reading. */
export function SecaoLida({ secao: { titulo, situacao, motivo, texto, medidas }, children }: SecaoLidaProps) {
  return (
    <section className="ld-secao">
      <div className="ld-secao-titulo">
        <h3>{titulo}</h3>
        {situacao !== null && (
          <span className="ld-situacao" data-situacao={situacao}>
            {ROTULO_DA_SITUACAO[situacao]}
          </span>
        )}
      </div>
      <div className="ld-secao-corpo">
        {situacao === 'NAO_AVALIADO' && motivo !== null && (
          <p>
            <em>Motivo:</em> {motivo}
          </p>
        )}
        <TextoRicoLido texto={texto} />
        {medidas.length > 0 && <Medidas titulo={titulo} medidas={medidas} />}
        {children}
      </div>
    </section>
  )
}

export interface FontesDasReferenciasProps {
  fontes: readonly string[]
  secoes: readonly SecaoDoDocumento[]
}

/** Numbered as the references point at them; documents from before they did keep their line. */
export function FontesDasReferencias({ fontes, secoes }: FontesDasReferenciasProps) {
  if (fontes.length === 0) return null
  const numeradas = secoes.some(({ medidas }) => medidas.some(({ fonte }) => fonte !== undefined))
  const escritas = numeradas ? fontes.map((fonte, i) => `(${i + 1}) ${fonte}`) : fontes
  return <p className="ld-fontes">Fontes dos valores de referência: {escritas.join('; ')}.</p>
}
