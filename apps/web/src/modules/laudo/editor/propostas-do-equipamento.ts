import {
  chaveDaMedida,
  origemDa,
  proporMedidas,
  type Candidata,
  type MedidaPreenchida,
  type PropostaDaMedida,
  type Propostas,
  type SecaoDoLaudo,
} from '@vetlume/dominio/laudo'
import { useEdicao } from '../../../lib/loja-de-edicao.ts'
import { useBancada, type Bancada } from './bancada.ts'
import { escreverMedida } from './escrever-medida.ts'

// Every row asks for them while its laudo is typed: they are found once for each state of it.
const achadas = new WeakMap<readonly SecaoDoLaudo[], { de: unknown; propostas: Propostas }>()

function propostasDe(secoes: SecaoDoLaudo[], relatorios: Parameters<typeof proporMedidas>[1]): Propostas {
  const achada = achadas.get(secoes)
  if (achada?.de === relatorios) return achada.propostas
  const propostas = proporMedidas({ secoes }, relatorios)
  achadas.set(secoes, { de: relatorios, propostas })
  return propostas
}

/** What machines measured and this laudo may take. */
export function usePropostas(): Propostas {
  const { loja, relatorios } = useBancada()
  return propostasDe(
    useEdicao(loja, ({ conteudo }) => conteudo.secoes),
    relatorios.usar(),
  )
}

export const propostaDa = (
  { propostas }: Propostas,
  secao: SecaoDoLaudo,
  medida: MedidaPreenchida,
): PropostaDaMedida | undefined =>
  propostas.find(
    (uma) => uma.secao.id === secao.id && chaveDaMedida(secao.id, uma.medida) === chaveDaMedida(secao.id, medida),
  )

/** A person takes a value of a machine: where it comes from is kept with it. */
export const tomar = (bancada: Bancada, { secao, medida }: PropostaDaMedida, candidata: Candidata): void =>
  escreverMedida(bancada, secao.id, medida, candidata.valor, origemDa(candidata))

/** Of one value only, for a measure that nobody has filled. */
export const porTomar = ({ medida, candidatas }: PropostaDaMedida): boolean =>
  medida.valor === null && candidatas.length === 1

/** Takes what fills a blank; nothing that a person typed, and nothing that follows from what was just taken, is touched. */
export function tomarTodas(bancada: Bancada): number {
  const antes = propostasDe(bancada.loja.ler().conteudo.secoes, bancada.relatorios.ler())
  let quantas = 0
  for (const { secao, medida } of antes.propostas.filter(porTomar)) {
    const agora = propostaDa(propostasDe(bancada.loja.ler().conteudo.secoes, bancada.relatorios.ler()), secao, medida)
    const [candidata] = agora?.candidatas ?? []
    if (agora === undefined || candidata === undefined || !porTomar(agora)) continue
    tomar(bancada, agora, candidata)
    quantas++
  }
  return quantas
}
