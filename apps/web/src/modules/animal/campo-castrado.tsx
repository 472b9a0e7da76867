import type { FieldValues } from 'react-hook-form'
import { ListaSuspensa } from '../../ui/formulario/lista-suspensa.tsx'
import { useCampo } from '../../ui/formulario/use-campo.ts'
import type { CampoProps } from '../../ui/formulario/use-campo.ts'

const VALORES: Readonly<Record<string, boolean | null>> = { desconhecido: null, sim: true, nao: false }
const OPCOES = [
  { valor: 'sim', rotulo: 'Sim' },
  { valor: 'nao', rotulo: 'Não' },
  { valor: 'desconhecido', rotulo: 'Não informado' },
]
const chaveDe = (valor: unknown) => (valor === true ? 'sim' : valor === false ? 'nao' : 'desconhecido')

/** Yes, no, or nobody knows yet: three answers, the last one null. */
export function CampoCastrado<V extends FieldValues, S>(props: CampoProps<V, S>) {
  const { valor, mudar, aoSair, referencia, quadro } = useCampo(props)
  return (
    <ListaSuspensa
      {...quadro}
      valor={chaveDe(valor)}
      opcoes={OPCOES}
      aoMudar={(escolhida) => mudar(VALORES[escolhida] ?? null)}
      onBlur={aoSair}
      referencia={referencia}
    />
  )
}
