import { ErroDeDominio } from '../erros/index.ts'
import { CATALOGO, type CatalogoDeMedidas } from './catalogo-de-medidas.ts'
import { CASAS_MOSTRADAS, arredondar } from './arredondar.ts'
import { escolherReferencia, INFORME_O_PESO, type PacienteDaReferencia } from './escolher-referencia.ts'
import { faixaAlometrica } from './formulas.ts'
import { nivelDe, posicaoNoIntervalo, type Nivel } from './niveis.ts'
import type { Faixas, LimitesDaReferencia, Proveniencia, Referencia } from './referencia.ts'
import { valorPossivel } from './catalogo.ts'
import { converterUnidade, type Unidade } from './unidades.ts'

export type SituacaoDaMedida = 'DENTRO' | 'ABAIXO' | 'ACIMA' | 'SEM_REFERENCIA'

/** A reference made concrete for one patient: intervals in `unidade`, or only words, with their source. */
export type ReferenciaResolvida = Proveniencia & {
  readonly unidade: Unidade
  readonly faixas: Faixas | null
  readonly texto: string | null
}

export type Avaliacao = {
  /** Against what is normal; SEM_REFERENCIA also when there is a reference that does not judge this value. */
  readonly situacao: SituacaoDaMedida
  readonly nivel: Nivel | null
  readonly referencia?: ReferenciaResolvida
  /** Why a value that has references is not judged. */
  readonly ressalva?: string
}

type Entrada = PacienteDaReferencia & { readonly medida: string; readonly valor: number; readonly unidade: Unidade }

/** Limits are compared as they are shown, with two decimals. */
const CASAS_DO_LIMITE = 2

function faixasPara(linha: LimitesDaReferencia, { pesoKg, idadeMeses }: PacienteDaReferencia): Faixas | null {
  if ('texto' in linha) return null
  if ('alometria' in linha) {
    return { faixa: faixaAlometrica(linha.alometria, pesoKg ?? Number.NaN) ?? { min: 0, max: 0 } }
  }
  if ('linear' in linha) {
    const { constante, porKg, porAno } = linha.linear
    const maximo = constante + porKg * (pesoKg ?? 0) + porAno * Math.floor((idadeMeses ?? 0) / 12)
    const faixa = { max: arredondar(maximo, CASAS_DO_LIMITE) }
    return linha.atencao === undefined ? { faixa } : { faixa, atencao: linha.atencao }
  }
  const { faixa, atencao, alterado } = linha
  return {
    faixa,
    ...(atencao === undefined ? {} : { atencao }),
    ...(alterado === undefined ? {} : { alterado }),
  }
}

function resolver(linha: Referencia, paciente: PacienteDaReferencia): ReferenciaResolvida {
  const { unidade, fonte, doi, marca, nota } = linha
  return {
    unidade,
    faixas: faixasPara(linha, paciente),
    texto: 'texto' in linha ? linha.texto : null,
    fonte,
    ...(doi === undefined ? {} : { doi }),
    ...(marca === undefined ? {} : { marca }),
    ...(nota === undefined ? {} : { nota }),
  }
}

const semNivel = (linha: Referencia): string | undefined => ('semNivel' in linha ? linha.semNivel : undefined)

/**
 * Where a value lies against the reference for this patient, and how far from normal; it is compared as it is shown. Throws
 * VALIDACAO when the measure cannot have the value (most are above zero) or its unit does not fit.
 */
export function avaliarMedida(
  entrada: Entrada,
  { medidas, referencias }: Pick<CatalogoDeMedidas, 'medidas' | 'referencias'> = CATALOGO,
): Avaliacao {
  const { medida, valor, unidade } = entrada
  const definida = medidas.get(medida)
  if (!valorPossivel(valor, definida)) {
    throw new ErroDeDominio('VALIDACAO', { campos: { valor: 'Informe um número maior que zero.' } })
  }
  // Checked even without a reference, so that a wrong unit never passes in silence.
  const propria = definida?.unidade ?? unidade
  const noCatalogo = converterUnidade(arredondar(valor, CASAS_MOSTRADAS), unidade, propria)
  const { linha, ressalva } = escolherReferencia(
    referencias.filter((uma) => uma.medida === medida),
    entrada,
  )
  if (linha === null) {
    return { situacao: 'SEM_REFERENCIA', nivel: null, ...(ressalva === null ? {} : { ressalva }) }
  }
  const referencia = resolver(linha, entrada)
  const motivo = semNivel(linha)
  if (referencia.faixas === null || motivo !== undefined) {
    return {
      situacao: 'SEM_REFERENCIA',
      nivel: null,
      referencia,
      ...(motivo === undefined ? {} : { ressalva: motivo }),
    }
  }
  const comparavel = converterUnidade(noCatalogo, propria, referencia.unidade)
  return {
    situacao: posicaoNoIntervalo(comparavel, referencia.faixas.faixa),
    nivel: nivelDe(comparavel, referencia.faixas),
    referencia,
  }
}

/** Whether a measure of this patient has references and only the weight keeps them from judging it. */
export function faltaOPeso(
  medida: string,
  paciente: PacienteDaReferencia,
  { referencias }: Pick<CatalogoDeMedidas, 'referencias'> = CATALOGO,
): boolean {
  const daMedida = referencias.filter((uma) => uma.medida === medida)
  return escolherReferencia(daMedida, paciente).ressalva === INFORME_O_PESO
}
