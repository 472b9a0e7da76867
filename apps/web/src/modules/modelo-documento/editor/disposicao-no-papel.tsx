import type { ImpressaoDoModelo } from '@vetlume/dominio/laudo'

const OPCOES: readonly { campo: keyof ImpressaoDoModelo; rotulo: string }[] = [
  { campo: 'conclusaoPrimeiro', rotulo: 'Impressão diagnóstica antes das seções' },
  { campo: 'resumo', rotulo: 'Resumo das seções marcadas alteradas' },
  { campo: 'exame', rotulo: 'Local, aparelho, jejum e sedação, quando registrados' },
  { campo: 'figuras', rotulo: 'Figuras medidas junto da seção da medida, e não no fim' },
]
const NADA: ImpressaoDoModelo = { conclusaoPrimeiro: false, resumo: false, exame: false }

/** How the laudos of the model are laid out, on paper and on screen, from the publication on. */
export function DisposicaoNoPapel({
  impressao = NADA,
  aoMudar,
}: {
  impressao?: ImpressaoDoModelo | undefined
  aoMudar: (impressao: ImpressaoDoModelo) => void
}) {
  return (
    <fieldset className="lm-disposicao">
      <legend>Disposição no papel</legend>
      {OPCOES.map(({ campo, rotulo }) => (
        <label key={campo}>
          <input
            type="checkbox"
            checked={impressao[campo] ?? false}
            onChange={({ target }) => aoMudar({ ...impressao, [campo]: target.checked })}
          />
          {rotulo}
        </label>
      ))}
    </fieldset>
  )
}
