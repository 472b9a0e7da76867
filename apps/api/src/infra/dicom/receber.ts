import type { DadosDoDicom, MedidaLida } from '@vetlume/dominio/laudo'
import { lerConjunto, lerQuadro } from './abrir.ts'
import { pixelsDe, type Pixels } from './cores.ts'
import { dicomEmJson, type DicomEmJson } from './em-json.ts'
import { identidadeDe, type IdentidadeDoDicom } from './identidade.ts'
import { dadosDe, ehRelatorio } from './leitura.ts'
import { DicomRecusado } from './quadro.ts'
import { medidasDe } from './relatorio.ts'

export interface DicomRecebido {
  identidade: IdentidadeDoDicom
  dados: DadosDoDicom
  metadados: DicomEmJson
  /** Of a structured report; null for anything else. */
  medidas: MedidaLida[] | null
  /** Of the first frame; null when it has none that we read. */
  pixels: Pixels | null
  /** Why there are none, in words for people. */
  aviso: string | null
}

/**
 * Reads a file that a machine sent. What has no image, or one that we do not read, is kept all the same: refused, it would be sent
 * again and again. Throws when it is broken, or does not say which instance it is.
 */
export async function receberDicom(bytes: Uint8Array): Promise<DicomRecebido> {
  const conjunto = lerConjunto(bytes)
  const medidas = ehRelatorio(conjunto) ? medidasDe(conjunto) : null
  const lido = {
    identidade: identidadeDe(conjunto),
    dados: dadosDe(conjunto),
    metadados: dicomEmJson(conjunto),
    medidas,
  }
  if (medidas !== null) return { ...lido, pixels: null, aviso: null }
  try {
    return { ...lido, pixels: pixelsDe(conjunto, await lerQuadro(conjunto, 0)), aviso: null }
  } catch (erro) {
    if (erro instanceof DicomRecusado) return { ...lido, pixels: null, aviso: erro.message }
    throw erro
  }
}
