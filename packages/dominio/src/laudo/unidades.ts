/** Units that a measure may be written in; lengths are compared after conversion to cm. */
export const UNIDADES = [
  'mm',
  'cm',
  'cm²',
  'cm³',
  'ml',
  'kg',
  'mmHg',
  'cm/s',
  'm/s',
  'ms',
  '%',
  'bpm',
  'v',
  'UH',
  '°',
  '',
] as const
