import { ErroDeDominio } from '@vetlume/dominio/erros'
import { sql, type RawBuilder } from 'kysely'

/** Matching keys that are understood, by keyword and by tag (PS3.18 10.6.1.2). */
const CHAVES = {
  StudyInstanceUID: '0020000D',
  StudyDate: '00080020',
  AccessionNumber: '00080050',
  ModalitiesInStudy: '00080061',
  Modality: '00080060',
  PatientName: '00100010',
  PatientID: '00100020',
  SeriesInstanceUID: '0020000E',
  SOPInstanceUID: '00080018',
  SOPClassUID: '00080016',
} as const
type Chave = keyof typeof CHAVES

export type Pergunta = Readonly<Record<string, unknown>>

const valorDe = (pergunta: Pergunta, chave: Chave): string | null => {
  const dito = pergunta[chave] ?? pergunta[CHAVES[chave]]
  return typeof dito === 'string' && dito.trim() !== '' ? dito.trim() : null
}

const recusar = (mensagem: string) => new ErroDeDominio('REQUISICAO_INVALIDA', { mensagem })

/** `*` and `?` of a matching key, as LIKE writes them; without any, the whole value. */
const comCuringas = (coluna: RawBuilder<unknown>, valor: string) => {
  const padrao = valor
    .replaceAll(/[\\%_]/g, String.raw`\$&`)
    .replaceAll('*', '%')
    .replaceAll('?', '_')
  return sql`normalizar(coalesce(${coluna}, '')) like normalizar(${padrao})`
}

function diaDe(texto: string): string {
  const [, ano, mes, dia] = /^(\d{4})(\d{2})(\d{2})$/.exec(texto) ?? []
  try {
    return Temporal.PlainDate.from(`${ano}-${mes}-${dia}`).toString()
  } catch {
    throw recusar(`“${texto}” não é uma data: escreva AAAAMMDD, ou um período AAAAMMDD-AAAAMMDD.`)
  }
}

function noPeriodo(valor: string): RawBuilder<unknown> {
  const [de = '', ate = de, sobra] = valor.includes('-') ? valor.split('-') : [valor]
  if (sobra !== undefined) throw recusar('Um período tem um começo e um fim.')
  const desde = de === '' ? sql`true` : sql`e.realizado_em >= ${diaDe(de)}::date`
  return ate === '' ? desde : sql`${desde} and e.realizado_em <= ${diaDe(ate)}::date`
}

/** Several values of one key, as commas or backslashes part them. */
const lista = (valor: string) => valor.split(/[,\\]/).map((um) => um.trim())

/** What a question asks of studies (`e`) and of instances (`i`). A key that is not known narrows nothing, as the standard lets. */
export function condicoesDa(pergunta: Pergunta): RawBuilder<unknown>[] {
  const condicoes: RawBuilder<unknown>[] = []
  const quando = (chave: Chave, condicao: (valor: string) => RawBuilder<unknown>) => {
    const valor = valorDe(pergunta, chave)
    if (valor !== null) condicoes.push(condicao(valor))
  }
  quando('StudyInstanceUID', (valor) => sql`e.uid = any(${lista(valor)}::text[])`)
  quando('StudyDate', noPeriodo)
  quando('AccessionNumber', (valor) => comCuringas(sql`e.numero_de_acesso`, valor))
  quando('PatientName', (valor) => comCuringas(sql`e.paciente`, valor.replaceAll('^', ' ')))
  quando('PatientID', (valor) => comCuringas(sql`e.identificacao`, valor))
  quando('ModalitiesInStudy', (valor) => sql`e.modalidade = any(${lista(valor)}::text[])`)
  quando('Modality', (valor) => sql`i.dicom ->> 'modalidade' = any(${lista(valor)}::text[])`)
  quando('SeriesInstanceUID', (valor) => sql`i.serie = any(${lista(valor)}::text[])`)
  quando('SOPInstanceUID', (valor) => sql`i.uid = any(${lista(valor)}::text[])`)
  quando('SOPClassUID', (valor) => sql`i.classe = any(${lista(valor)}::text[])`)
  return condicoes
}

const MAXIMO_DE_UMA_VEZ = 1_000

/** How many, and after how many. */
export function paginaDa({ limit, offset }: Pergunta): { limite: number; pulo: number } {
  const inteiro = (valor: unknown, padrao: number) => {
    if (valor === undefined) return padrao
    if (typeof valor !== 'string' || !/^\d{1,9}$/.test(valor)) throw recusar('limit e offset são números inteiros.')
    return Number(valor)
  }
  return { limite: Math.min(inteiro(limit, MAXIMO_DE_UMA_VEZ), MAXIMO_DE_UMA_VEZ), pulo: inteiro(offset, 0) }
}
