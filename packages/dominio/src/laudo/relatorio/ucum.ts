import type { Unidade } from '../../medidas/index.ts'

interface NoCatalogo {
  readonly unidade: Unidade
  /** What one of it is of ours, where that is not one. */
  readonly vezes?: number
}

/** Codes of UCUM that ultrasound machines write, and the common ways to write them wrong. */
const UCUM: Readonly<Record<string, NoCatalogo>> = {
  mm: { unidade: 'mm' },
  cm: { unidade: 'cm' },
  m: { unidade: 'cm', vezes: 100 },
  mm2: { unidade: 'mm²' },
  cm2: { unidade: 'cm²' },
  ml: { unidade: 'mL' },
  mL: { unidade: 'mL' },
  cm3: { unidade: 'cm³' },
  'mm/s': { unidade: 'cm/s', vezes: 0.1 },
  'cm/s': { unidade: 'cm/s' },
  'm/s': { unidade: 'm/s' },
  s: { unidade: 's' },
  ms: { unidade: 'ms' },
  msec: { unidade: 'ms' },
  'mm[Hg]': { unidade: 'mmHg' },
  mmHg: { unidade: 'mmHg' },
  '%': { unidade: '%' },
  deg: { unidade: '°' },
  '1': { unidade: 'razao' },
  '': { unidade: 'razao' },
  ratio: { unidade: 'razao' },
  '{ratio}': { unidade: 'razao' },
  '/min': { unidade: 'bpm' },
  bpm: { unidade: 'bpm' },
  BPM: { unidade: 'bpm' },
  '{H.B.}/min': { unidade: 'bpm' },
  '{H.B}/min': { unidade: 'bpm' },
  '{beats}/min': { unidade: 'bpm' },
  '{B}/min': { unidade: 'bpm' },
}

/** A unit of a report in ours; undefined when nothing here measures in it. */
export const unidadeDaUcum = (codigo: string): NoCatalogo | undefined =>
  Object.hasOwn(UCUM, codigo) ? UCUM[codigo] : undefined
