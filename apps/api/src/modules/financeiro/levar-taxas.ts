import { somarCentavos } from '@vetlume/dominio/dinheiro'
import { ROTULOS_DO_METODO } from '@vetlume/dominio/financeiro'
import { comTaxas, ratearTaxas, type RegraDeRepasse, type Taxa } from '@vetlume/dominio/repasse'
import type { Banco } from '../../infra/banco/index.ts'
import { regrasDaEmpresa } from '../especialista/index.ts'
import { darPassoNosRepasses } from './dar-passo-no-repasse.ts'
import {
  gravarRevistos,
  repassesDosTitulos,
  taxasPagas,
  titulosDosRepasses,
  type RepasseDoExame,
  type RepasseRevisto,
  type TaxaPaga,
} from './queries-taxas.ts'

const emTaxas = (pagas: readonly TaxaPaga[], origem: string): Taxa[] =>
  pagas
    .filter((paga) => paga.origem === origem)
    .map(({ metodo, centavos }) => ({ rotulo: `Taxa: ${ROTULOS_DO_METODO[metodo]}`, centavos }))

/** A settled repasse stays as it was agreed, and so does one over the gross amount. */
function rever(repasse: RepasseDoExame, regra: RegraDeRepasse | undefined, taxas: readonly Taxa[]): RepasseRevisto {
  const { codigo, estado, linhas } = repasse
  const taxa_centavos = somarCentavos(taxas.map(({ centavos }) => centavos))
  if (estado !== 'PENDENTE' || regra?.base !== 'LIQUIDO') return { codigo, taxa_centavos, calculo: null }
  const { centavos, linhas: novas, texto } = comTaxas(linhas, regra, taxas)
  const base_centavos = novas.find(({ tipo }) => tipo === 'BASE')?.centavos ?? repasse.bruto_centavos
  const explicacao = { linhas: novas, texto, regra: regra.codigo }
  return { codigo, taxa_centavos, calculo: { base_centavos, valor_centavos: centavos, explicacao } }
}

/**
 * Takes to the exams that these titles charge what their payments paid in fees: each repasse over the net amount that is not settled
 * is computed again. The fees of an agreement, which mixes what was owed, are not told apart: the company bears them.
 */
export async function levarTaxas(tx: Banco, cliente: string, titulos: readonly string[]): Promise<void> {
  const repasses = await repassesDosTitulos(tx, cliente, titulos)
  if (repasses.length === 0) return
  const origemDe = ({ atendimento, fechamento }: RepasseDoExame) => fechamento ?? atendimento
  const pagas = await taxasPagas(tx, cliente, {
    atendimentos: repasses.filter(({ fechamento }) => fechamento === null).map(({ atendimento }) => atendimento),
    fechamentos: repasses.flatMap(({ fechamento }) => fechamento ?? []),
  })
  const regras = await regrasDaEmpresa(tx, cliente)
  const revistos = [...Map.groupBy(repasses, origemDe)].flatMap(([origem, doMesmo]) => {
    const partes = ratearTaxas(
      emTaxas(pagas, origem),
      doMesmo.map(({ bruto_centavos }) => bruto_centavos),
    )
    return doMesmo.map((repasse, indice) => rever(repasse, regras.get(repasse.regra ?? ''), partes[indice] ?? []))
  })
  await gravarRevistos(tx, cliente, revistos)
}

/**
 * Takes repasses out of their settlement, each with the fees that its exam has by now. What shares those fees is held first, in the
 * one order of every payment, so that two settlements of one closing take turns.
 */
export async function devolverRepasses(tx: Banco, cliente: string, codigos: readonly string[]): Promise<void> {
  const titulos = await titulosDosRepasses(tx, cliente, codigos)
  await repassesDosTitulos(tx, cliente, titulos)
  await darPassoNosRepasses(tx, cliente, codigos, 'devolver', { acerto: null, titulo: null })
  await levarTaxas(tx, cliente, titulos)
}
