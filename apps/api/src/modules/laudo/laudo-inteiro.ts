import { exigir, type Banco } from '../../infra/banco/index.ts'
import { pacienteDe, type LaudoInteiro } from './apresentar.ts'
import { circunstanciasDe } from './circunstancias.ts'
import { dadosDoLaudo, imagensDoLaudo } from './queries-dados.ts'
import { relatoriosDoLaudo } from './queries-relatorio.ts'

/** By its key alone: who may see it was decided before. Throws NAO_ENCONTRADO. */
export async function laudoInteiro(tx: Banco, cliente: string, codigo: string): Promise<LaudoInteiro> {
  const dados = exigir(await dadosDoLaudo(tx, cliente, codigo))
  return {
    dados,
    imagens: await imagensDoLaudo(tx, cliente, { laudo: codigo, animal: dados.animal.codigo }),
    relatorios: await relatoriosDoLaudo(tx, cliente, codigo),
    circunstancias: await circunstanciasDe(tx, cliente, codigo, pacienteDe(dados)),
  }
}
