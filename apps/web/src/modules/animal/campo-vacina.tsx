import { VACINAS_POR_ESPECIE } from '@vetlume/dominio/animal'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Entrada } from '../../ui/formulario/entrada.tsx'
import { ListaSuspensa } from '../../ui/formulario/lista-suspensa.tsx'
import { comoTexto, useCampo, type CampoProps } from '../../ui/formulario/use-campo.ts'

const OUTRA = 'outra'

export interface CampoVacinaProps<V extends FieldValues, S> extends CampoProps<V, S> {
  /** Name of the species: of each, the vaccines that are usual. */
  especie: string
}

/** The name of a vaccine: one of the usual for the species, or another that is typed. */
export function CampoVacina<V extends FieldValues, S>({ especie, ...props }: CampoVacinaProps<V, S>) {
  const { valor, mudar, aoSair, referencia, quadro } = useCampo(props)
  const usuais = VACINAS_POR_ESPECIE[especie] ?? []
  const texto = comoTexto(valor)
  const [escreve, definirEscreve] = useState(usuais.length === 0 || (texto !== '' && !usuais.includes(texto)))
  const entrada = { ...quadro, value: texto, maxLength: 80, autoComplete: 'off', onBlur: aoSair, ref: referencia }
  const digitar = ({ target }: { target: { value: string } }) => mudar(target.value)
  if (usuais.length === 0) return <Entrada {...entrada} onChange={digitar} />
  return (
    <>
      <ListaSuspensa
        {...quadro}
        erro={quadro.erro && !escreve}
        ajuda={escreve ? undefined : quadro.ajuda}
        valor={escreve ? OUTRA : texto}
        opcoes={[...usuais.map((nome) => ({ valor: nome, rotulo: nome })), { valor: OUTRA, rotulo: 'Outra' }]}
        aoMudar={(escolhida) => {
          definirEscreve(escolhida === OUTRA)
          mudar(escolhida === OUTRA ? '' : escolhida)
        }}
        onBlur={aoSair}
        referencia={escreve ? undefined : referencia}
      />
      {escreve && <Entrada {...entrada} rotulo="Qual vacina" onChange={digitar} />}
    </>
  )
}
