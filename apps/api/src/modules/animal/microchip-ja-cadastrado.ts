import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { Banco } from '../../infra/banco/index.ts'
import type { Visao } from '../cadastros/index.ts'
import { animalNaVisao, animalPorMicrochip } from './queries.ts'

/** The refusal of a microchip that another animal has; it names the animal only to who may see it. */
export async function microchipJaCadastrado(
  tx: Banco,
  cliente: string,
  visao: Visao,
  microchip: string,
): Promise<ErroDeDominio> {
  const existente = await animalPorMicrochip(tx, cliente, microchip)
  if (existente === undefined || !(await animalNaVisao(tx, cliente, visao, existente.codigo))) {
    const mensagem = 'Este microchip já tem cadastro, feito por outra clínica. Confira o número.'
    return new ErroDeDominio('JA_EXISTE', { mensagem, campos: { microchip: mensagem } })
  }
  const mensagem = `Este microchip já é de ${existente.nome}, de ${existente.tutor}.`
  return new ErroDeDominio('JA_EXISTE', { mensagem, campos: { microchip: mensagem }, detalhes: { existente } })
}
