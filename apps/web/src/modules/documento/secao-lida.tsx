import type { DocumentoDoLaudo } from '@vetlume/dominio/laudo'
import { ROTULO_DA_SITUACAO } from '@vetlume/dominio/laudo'
import { TextoRicoLido } from './texto-rico.tsx'

export type SecaoDoDocumento = DocumentoDoLaudo['secoes'][number]
type Medida = SecaoDoDocumento['medidas'][number]

const POSICAO = { DENTRO: 'dentro', ABAIXO: '▼ abaixo', ACIMA: '▲ acima' } as const

function Medidas({ titulo, medidas }: { titulo: string; medidas: readonly Medida[] }) {
  const comReferencia = medidas.some(({ referencia, situacao }) => referencia !== null || situacao !== null)
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
        {medidas.map(({ rotulo, valor, referencia, situacao }) => (
          <tr key={rotulo + valor} data-fora={situacao === 'ACIMA' || situacao === 'ABAIXO'}>
            <th scope="row">{rotulo}</th>
            <td className="ld-direita">{valor}</td>
            {comReferencia && <td>{referencia ?? '–'}</td>}
            {comReferencia && <td className="ld-posicao">{situacao === null ? '' : POSICAO[situacao]}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A section of a laudo, for reading. */
export function SecaoLida({ secao: { titulo, situacao, motivo, texto, medidas } }: { secao: SecaoDoDocumento }) {
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
      </div>
    </section>
  )
}
