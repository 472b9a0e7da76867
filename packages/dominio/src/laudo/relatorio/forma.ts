import * as z from 'zod/mini'
import { codigo } from '../../contrato/index.ts'
import { dadosDoDicom } from '../imagem-dicom.ts'

/** A coded concept as a report writes it: value, scheme (LN, SRT, SCT, DCM or of the maker) and its meaning. */
export const conceitoCodificado = z.object({ codigo: z.string(), esquema: z.string(), nome: z.string() })
export type ConceitoCodificado = z.infer<typeof conceitoCodificado>

/** One number of a structured report (SR), as the machine wrote it. */
export const medidaLida = z.object({
  conceito: conceitoCodificado,
  valor: z.number(),
  /** Code of UCUM, or whatever the machine uses. */
  unidade: z.string(),
  /** Finding site, its own or of the group that it stands in. */
  local: z.nullable(conceitoCodificado),
  lado: z.nullable(z.enum(['ESQUERDO', 'DIREITO'])),
  /** Mean, maximum…; null for a value that was measured once. */
  derivacao: z.nullable(conceitoCodificado),
  /** The machine, or who used it, chose this one among several. */
  escolhida: z.boolean(),
  feto: z.nullable(z.string()),
  /** What else narrows it: method, image mode, direction of the flow, phase. */
  modificadores: z.array(conceitoCodificado),
})
export type MedidaLida = z.infer<typeof medidaLida>

/** A structured report that a laudo received. */
export const relatorioDoEquipamento = z.object({
  arquivo: codigo,
  nome: z.string(),
  dicom: dadosDoDicom,
  medidas: z.array(medidaLida),
})
export type RelatorioDoEquipamento = z.infer<typeof relatorioDoEquipamento>
