import { exigir, juntas, type Banco } from '../../infra/banco/index.ts'
import { pacienteDe, type LaudoInteiro } from './apresentar.ts'
import { circunstanciasDe } from './circunstancias.ts'
import { consultaDasCircunstancias } from './queries-circunstancias.ts'
import { consultaDasImagens, dadosDoLaudo } from './queries-dados.ts'
import { consultaDosRelatorios } from './queries-relatorio.ts'

/** By its key alone: who may see it was decided before. Throws NAO_ENCONTRADO. */
export async function laudoInteiro(tx: Banco, cliente: string, codigo: string): Promise<LaudoInteiro> {
  const dados = exigir(await dadosDoLaudo(tx, cliente, codigo))
  const [[circunstancias], imagens, relatorios] = await juntas(tx, [
    consultaDasCircunstancias(cliente, codigo),
    consultaDasImagens(cliente, { laudo: codigo, animal: dados.animal.codigo }),
    consultaDosRelatorios(cliente, codigo),
  ])
  return {
    dados,
    imagens,
    relatorios,
    circunstancias: circunstanciasDe(exigir(circunstancias).anotadas, pacienteDe(dados)),
  }
}
