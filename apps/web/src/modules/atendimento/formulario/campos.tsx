import type { FieldValues } from 'react-hook-form'
import { CampoDecimal } from '../../../ui/formulario/campo-numero.tsx'
import { ListaSuspensa } from '../../../ui/formulario/lista-suspensa.tsx'
import { useCampo } from '../../../ui/formulario/use-campo.ts'
import type { CampoProps } from '../../../ui/formulario/use-campo.ts'

const SIM_OU_NAO = [
  { valor: 'sim', rotulo: 'Sim' },
  { valor: 'nao', rotulo: 'Não' },
]

/** Yes, no, or nobody said: the form keeps true, false or null. */
export function CampoSimNao<V extends FieldValues, S>(props: CampoProps<V, S>) {
  const { valor, mudar, aoSair, referencia, quadro } = useCampo(props)
  return (
    <ListaSuspensa
      {...quadro}
      valor={valor === true ? 'sim' : valor === false ? 'nao' : ''}
      opcoes={SIM_OU_NAO}
      semEscolha="Não informado"
      aoMudar={(escolhida) => mudar(escolhida === '' ? null : escolhida === 'sim')}
      onBlur={aoSair}
      referencia={referencia}
    />
  )
}

const DECIMOS = { casas: 1, fixas: false, sufixo: '°C', negativo: false, inteiro: true } as const

/** Body temperature, typed in °C with one decimal; the form keeps tenths, or null when the field is blank. */
export function CampoTemperatura<V extends FieldValues, S>(props: CampoProps<V, S>) {
  return <CampoDecimal {...props} escala={DECIMOS} />
}
