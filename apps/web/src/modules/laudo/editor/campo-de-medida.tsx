import type { MedidaPreenchida } from '@vetlume/dominio/laudo'
import { UNIDADES, casasDe, unidadeNoCatalogo } from '@vetlume/dominio/laudo'
import type { CatalogoDeMedidas } from '@vetlume/dominio/medidas'
import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { escreverDecimal, lerDecimal, soDecimais } from '../edicao/medidas.ts'
import { useBancada } from './bancada.ts'
import { irAMedidaVizinha } from './lugares.ts'

const simbolo = (unidade: MedidaPreenchida['unidade']) => (unidade === 'ml' ? 'mL' : unidade)

function unidadesPossiveis(
  { id }: MedidaPreenchida,
  catalogo: CatalogoDeMedidas,
): readonly MedidaPreenchida['unidade'][] {
  return catalogo.medidas.has(id)
    ? UNIDADES.filter((unidade) => unidadeNoCatalogo(unidade, id, catalogo) !== null)
    : UNIDADES
}

export interface CampoDoValorProps {
  medida: MedidaPreenchida
  rotulo: string
  descricao: string
  dica: string
  aoMudar: (valor: number | null) => void
}

/** A number with decimal comma. Enter and the arrows go to the next measure, as in a spreadsheet. */
export function CampoDoValor({ medida, rotulo, descricao, dica, aoMudar }: CampoDoValorProps) {
  const { catalogo } = useBancada()
  // While it is being typed the text is the person's own; afterwards it is written as it will be printed.
  const [digitado, definirDigitado] = useState<string | null>(null)
  const escrito = digitado ?? escreverDecimal(medida.valor, casasDe(medida, catalogo))
  const valor = lerDecimal(escrito)
  const aceitaNegativo = catalogo.medidas.get(medida.id)?.aceitaNegativo === true
  const aoTeclar = (evento: KeyboardEvent<HTMLInputElement>) => {
    const passo = ({ Enter: evento.shiftKey ? -1 : 1, ArrowDown: 1, ArrowUp: -1 } as const)[evento.key]
    if (passo === undefined || evento.ctrlKey || evento.altKey || evento.metaKey) return
    evento.preventDefault()
    irAMedidaVizinha(evento.currentTarget, passo)
  }
  return (
    <input
      data-medida=""
      className="le-valor"
      // The decimal keyboards of phones have no sign.
      inputMode={aceitaNegativo ? 'text' : 'decimal'}
      autoComplete="off"
      maxLength={9}
      aria-label={rotulo}
      aria-describedby={descricao}
      aria-invalid={valor === undefined}
      placeholder={dica}
      value={escrito}
      onChange={({ target }) => {
        const texto = soDecimais(target.value, aceitaNegativo)
        definirDigitado(texto)
        const lido = lerDecimal(texto)
        if (lido !== undefined) aoMudar(lido)
      }}
      onBlur={() => definirDigitado(null)}
      onKeyDown={aoTeclar}
    />
  )
}

export interface UnidadeProps {
  medida: MedidaPreenchida
  rotulo: string
  aoMudar: (unidade: MedidaPreenchida['unidade']) => void
}

/** Unit of a measure, to be chosen when more than one measures the same thing. */
export function Unidade({ medida, rotulo, aoMudar }: UnidadeProps) {
  const possiveis = unidadesPossiveis(medida, useBancada().catalogo)
  if (possiveis.length < 2) return <span className="le-unidade">{simbolo(medida.unidade)}</span>
  return (
    <select
      className="le-unidade"
      aria-label={`Unidade de ${rotulo}`}
      value={medida.unidade}
      onChange={({ target }) => aoMudar(target.value as MedidaPreenchida['unidade'])}
    >
      {possiveis.map((unidade) => (
        <option key={unidade} value={unidade}>
          {unidade === '' ? 'sem unidade' : simbolo(unidade)}
        </option>
      ))}
    </select>
  )
}
