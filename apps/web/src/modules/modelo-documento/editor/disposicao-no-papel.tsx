import type { ImpressaoDoModelo } from '@vetlume/dominio/laudo'

type Escolha = 'conclusaoPrimeiro' | 'resumo' | 'exame' | 'figuras'

const OPCOES: readonly { campo: Escolha; rotulo: string }[] = [
  { campo: 'conclusaoPrimeiro', rotulo: 'Impressão diagnóstica antes das seções' },
  { campo: 'resumo', rotulo: 'Resumo das seções marcadas alteradas' },
  { campo: 'exame', rotulo: 'Local, aparelho, jejum e sedação, quando registrados' },
  { campo: 'figuras', rotulo: 'Figuras medidas junto da seção da medida, e não no fim' },
]
const NADA: ImpressaoDoModelo = { conclusaoPrimeiro: false, resumo: false, exame: false }
/** No section has these keys: theirs are UUIDs or words. */
const ONDE_ESTIVER = ''
const SO_OS_ARQUIVOS = '*'

interface TecnicaProps {
  tecnica: ImpressaoDoModelo['tecnica']
  secoes: readonly { id: string; titulo: string }[]
  aoMudar: (tecnica: ImpressaoDoModelo['tecnica']) => void
}

function Tecnica({ tecnica, secoes, aoMudar }: TecnicaProps) {
  const escolhida = secoes.find(({ id }) => id === tecnica?.secao)?.id ?? SO_OS_ARQUIVOS
  const escolher = (valor: string) => {
    if (valor === ONDE_ESTIVER) aoMudar(undefined)
    else aoMudar({ secao: valor === SO_OS_ARQUIVOS ? null : valor })
  }
  return (
    <label className="lm-tecnica">
      Técnica, nos dados do exame
      <select
        value={tecnica === undefined ? ONDE_ESTIVER : escolhida}
        onChange={({ target }) => escolher(target.value)}
      >
        <option value={ONDE_ESTIVER}>Não: fica na seção em que for escrita</option>
        <option value={SO_OS_ARQUIVOS}>Projeções, kV e mAs dos arquivos</option>
        {secoes.map(({ id, titulo }) => (
          <option key={id} value={id}>
            Seção “{titulo}”, com projeções, kV e mAs dos arquivos
          </option>
        ))}
      </select>
    </label>
  )
}

export interface DisposicaoNoPapelProps extends Pick<TecnicaProps, 'secoes'> {
  impressao?: ImpressaoDoModelo | undefined
  aoMudar: (impressao: ImpressaoDoModelo) => void
}

/** How the laudos of the model are laid out, on paper and on screen, from the publication on. */
export function DisposicaoNoPapel({ impressao = NADA, secoes, aoMudar }: DisposicaoNoPapelProps) {
  const { tecnica, ...resto } = impressao
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
      <Tecnica
        tecnica={tecnica}
        secoes={secoes.filter(({ titulo }) => titulo.trim() !== '')}
        aoMudar={(nova) => aoMudar({ ...resto, ...(nova && { tecnica: nova }) })}
      />
    </fieldset>
  )
}
