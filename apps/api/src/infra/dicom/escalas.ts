import type { EscalaDoArquivo } from '@vetlume/dominio/imagem'
import type { DadosDoDicom } from '@vetlume/dominio/laudo'
import type { DataSet } from 'dicom-parser'
import { TAG } from './tags.ts'

/** Defined term of a physical unit (PS3.3 C.8.5.5.1.15). */
const CENTIMETRO = 3
const MM_POR_CM = 10

const util = (valor: number | undefined): valor is number =>
  valor !== undefined && Number.isFinite(valor) && valor !== 0

/** A part of an ultrasound image where both axes are lengths; what has time or velocity in one of them has no scale here. */
function escalaDaRegiao(regiao: DataSet): EscalaDoArquivo[] {
  const [x, y] = [regiao.double(TAG.deltaX), regiao.double(TAG.deltaY)]
  const emCm = regiao.uint16(TAG.unidadeX) === CENTIMETRO && regiao.uint16(TAG.unidadeY) === CENTIMETRO
  const [x0, y0, x1, y1] = [TAG.regiaoX0, TAG.regiaoY0, TAG.regiaoX1, TAG.regiaoY1].map((tag) => regiao.uint32(tag))
  if (!emCm || !util(x) || !util(y)) return []
  if (x0 === undefined || y0 === undefined || x1 === undefined || y1 === undefined) return []
  return [{ x: Math.abs(x) * MM_POR_CM, y: Math.abs(y) * MM_POR_CM, parte: { x0, y0, x1, y1 } }]
}

/** How large the pixels of the file are, in millimetres; nothing when it does not say. Rows come before columns in these elements. */
export function escalasDe(conjunto: DataSet): EscalaDoArquivo[] {
  const regioes = conjunto.elements[TAG.regioes]?.items ?? []
  const daUltrassom = regioes.flatMap(({ dataSet }) => (dataSet === undefined ? [] : escalaDaRegiao(dataSet)))
  if (daUltrassom.length > 0) return daUltrassom
  for (const tag of [TAG.espacamento, TAG.espacamentoNoDetector, TAG.espacamentoDigitalizado]) {
    const [y, x] = [conjunto.floatString(tag, 0), conjunto.floatString(tag, 1)]
    if (util(x) && util(y) && x > 0 && y > 0) return [{ x, y, parte: null }]
  }
  return []
}

/** The same, of the figure: a large image is kept smaller than its file. */
export function escalasDaFigura(escalas: readonly EscalaDoArquivo[], vezes: number): EscalaDoArquivo[] {
  return escalas.map(({ x, y, parte }) => ({
    x: x * vezes,
    y: y * vezes,
    parte: parte && { x0: parte.x0 / vezes, y0: parte.y0 / vezes, x1: parte.x1 / vezes, y1: parte.y1 / vezes },
  }))
}

/** What a file says, with the scales of a figure `vezes` times smaller than it. */
export const dadosDaFigura = (dados: DadosDoDicom, vezes: number): DadosDoDicom =>
  dados.escalas ? { ...dados, escalas: escalasDaFigura(dados.escalas, vezes) } : dados
