import {
  unidadeEscrita,
  type CorpoDaSecao,
  type EstruturaDoModelo,
  type MedidaPreenchida,
  type SecaoDoModelo,
  type TextoRico,
} from '../laudo/index.ts'
import { MEDIDAS, type MedidaId } from '../medidas/index.ts'
import type { OrgaoId, SexoDoOrgao } from '../orgaos/index.ts'

export type EspecieDoModelo = 'CANINA' | 'FELINA' | 'EQUINA'

/** Who a model is for; `sexo` null serves both. */
export interface PerfilDoModelo {
  readonly especie: EspecieDoModelo
  readonly sexo: SexoDoOrgao | null
}

/** Where something applies; what is absent applies to all. */
interface Condicao {
  readonly especie?: EspecieDoModelo
  readonly sexo?: SexoDoOrgao
}

/** Blank that a phrase leaves for the size or the place found: a laudo is not finished while one is left. */
export const LACUNA = '___'

export interface FraseDoBanco extends Condicao {
  readonly atalho: string
  readonly titulo: string
  readonly texto: string
  readonly situacao: 'NORMAL' | 'ALTERADO' | 'NAO_AVALIADO'
}

export interface MedidaDoBanco extends Condicao {
  readonly id: MedidaId
  readonly lado: MedidaPreenchida['lado']
  readonly obrigatoria?: true
}

export interface SecaoDoBanco extends Condicao {
  readonly id: string
  readonly titulo: string
  readonly orgao: OrgaoId | null
  /** Usual text of a normal finding, which the section starts with. */
  readonly normal: string
  readonly medidas?: readonly MedidaDoBanco[]
  /** What it has beside text and measures, as nobody filled it in. */
  readonly corpo?: CorpoDaSecao
  readonly frases: readonly FraseDoBanco[]
}

export interface ConclusaoDoBanco extends Condicao {
  readonly atalho: string
  readonly titulo: string
  readonly texto: string
}

const frase =
  (situacao: FraseDoBanco['situacao']) =>
  (atalho: string, titulo: string, texto: string, condicao: Condicao = {}): FraseDoBanco => ({
    atalho,
    titulo,
    texto,
    situacao,
    ...condicao,
  })

export const normal = frase('NORMAL')
export const alterado = frase('ALTERADO')
export const naoAvaliado = frase('NAO_AVALIADO')

export function conclui(atalho: string, titulo: string, texto: string, condicao: Condicao = {}): ConclusaoDoBanco {
  return { atalho, titulo, texto, ...condicao }
}

export function medida(id: MedidaId, condicao: Condicao = {}): MedidaDoBanco {
  return { id, lado: null, ...condicao }
}

/** A measure that the laudo is not signed without. */
export function medidaObrigatoria(id: MedidaId, condicao: Condicao = {}): MedidaDoBanco {
  return { ...medida(id, condicao), obrigatoria: true }
}

/** The measure of a paired organ, once for each side. */
export function medidaDosDoisLados(id: MedidaId, condicao: Condicao = {}): MedidaDoBanco[] {
  return (['ESQUERDO', 'DIREITO'] as const).map((lado) => ({ id, lado, ...condicao }))
}

/** As `medidaDosDoisLados`, and the laudo is signed with neither side missing. */
export const medidaObrigatoriaDosDoisLados = (id: MedidaId, condicao: Condicao = {}): MedidaDoBanco[] =>
  medidaDosDoisLados(id, condicao).map((uma) => ({ ...uma, obrigatoria: true }))

export function emParagrafos(...paragrafos: readonly string[]): TextoRico {
  return {
    type: 'doc',
    content: paragrafos.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
  }
}

function emBranco({ id, lado, obrigatoria }: MedidaDoBanco): SecaoDoModelo['medidas'][number] {
  const { rotulo, unidade } = MEDIDAS[id]
  const medidaVazia = { id, rotulo, valor: null, unidade: unidadeEscrita(unidade), lado }
  return obrigatoria === undefined ? medidaVazia : { ...medidaVazia, obrigatoria }
}

function para<T extends Condicao>(lista: readonly T[], perfil: PerfilDoModelo): T[] {
  return lista.filter(
    ({ especie, sexo }) =>
      (especie === undefined || especie === perfil.especie) && (sexo === undefined || sexo === perfil.sexo),
  )
}

/** A document model from the bank of sections and phrases, keeping only what applies to `perfil`. */
export function comporModelo(
  banco: { secoes: readonly SecaoDoBanco[]; conclusoes: readonly ConclusaoDoBanco[]; imagensPorPagina: number },
  perfil: PerfilDoModelo,
): EstruturaDoModelo {
  return {
    secoes: para(banco.secoes, perfil).map(({ id, titulo, orgao, normal: texto, medidas = [], corpo, frases }) => ({
      id,
      titulo,
      orgao,
      situacao: 'NORMAL',
      motivo: null,
      texto: emParagrafos(texto),
      medidas: para(medidas, perfil).map(emBranco),
      ...(corpo === undefined ? {} : { corpo }),
      frases: para(frases, perfil).map(({ atalho, titulo: nome, texto: escrita, situacao }) => ({
        atalho,
        titulo: nome,
        texto: escrita,
        situacao,
      })),
    })),
    conclusao: { type: 'doc', content: [] },
    frasesDeConclusao: para(banco.conclusoes, perfil).map(({ atalho, titulo, texto }) => ({ atalho, titulo, texto })),
    imagensPorPagina: banco.imagensPorPagina,
  }
}
