import {
  avaliarSinal,
  escreverSinal,
  SINAIS_VITAIS,
  type AtendimentoCompleto,
  type SinaisVitais,
  type SinalVital,
} from '@vetlume/dominio/atendimento'
import { mesesDeIdade } from '@vetlume/dominio/tempo'
import { Pilha } from '../../ui/disposicao.tsx'
import { IndicadorDeNivel } from '../../ui/nivel.tsx'

const SIGLAS: Readonly<Record<SinalVital, string>> = {
  frequenciaCardiaca: 'FC',
  frequenciaRespiratoria: 'FR',
  temperaturaDecimos: 'T',
  pressaoSistolica: 'PAS',
}

/** What references go by, of a patient as its record has it. */
export type Paciente = Pick<
  AtendimentoCompleto['animal'],
  'especie' | 'raca' | 'sexo' | 'castrado' | 'nascimento' | 'pesoGramas'
>

/** Who was measured, with the weight of then. */
export interface Examinado extends Paciente {
  /** When, for the age: `2026-11-20`. */
  dia: string
}

function pacienteNoDia({ especie, raca, sexo, castrado, nascimento, pesoGramas, dia }: Examinado) {
  return {
    especie,
    raca,
    sexo,
    castrado,
    pesoKg: pesoGramas === null ? null : pesoGramas / 1000,
    idadeMeses: mesesDeIdade(nascimento, dia),
  }
}

/** Each that was measured, with how far it is from usual at rest, and the range; the sources under them. */
export function SinaisAvaliados({ sinais, examinado }: { sinais: Partial<SinaisVitais>; examinado: Examinado }) {
  const paciente = pacienteNoDia(examinado)
  const medidos = SINAIS_VITAIS.flatMap((sinal) => {
    const valor = sinais[sinal] ?? null
    return valor === null ? [] : [{ sinal, valor, avaliado: avaliarSinal(sinal, valor, paciente) }]
  })
  if (medidos.length === 0) return null
  const fontes = new Set(
    medidos.flatMap(({ sinal, avaliado }) => (avaliado === null ? [] : `${SIGLAS[sinal]}: ${avaliado.fonte}`)),
  )
  return (
    <>
      <Pilha como="ul" espaco={0}>
        {medidos.map(({ sinal, valor, avaliado }) => (
          <li key={sinal}>
            {SIGLAS[sinal]} {escreverSinal(sinal, valor)}
            {avaliado !== null && (
              <>
                {' '}
                <IndicadorDeNivel nivel={avaliado.nivel} situacao={avaliado.situacao} />{' '}
                <small>(usual: {avaliado.referencia})</small>
              </>
            )}
          </li>
        ))}
      </Pilha>
      {fontes.size > 0 && (
        <details>
          <summary>Fontes dos valores usuais</summary>
          <small>{[...fontes].join('; ')}.</small>
        </details>
      )}
    </>
  )
}
