import './diferenca.css'
import { escritorDeNumeros } from '@vetlume/dominio/constantes'
import { diferencaDe, type Efeito } from '@vetlume/dominio/financeiro'

const emReais = escritorDeNumeros({
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'exceptZero',
})
const emPartes = escritorDeNumeros({
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
})

/** Told by a word and a sign too: colour alone says nothing to who does not see it. */
const EFEITOS: Readonly<Record<Efeito, string>> = { MELHOR: 'melhora', PIOR: 'piora', IGUAL: '' }

export const rotuloDoEfeito = (efeito: Efeito) => EFEITOS[efeito]
export const diferencaEmReais = (centavos: number) => (centavos === 0 ? '–' : emReais(centavos / 100))
export const diferencaEmPartes = (bp: number | null) => (bp === null ? 'sem base' : emPartes(bp / 10_000))

/** The two cells of what changed: in reais, with whether the result is better for it, and as a part of what it was. */
export function Diferenca({ total, comparado }: { total: number; comparado: number }) {
  const { centavos, bp, efeito } = diferencaDe(total, comparado)
  const nada = total === 0 && comparado === 0
  return (
    <>
      <td className="df" data-efeito={efeito}>
        {diferencaEmReais(centavos)}
        {efeito !== 'IGUAL' && <span className="df-efeito">{rotuloDoEfeito(efeito)}</span>}
      </td>
      <td className="df" data-efeito={efeito}>
        {nada ? '–' : diferencaEmPartes(bp)}
      </td>
    </>
  )
}
