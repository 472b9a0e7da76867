import {
  dizerTotal,
  escreverAnterior,
  mesmaSecao,
  totalDoEscore,
  type CorpoDe,
  type LaudoCompleto,
  type SecaoDoLaudo,
} from '@vetlume/dominio/laudo'
import { formatarData } from '@vetlume/dominio/tempo'

type Corpo = CorpoDe<'ESCORE'>
type Anterior = NonNullable<Corpo['anterior']>

/** The same section by the same scale in earlier exams, the newest first. */
export const anterioresDoEscore = (
  { escoresAnteriores }: Pick<LaudoCompleto, 'escoresAnteriores'>,
  secao: SecaoDoLaudo,
  { escala }: Corpo,
): Anterior[] =>
  escoresAnteriores
    .filter(({ secao: outra, escore }) => escore.escala === escala && mesmaSecao(outra, secao))
    .map(({ em, escore }) => ({ em, itens: escore.itens }))

const NENHUM = ''
const chave = ({ em, itens }: Anterior) => JSON.stringify([em, itens])

export interface AnteriorDoEscoreProps {
  /** With what it is compared with, kept or about to be. */
  corpo: Corpo
  anteriores: readonly Anterior[]
  aoMudar: (anterior: Anterior | null) => void
}

/** Which earlier exam the laudo compares its score with, on screen and on paper, or that it compares with none. */
export function AnteriorDoEscore({ corpo, anteriores, aoMudar }: AnteriorDoEscoreProps) {
  const { escala, anterior } = corpo
  const guardado = anterior != null && !anteriores.some((um) => chave(um) === chave(anterior)) ? [anterior] : []
  const opcoes = [...guardado, ...anteriores]
  if (opcoes.length === 0) return null
  const dizer = ({ em, itens }: Anterior) => {
    const total = totalDoEscore({ escala, itens })
    return `Exame de ${formatarData(em)}${total === null ? ', item a item' : `: ${dizerTotal(total)}`}`
  }
  const mudou = totalDoEscore(corpo) === null ? '' : escreverAnterior(corpo)
  return (
    <>
      <label className="lc-campo">
        <span>Comparar com</span>
        <select
          value={anterior == null ? NENHUM : chave(anterior)}
          onChange={({ target }) => aoMudar(opcoes.find((opcao) => chave(opcao) === target.value) ?? null)}
        >
          <option value={NENHUM}>Nenhum exame</option>
          {opcoes.map((opcao) => (
            <option key={chave(opcao)} value={chave(opcao)}>
              {dizer(opcao)}
            </option>
          ))}
        </select>
      </label>
      {mudou !== '' && <p className="lc-fonte">No laudo: {mudou}.</p>}
    </>
  )
}
