import type { contratoAnimal, EvolucaoDeMedida } from '@vetlume/dominio/animal'
import type { EntradaLida } from '@vetlume/dominio/contrato'
import type { CtxCliente } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { alcanceDo } from '../cadastros/index.ts'
import { registrarAcesso } from '../historico/index.ts'
import { podeEditar } from '../tutor/index.ts'
import { fichaDoAnimal } from './queries.ts'
import { listarProntuario, medidasDosLaudos, type PontoDeMedida } from './queries-prontuario.ts'

/** Everything that happened to a patient and the reader may see. Reading it is recorded. */
export async function verProntuario({
  ctx,
  input: { codigo, ...pedido },
}: {
  ctx: CtxCliente
  input: EntradaLida<(typeof contratoAnimal)['GET /animal/:codigo/prontuario']>
}) {
  const { tx, cliente, ator } = ctx
  const alcance = alcanceDo(ator)
  const ficha = exigir(await fichaDoAnimal(tx, cliente, alcance, codigo))
  // Who the owners were, and whom the animal was confused with, is for the company and for the clinic it came from.
  const comCadastro = alcance.de !== 'PARCEIRO' || podeEditar(alcance, ficha)
  const pagina = await listarProntuario(tx, { cliente, codigo, alcance, fuso: ator.fuso, comCadastro }, pedido)
  await registrarAcesso(ctx, 'animal', codigo)
  return pagina
}

const MINIMO_DE_PONTOS = 2
const CENTIMETROS: Readonly<Record<string, number>> = { mm: 0.1, cm: 1 }

/** A value in the unit of the newest, or null when one does not say the other. */
function converter({ valor, unidade }: PontoDeMedida, para: string): number | null {
  if (unidade === para) return valor
  const [de, ate] = [CENTIMETROS[unidade], CENTIMETROS[para]]
  return de === undefined || ate === undefined ? null : Number(((valor * de) / ate).toPrecision(12))
}

/** The measures that several laudos have, each at its place, as series. */
export function juntarMedidas(pontos: readonly PontoDeMedida[]): EvolucaoDeMedida[] {
  const series = Map.groupBy(pontos, ({ id, lado, secao }) => JSON.stringify([id, lado, secao]))
  return [...series.values()].flatMap((serie) => {
    const ultimo = serie.at(-1)
    if (ultimo === undefined) return []
    const { id, rotulo, secao, lado, unidade } = ultimo
    // Taken twice in one laudo, the last one counts: an evolution is between exams.
    const porLaudo = new Map(serie.map((ponto) => [ponto.laudo, ponto]))
    const lidos = [...porLaudo.values()].flatMap((ponto) => {
      const valor = converter(ponto, unidade)
      const { quando, laudo, numero, nivel, situacao, referencia } = ponto
      return valor === null ? [] : [{ valor, quando, laudo, numero, nivel, situacao, referencia }]
    })
    return lidos.length < MINIMO_DE_PONTOS ? [] : [{ id, rotulo, secao, lado, unidade, pontos: lidos }]
  })
}

export async function verMedidas({
  ctx,
  input: { codigo },
}: {
  ctx: CtxCliente
  input: { codigo: string }
}): Promise<EvolucaoDeMedida[]> {
  const { tx, cliente, ator } = ctx
  const alcance = alcanceDo(ator)
  exigir(await fichaDoAnimal(tx, cliente, alcance, codigo))
  const pontos = await medidasDosLaudos(tx, { cliente, codigo, alcance })
  await registrarAcesso(ctx, 'animal', codigo)
  return juntarMedidas(pontos)
}
