import { faixaDoSinal, SINAIS_VITAIS } from '@vetlume/dominio/atendimento'
import { diaNaZona } from '@vetlume/dominio/tempo'
import { useWatch } from 'react-hook-form'
import { agoraNoFuso, fusoEmUso } from '../../../lib/fuso.ts'
import { SinaisAvaliados, type Paciente } from '../sinais-avaliados.tsx'
import type { Controle } from './valores.ts'

/** Judged while they are typed, as the record will say them, by the weight and the day that the form has. */
export function SinaisDigitados({ controle, paciente }: { controle: Controle; paciente: Paciente }) {
  const digitados = useWatch({ control: controle, name: [...SINAIS_VITAIS] })
  const [peso, realizadoEm] = useWatch({ control: controle, name: ['pesoGramas', 'realizadoEm'] })
  // What no patient of the species has is a slip, which its field says.
  const possiveis = SINAIS_VITAIS.flatMap((sinal, i) => {
    const valor = digitados[i]
    const [minimo, maximo] = faixaDoSinal(sinal, paciente.especie)
    return typeof valor === 'number' && valor >= minimo && valor <= maximo ? [[sinal, valor] as const] : []
  })
  const pesoGramas = typeof peso === 'number' ? peso : paciente.pesoGramas
  // A date that is half typed is no date yet.
  const comData = realizadoEm != null && !Number.isNaN(Date.parse(realizadoEm))
  const dia = comData ? diaNaZona(realizadoEm, fusoEmUso()) : agoraNoFuso().toPlainDate().toString()
  return (
    // Only what changed is read aloud: the whole, with its sources, after each digit would be in the way.
    <div role="status" aria-atomic={false} aria-label="Sinais vitais avaliados">
      <SinaisAvaliados sinais={Object.fromEntries(possiveis)} examinado={{ ...paciente, pesoGramas, dia }} />
    </div>
  )
}
