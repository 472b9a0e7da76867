export const MODALIDADES = [
  'CONSULTA',
  'ULTRASSONOGRAFIA',
  'ECOCARDIOGRAFIA',
  'ELETROCARDIOGRAFIA',
  'RADIOGRAFIA',
  'TOMOGRAFIA',
  'RESSONANCIA',
  'ENDOSCOPIA',
  'LABORATORIO',
  'PROCEDIMENTO',
] as const
export type Modalidade = (typeof MODALIDADES)[number]

export const ROTULOS_DA_MODALIDADE: Readonly<Record<Modalidade, string>> = {
  CONSULTA: 'Consulta',
  ULTRASSONOGRAFIA: 'Ultrassonografia',
  ECOCARDIOGRAFIA: 'Ecocardiografia',
  ELETROCARDIOGRAFIA: 'Eletrocardiografia',
  RADIOGRAFIA: 'Radiografia',
  TOMOGRAFIA: 'Tomografia',
  RESSONANCIA: 'Ressonância magnética',
  ENDOSCOPIA: 'Endoscopia',
  LABORATORIO: 'Laboratório',
  PROCEDIMENTO: 'Procedimento',
}
