import type { ConceitoCodificado, DadosDoDicom, MedidaLida } from '@vetlume/dominio/laudo'
import type { DataSet } from 'dicom-parser'
import { lerConjunto } from './abrir.ts'
import { dadosDe, ehRelatorio } from './leitura.ts'
import { DicomRecusado } from './quadro.ts'
import { TAG } from './tags.ts'
import { textoDe } from './texto.ts'

export interface RelatorioLido {
  dados: DadosDoDicom
  medidas: MedidaLida[]
}

/** A cardiac report of a whole exam has some three hundred. */
const MAXIMO_DE_MEDIDAS = 600
const PROFUNDIDADE = 24
const MAXIMO_DE_MODIFICADORES = 12

/** Concepts that say something of a measure, by their two codes where they are SNOMED's (PS3.16 TID 300, 5100, 5200). */
const LOCAL: ReadonlySet<string> = new Set(['SRT:G-C0E3', 'SCT:363698007'])
const LATERALIDADE: ReadonlySet<string> = new Set(['SRT:G-C171', 'SCT:272741003'])
const DERIVACAO = 'DCM:121401'
const SELECAO = 'DCM:121404'
const FETO = 'LN:11951-1'
const LADOS: Readonly<Record<string, MedidaLida['lado']>> = {
  'SRT:G-A101': 'ESQUERDO',
  'SCT:7771000': 'ESQUERDO',
  'SRT:G-A100': 'DIREITO',
  'SCT:24028007': 'DIREITO',
}

/** What is said of a group holds for what stands in it. */
type Contexto = Pick<MedidaLida, 'local' | 'lado' | 'derivacao' | 'escolhida' | 'feto' | 'modificadores'>
const SEM_CONTEXTO: Contexto = {
  local: null,
  lado: null,
  derivacao: null,
  escolhida: false,
  feto: null,
  modificadores: [],
}

const escrito = ({ codigo, esquema }: ConceitoCodificado) => `${esquema}:${codigo}`

class Leitor {
  readonly medidas: MedidaLida[] = []
  readonly #arquivo: DataSet

  constructor(arquivo: DataSet) {
    this.#arquivo = arquivo
  }

  #texto = (item: DataSet, tag: string): string | null => textoDe(item, tag, this.#arquivo)

  #itens = (item: DataSet, tag: string): DataSet[] =>
    (item.elements[tag]?.items ?? []).flatMap(({ dataSet }) => (dataSet === undefined ? [] : [dataSet]))

  #codigo(item: DataSet, tag: string): ConceitoCodificado | null {
    const [escolhido] = this.#itens(item, tag)
    if (escolhido === undefined) return null
    const codigo = this.#texto(escolhido, TAG.codigoCurto) ?? this.#texto(escolhido, TAG.codigoLongo)
    const nome = this.#texto(escolhido, TAG.significado)
    if (codigo === null) return null
    return { codigo, esquema: this.#texto(escolhido, TAG.esquema) ?? '', nome: nome ?? codigo }
  }

  #dizer(item: DataSet, contexto: Contexto): Contexto {
    const conceito = this.#codigo(item, TAG.conceito)
    const relacao = this.#texto(item, TAG.relacao) ?? ''
    if (conceito === null || relacao === 'CONTAINS') return contexto
    if (escrito(conceito) === FETO) return { ...contexto, feto: this.#texto(item, TAG.textoDoItem) }
    const valor = this.#codigo(item, TAG.codigoDoItem)
    if (valor === null) return contexto
    if (LATERALIDADE.has(escrito(conceito))) return { ...contexto, lado: LADOS[escrito(valor)] ?? null }
    if (LOCAL.has(escrito(conceito))) return this.#noLocal(item, { ...contexto, local: valor })
    if (escrito(conceito) === DERIVACAO) return { ...contexto, derivacao: valor }
    if (escrito(conceito) === SELECAO) return { ...contexto, escolhida: true }
    return relacao === 'HAS CONCEPT MOD' || relacao === 'HAS ACQ CONTEXT'
      ? { ...contexto, modificadores: [...contexto.modificadores, valor].slice(-MAXIMO_DE_MODIFICADORES) }
      : contexto
  }

  /** The side may stand under the site that it is of. */
  #noLocal(item: DataSet, contexto: Contexto): Contexto {
    const lados = this.#itens(item, TAG.conteudoDoItem).map((filho) => this.#dizer(filho, SEM_CONTEXTO).lado)
    return { ...contexto, lado: lados.find((lado) => lado !== null) ?? contexto.lado }
  }

  #medir(item: DataSet, contexto: Contexto): void {
    const conceito = this.#codigo(item, TAG.conceito)
    const [medido] = this.#itens(item, TAG.valoresMedidos)
    if (conceito === null || medido === undefined) return
    const valor =
      medido.double(TAG.valorExato) ?? Number(this.#texto(medido, TAG.valorEscrito)?.split('\\')[0] ?? 'NaN')
    if (!Number.isFinite(valor)) return
    const unidade = this.#codigo(medido, TAG.unidadeDaMedida)?.codigo ?? ''
    if (this.medidas.length < MAXIMO_DE_MEDIDAS) this.medidas.push({ conceito, valor, unidade, ...contexto })
  }

  /** Depth first, in the order of the file; what qualifies an item comes anywhere among its children. */
  ler(item: DataSet, herdado: Contexto, profundidade = 0): void {
    if (profundidade > PROFUNDIDADE) return
    const filhos = this.#itens(item, TAG.conteudoDoItem)
    const contexto = filhos.reduce((ate, filho) => this.#dizer(filho, ate), herdado)
    const mede = this.#texto(item, TAG.tipoDoItem) === 'NUM'
    if (mede) this.#medir(item, contexto)
    // What a mean was made of is no mean.
    const deles = mede ? { ...contexto, derivacao: null, escolhida: false } : contexto
    for (const filho of filhos) this.ler(filho, deles, profundidade + 1)
  }
}

/** What a structured report measured, whatever its template: every number with what the tree says of it. */
export function medidasDe(conjunto: DataSet): MedidaLida[] {
  const leitor = new Leitor(conjunto)
  leitor.ler(conjunto, SEM_CONTEXTO)
  return leitor.medidas
}

/** The same of a file, with what it says of the exam. */
export function lerRelatorio(bytes: Uint8Array): RelatorioLido {
  const conjunto = lerConjunto(bytes)
  if (!ehRelatorio(conjunto)) throw new DicomRecusado('Este arquivo DICOM não é um relatório de medidas (SR).')
  return { dados: dadosDe(conjunto), medidas: medidasDe(conjunto) }
}
