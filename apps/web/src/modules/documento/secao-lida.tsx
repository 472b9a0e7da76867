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

type Quadro = NonNullable<SecaoDoDocumento['quadro']>

/** The body of a section of another kind than text and measures. On a phone each row is a card that says its columns. */
function QuadroLido({ titulo, quadro: { campos, colunas, linhas, notas } }: { titulo: string; quadro: Quadro }) {
  return (
    <>
      {campos.length > 0 && (
        <dl className="ld-campos">
          {campos.map(({ rotulo, valor }) => (
            <div key={rotulo}>
              <dt>{rotulo}</dt>
              <dd>{valor}</dd>
            </div>
          ))}
        </dl>
      )}
      {colunas.length > 0 && (
        <table className="ld-medidas ld-quadro">
          <caption className="so-leitor">{titulo}</caption>
          <thead>
            <tr>
              {colunas.map((coluna) => (
                <th key={coluna} scope="col">
                  {coluna}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {linhas.map(({ chave, celulas }) => (
              <tr key={chave}>
                {celulas.map((celula, i) => (
                  <td key={colunas[i]} data-coluna={colunas[i]}>
                    {celula}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {notas.map((nota) => (
        <p key={nota} className="ld-detalhe">
          {nota}
        </p>
      ))}
    </>
  )
}

export interface SecaoLidaProps {
  secao: SecaoDoDocumento
  /** Its figures. */
  children?: ReactNode
}

/** A section of a laudo, for reading. */
export function SecaoLida({ secao: { titulo, situacao, motivo, texto, medidas, quadro }, children }: SecaoLidaProps) {
  const tabela = medidas.length > 0 && <Medidas titulo={titulo} medidas={medidas} />
  const medidasPrimeiro = quadro?.tipo === 'MEDIDAS'
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
        {medidasPrimeiro && tabela}
        {quadro !== undefined && !medidasPrimeiro && <QuadroLido titulo={titulo} quadro={quadro} />}
        <TextoRicoLido texto={texto} />
        {!medidasPrimeiro && tabela}
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
