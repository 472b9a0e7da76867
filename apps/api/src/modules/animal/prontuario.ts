import type { contratoAnimal, EvolucaoDeMedida } from '@vetlume/dominio/animal'
import type { EntradaLida } from '@vetlume/dominio/contrato'
import { converterEscrita, ladoDaMedida, mesmaSecao } from '@vetlume/dominio/laudo'
import { comoQuemPode, permite } from '@vetlume/dominio/permissoes'
import type { CtxCliente } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import type { Ator } from '../../infra/token.ts'
import { visaoDosCadastros, type Visao } from '../cadastros/index.ts'
import { registrarAcesso } from '../historico/index.ts'
import { podeEditar } from '../tutor/index.ts'
import { fichaDoAnimal } from './queries.ts'
import { listarProntuario, medidasDosLaudos, type PontoDeMedida } from './queries-prontuario.ts'

/** As who may read exams of a kind: whoever reads patients only sees none of them. */
function visaoDe(ator: Ator, permissao: 'atendimento:ler' | 'laudo:ler' | 'documento:emitir'): Visao | null {
  return permite(ator, permissao) ? visaoDosCadastros(comoQuemPode(ator, permissao)) : null
}

/** Everything that happened to a patient and the reader may see. Reading it is recorded. */
export async function verProntuario({
  ctx,
  input: { codigo, ...pedido },
}: {
  ctx: CtxCliente
  input: EntradaLida<(typeof contratoAnimal)['GET /animal/:codigo/prontuario']>
}) {
  const { tx, cliente, ator } = ctx
  const visao = visaoDosCadastros(ator)
  const ficha = exigir(await fichaDoAnimal(tx, cliente, visao, codigo))
  // Who the owners were, and whom the animal was confused with, is for the company and for the clinic it came from.
  const comCadastro = visao.tipo !== 'PARCEIRO' || podeEditar(visao, ficha)
  const porTipo = {
    atendimento: visaoDe(ator, 'atendimento:ler'),
    laudo: visaoDe(ator, 'laudo:ler'),
    documento: visaoDe(ator, 'documento:emitir'),
  }
  const paciente = { cliente, codigo, visao: porTipo, fuso: ator.fuso, comCadastro }
  const pagina = await listarProntuario(tx, paciente, pedido)
  registrarAcesso(ctx, 'animal', codigo, { soIsso: true })
  return pagina
}

const MINIMO_DE_PONTOS = 2

/** The series of one measure at one place: its section may have been renamed, or come from another model. */
function seriesDe(pontos: readonly PontoDeMedida[]): PontoDeMedida[][] {
  const porMedida = Map.groupBy(pontos, (ponto) => JSON.stringify([ponto.id, ladoDaMedida(ponto, ponto.secao)]))
  return [...porMedida.values()].flatMap((daMedida) => {
    const series: PontoDeMedida[][] = []
    for (const ponto of daMedida) {
      const serie = series.find((outros) => outros.some(({ secao }) => mesmaSecao(secao, ponto.secao)))
      if (serie === undefined) series.push([ponto])
      else serie.push(ponto)
    }
    return series
  })
}

/** The measures that several laudos have, each at its section and side, as series in the unit of the newest. */
export function juntarMedidas(pontos: readonly PontoDeMedida[]): EvolucaoDeMedida[] {
  return seriesDe(pontos).flatMap((serie) => {
    const ultimo = serie.at(-1)
    if (ultimo === undefined) return []
    const { id, rotulo, secao, unidade } = ultimo
    // Taken twice in one laudo, the last one counts: an evolution is between exams.
    const porLaudo = new Map(serie.map((ponto) => [ponto.laudo, ponto]))
    const lidos = [...porLaudo.values()].flatMap((ponto) => {
      const valor = converterEscrita(ponto.valor, ponto.unidade, unidade)
      const { quando, laudo, numero, nivel, situacao, referencia } = ponto
      return valor === null ? [] : [{ valor, quando, laudo, numero, nivel, situacao, referencia }]
    })
    const lado = ladoDaMedida(ultimo, secao)
    return lidos.length < MINIMO_DE_PONTOS ? [] : [{ id, rotulo, secao: secao.titulo, lado, unidade, pontos: lidos }]
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
  exigir(await fichaDoAnimal(tx, cliente, visaoDosCadastros(ator), codigo))
  const pontos = await medidasDosLaudos(tx, { cliente, codigo, visao: visaoDe(ator, 'laudo:ler') })
  registrarAcesso(ctx, 'animal', codigo, { soIsso: true })
  return juntarMedidas(pontos)
}
