import type { EstruturaDoModelo } from '../../src/laudo/index.ts'
import { MODELOS_DE_LAUDO, MODELOS_DE_TEXTO } from '../../src/modelos/index.ts'
import type { EstruturaDeTexto } from '../../src/modelo-documento/estrutura-de-texto.ts'

/** Copies, to be spoiled by tests. */
export const clonar = <T>(valor: T): T => JSON.parse(JSON.stringify(valor)) as T

export function laudo(nome = 'Ultrassom abdominal: cadela'): EstruturaDoModelo {
  const achado = MODELOS_DE_LAUDO.find((modelo) => modelo.nome === nome)
  if (achado === undefined) throw new Error(`modelo ausente: ${nome}`)
  return clonar(achado.estrutura)
}
export function texto(tipo: string): EstruturaDeTexto {
  const achado = MODELOS_DE_TEXTO.find((modelo) => modelo.tipo === tipo)
  if (achado === undefined) throw new Error(`modelo ausente: ${tipo}`)
  return clonar(achado.estrutura)
}

/** A measure of the model's own, and a reference of a kidney. */
export const propria = (formula: string | null, campos = {}) => ({
  id: 'PROPRIA_A',
  rotulo: 'Medida A',
  sigla: 'A',
  unidade: 'cm' as const,
  casas: 1,
  formula,
  ...campos,
})
export const referencia = (campos = {}) => ({
  medida: 'RIM_COMPRIMENTO',
  especie: 'CANINA' as const,
  unidade: 'cm' as const,
  minimo: 1,
  maximo: 2,
  pesoMinimo: null,
  pesoMaximo: null,
  fonte: 'Livro',
  ...campos,
})
