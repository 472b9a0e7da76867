import {
  CAMPOS_DA_IMPORTACAO,
  textoDaCelula,
  vazia,
  type CampoImportado,
  type Celula,
  type DataLida,
  type EntidadeImportada,
  type LinhaDaPlanilha,
  type MapaDeColunas,
  type TipoDeImportacao,
} from '@vetlume/dominio/importacao'
import * as z from 'zod/mini'
import { esquemaDoCampo } from './entidades.ts'

/** What one line says, by field; `erros` are the cells that say nothing we can read. */
export interface LinhaLida {
  numero: number
  valores: Record<string, unknown>
  erros: Record<string, string>
}

const ehData = (valor: unknown): valor is DataLida => typeof valor === 'object' && valor !== null && 'dia' in valor

/** A birth known by its month or year is presumed; a death is of a day. */
function guardarData(lida: LinhaLida, campo: string, { dia, parcial }: DataLida): void {
  lida.valores[campo] = dia
  if (!parcial) return
  if (campo === 'animal.nascimento') lida.valores['animal.nascimentoPresumido'] ??= true
  else lida.erros[campo] = 'Informe também o dia.'
}

function castradoPeloSexo(lida: LinhaLida, celula: Celula): void {
  const [, palavra] = /(castrad|inteir)/i.exec(textoDaCelula(celula)) ?? []
  if (palavra !== undefined) lida.valores['animal.castrado'] ??= palavra.toLowerCase() === 'castrad'
}

function conferirCampo(lida: LinhaLida, campo: CampoImportado, valor: unknown): void {
  const esquema = esquemaDoCampo(campo.id)
  const conferido = esquema === undefined ? null : z.safeParse(esquema, valor)
  if (conferido === null) lida.valores[campo.id] = valor
  else if (conferido.success) lida.valores[campo.id] = conferido.data
  else lida.erros[campo.id] = conferido.error.issues[0]?.message ?? 'Valor inválido.'
}

function lerCampo(lida: LinhaLida, campo: CampoImportado, celula: Exclude<Celula, null>): void {
  const { valor, erro } = campo.ler(celula)
  if (erro !== undefined) lida.erros[campo.id] = erro
  else if (ehData(valor)) guardarData(lida, campo.id, valor)
  // Rows of other registries are named here, and looked up later.
  else if (campo.referencia !== undefined || campo.daMesmaPlanilha === true) lida.valores[campo.id] = valor
  else if (valor !== null) conferirCampo(lida, campo, valor)
  if (campo.id === 'animal.sexo') castradoPeloSexo(lida, celula)
}

/** A reader of the lines of one sheet: cells into values of the forms, field by field. Blank cells say nothing. */
export function criarLeitorDeLinhas(tipo: TipoDeImportacao, mapa: MapaDeColunas) {
  const campos = CAMPOS_DA_IMPORTACAO[tipo].flatMap((campo) => {
    const coluna = mapa[campo.id]
    return coluna === undefined ? [] : [[campo, coluna + 1] as const]
  })
  return (linha: LinhaDaPlanilha): LinhaLida => {
    const lida: LinhaLida = { numero: linha[0], valores: {}, erros: {} }
    for (const [campo, posicao] of campos) {
      const celula = linha[posicao] ?? null
      if (celula !== null && !vazia(celula)) lerCampo(lida, campo, celula)
    }
    return lida
  }
}

/** What a line says of one of its records, by the fields of its form. */
export function valoresDe({ valores }: LinhaLida, entidade: EntidadeImportada): Record<string, unknown> {
  const prefixo = `${entidade}.`
  const seus = Object.entries(valores).filter(
    ([campo]) => campo.startsWith(prefixo) && esquemaDoCampo(campo) !== undefined,
  )
  return Object.fromEntries(seus.map(([campo, valor]) => [campo.slice(prefixo.length), valor]))
}
