import { formatarData, formatarDataHora } from '@vetlume/dominio/tempo'

const DIA = /^\d{4}-\d{2}-\d{2}$/
const INSTANTE = /^\d{4}-\d{2}-\d{2}T.*Z$/

/** How fields of a record read: the label, and the text of a value when it is not the value itself. */
export interface CampoDoHistorico {
  rotulo: string
  texto?: (valor: never) => string
  /** Says nothing to who reads the record: a colour by its number. */
  soNaTrilha?: true
}
export type CamposDoHistorico = Readonly<Record<string, CampoDoHistorico>>
/** Of a form: every field of it, and what else its trail has. */
export type CamposDoFormulario<V> = CamposDoHistorico & Readonly<Record<keyof V & string, CampoDoHistorico>>

function textoSimples(valor: unknown, fuso: string): string {
  if (valor === null || valor === undefined || valor === '') return 'em branco'
  if (typeof valor === 'boolean') return valor ? 'sim' : 'não'
  if (typeof valor === 'string') {
    if (DIA.test(valor)) return formatarData(valor)
    return INSTANTE.test(valor) ? formatarDataHora(valor, fuso) : valor
  }
  if (Array.isArray(valor)) return valor.map((item) => textoSimples(item, fuso)).join(', ')
  if (typeof valor === 'object' && 'nome' in valor) return String(valor.nome)
  return typeof valor === 'number' ? String(valor) : JSON.stringify(valor)
}

/** A value of the audit trail in words, in the zone of the company in use. */
export function textoDoValor(campo: CampoDoHistorico | undefined, valor: unknown, fuso: string): string {
  if (campo?.texto !== undefined && valor !== null && valor !== undefined) return campo.texto(valor as never)
  return textoSimples(valor, fuso)
}

/** `pesoGramas` → `Peso gramas`: for a field that nobody named. */
export function rotuloDoCampo(campos: CamposDoHistorico, nome: string): string {
  const conhecido = Object.hasOwn(campos, nome) ? campos[nome]?.rotulo : undefined
  const palavras = nome
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return conhecido ?? palavras.charAt(0).toUpperCase() + palavras.slice(1)
}

type Mudanca = readonly [antes: unknown, depois: unknown]

/** Changes in the order in which the form shows its fields; what the form does not know comes last. */
export function mudancasEmOrdem(
  campos: CamposDoHistorico,
  mudancas: Readonly<Record<string, Mudanca>>,
): [string, Mudanca][] {
  const ordem = Object.keys(campos)
  const posicao = (nome: string) => (ordem.includes(nome) ? ordem.indexOf(nome) : ordem.length)
  return Object.entries(mudancas).sort(([um], [outro]) => posicao(um) - posicao(outro))
}
