import { CASAS_MOSTRADAS, MEDIDAS, arredondar, converterUnidade } from '../../medidas/index.ts'
import type { ConteudoDoLaudo, MedidaPreenchida, SecaoDoLaudo } from '../conteudo.ts'
import { ladoDaMedida, temLado } from '../lado.ts'
import { unidadeNoCatalogo } from '../medidas-do-laudo.ts'
import { entenderMedida, type MedidaEntendida } from './entender.ts'
import type { ConceitoCodificado, MedidaLida, RelatorioDoEquipamento } from './forma.ts'

/** A number of a machine that a measure of the laudo may take, in the unit that this one is written in. */
export interface Candidata {
  readonly valor: number
  readonly entendida: MedidaEntendida
}

export interface PropostaDaMedida {
  readonly secao: SecaoDoLaudo
  readonly medida: MedidaPreenchida
  /** Different values, only those that the machine prefers when it prefers any; one of them is to be taken. */
  readonly candidatas: readonly Candidata[]
}

export interface LidaSemUso {
  readonly relatorio: RelatorioDoEquipamento
  readonly lida: MedidaLida
}

export interface Propostas {
  readonly propostas: readonly PropostaDaMedida[]
  /** What was read and has no place in this laudo. */
  readonly semUso: readonly LidaSemUso[]
}

const MEDIAS: ReadonlySet<string> = new Set(['SRT:R-00317', 'SCT:373098007'])
const ehMedia = (derivacao: ConceitoCodificado | null): boolean =>
  derivacao !== null && MEDIAS.has(`${derivacao.esquema}:${derivacao.codigo}`)

/** Of several values of one thing: those that were chosen at the machine, else means, else what was measured. */
function preferidas(todas: readonly MedidaEntendida[]): readonly MedidaEntendida[] {
  const escolhidas = todas.filter(({ lida }) => lida.escolhida)
  if (escolhidas.length > 0) return escolhidas
  const medias = todas.filter(({ lida }) => ehMedia(lida.derivacao))
  // A greatest, a least or a deviation of several is none of them.
  return medias.length > 0 ? medias : todas.filter(({ lida }) => lida.derivacao === null)
}

interface Linha {
  secao: SecaoDoLaudo
  medida: MedidaPreenchida
}

function serve({ secao, medida }: Linha, { medida: qual, lado, orgao }: MedidaEntendida): boolean {
  if (medida.id !== qual || (orgao !== null && secao.orgao !== orgao)) return false
  const daLinha = ladoDaMedida(medida, secao)
  // Of a paired organ nobody knows which one was measured, unless the machine says it.
  return temLado(qual) ? lado !== null && lado === daLinha : daLinha === null || daLinha === lado
}

function candidatasDe({ medida }: Linha, entendidas: readonly MedidaEntendida[]): Candidata[] {
  const unidade = unidadeNoCatalogo(medida.unidade, medida.id)
  if (unidade === null) return []
  const porValor = new Map<number, Candidata>()
  for (const entendida of preferidas(entendidas)) {
    const convertido = converterUnidade(entendida.valor, MEDIDAS[entendida.medida].unidade, unidade)
    const valor = arredondar(convertido, CASAS_MOSTRADAS)
    if (!porValor.has(valor)) porValor.set(valor, { valor, entendida })
  }
  return [...porValor.values()]
}

/**
 * What machines measured, beside the measures of the laudo that it may fill: those of what was evaluated, and only where one row
 * alone can be meant. Nothing is written here: a person takes each value, or all.
 */
export function proporMedidas(
  { secoes }: Pick<ConteudoDoLaudo, 'secoes'>,
  relatorios: readonly RelatorioDoEquipamento[],
): Propostas {
  const linhas = secoes
    .filter(({ situacao }) => situacao !== 'NAO_AVALIADO')
    .flatMap((secao) => secao.medidas.map((medida): Linha => ({ secao, medida })))
  const porLinha = new Map<Linha, MedidaEntendida[]>()
  const semUso: LidaSemUso[] = []
  for (const relatorio of relatorios) {
    for (const lida of relatorio.medidas) {
      const entendida = entenderMedida(relatorio, lida)
      const servem = entendida === null ? [] : linhas.filter((linha) => serve(linha, entendida))
      const [unica] = servem
      if (entendida === null || unica === undefined || servem.length > 1) semUso.push({ relatorio, lida })
      else porLinha.set(unica, [...(porLinha.get(unica) ?? []), entendida])
    }
  }
  const propostas = linhas.flatMap((linha) => {
    const candidatas = candidatasDe(linha, porLinha.get(linha) ?? [])
    return candidatas.length === 0 ? [] : [{ ...linha, candidatas }]
  })
  return { propostas, semUso }
}
