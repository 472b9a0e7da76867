import * as z from 'zod/mini'
import { data } from '../contrato/index.ts'
import { MODALIDADES } from '../servico/index.ts'

/** What is known around an exam, beside what the laudo says: only the check before signing reads it. */
export const circunstanciasDoExame = z.object({
  /** Day of the exam, on the clock of the company. */
  realizadoEm: data,
  nascimento: z.nullable(data),
  obito: z.nullable(data),
  microchip: z.nullable(z.string()),
  /** Weight that was on record before the day of the exam, the newest of a year. */
  pesoAnteriorGramas: z.nullable(z.int()),
  /** Vital signs of the atendimento that are critical for this patient, as they are written. */
  sinaisCriticos: z.array(
    z.object({
      sinal: z.enum(['frequenciaCardiaca', 'frequenciaRespiratoria', 'temperaturaDecimos', 'pressaoSistolica']),
      valor: z.string(),
    }),
  ),
  /** Earlier signed exams of the patient. */
  anteriores: z.array(z.object({ em: data, modalidade: z.enum(MODALIDADES) })),
})
export type CircunstanciasDoExame = z.infer<typeof circunstanciasDoExame>
