import { ErroDeDominio } from '../erros/index.ts'
import { normalizarBusca } from '../formatos/index.ts'
import { CATALOGO, type CatalogoDeMedidas } from './catalogo-de-medidas.ts'
import { CASAS_MOSTRADAS, arredondar } from './arredondar.ts'
import { faixaAlometrica } from './formulas.ts'
import { posicaoNoIntervalo, type Intervalo, type Referencia } from './referencia.ts'
import { converterUnidade, type Unidade } from './unidades.ts'

export type SituacaoDaMedida = 'DENTRO' | 'ABAIXO' | 'ACIMA' | 'SEM_REFERENCIA'

/** A reference made concrete for one patient: interval in `unidade`, with its source. */
export type ReferenciaResolvida = {
  readonly faixa: Intervalo
  readonly unidade: Unidade
  readonly fonte: string
  readonly nota?: string
}

export type Avaliacao = { readonly situacao: SituacaoDaMedida; readonly referencia?: ReferenciaResolvida }

type Entrada = {
  readonly medida: string
  readonly valor: number
  readonly unidade: Unidade
  /** Name of the species in any case, with or without accents. */
  readonly especie: string
  readonly pesoKg?: number | null | undefined
}

function faixaPara(referencia: Referencia, pesoKg: number | null): Intervalo | null {
  if ('alometria' in referencia) return pesoKg === null ? null : faixaAlometrica(referencia.alometria, pesoKg)
  if (referencia.pesoKg === undefined) return referencia.faixa
  if (pesoKg === null || posicaoNoIntervalo(pesoKg, referencia.pesoKg) !== 'DENTRO') return null
  return referencia.faixa
}

function resolver(
  referencias: readonly Referencia[],
  { medida, especie, pesoKg }: Entrada,
): ReferenciaResolvida | null {
  const procurada = normalizarBusca(especie)
  const peso = typeof pesoKg === 'number' && pesoKg > 0 ? pesoKg : null
  for (const referencia of referencias) {
    if (referencia.medida !== medida || referencia.especie.toLowerCase() !== procurada) continue
    const faixa = faixaPara(referencia, peso)
    if (faixa === null) continue
    const { unidade, fonte, nota } = referencia
    return nota === undefined ? { faixa, unidade, fonte } : { faixa, unidade, fonte, nota }
  }
  return null
}

/**
 * Where a value lies against the reference for the species and weight. Without a usable reference
 * (unknown species, weight missing where it matters) the answer is SEM_REFERENCIA. Throws VALIDACAO
 * when the value is not a positive number or its unit does not fit the measure. The value is compared as it is shown.
 */
export function avaliarMedida(
  entrada: Entrada,
  { medidas, referencias }: Pick<CatalogoDeMedidas, 'medidas' | 'referencias'> = CATALOGO,
): Avaliacao {
  const { medida, valor, unidade } = entrada
  if (!Number.isFinite(valor) || valor <= 0) {
    throw new ErroDeDominio('VALIDACAO', { campos: { valor: 'Informe um número maior que zero.' } })
  }
  // Checked even without a reference, so that a wrong unit never passes in silence.
  const propria = medidas.get(medida)?.unidade ?? unidade
  const noCatalogo = converterUnidade(arredondar(valor, CASAS_MOSTRADAS), unidade, propria)
  const referencia = resolver(referencias, entrada)
  if (referencia === null) return { situacao: 'SEM_REFERENCIA' }
  const comparavel = converterUnidade(noCatalogo, propria, referencia.unidade)
  return { situacao: posicaoNoIntervalo(comparavel, referencia.faixa), referencia }
}
