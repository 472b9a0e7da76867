import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { Banco } from '../../infra/banco/index.ts'
import type { Visao } from '../cadastros/index.ts'
import { tutorNaVisao, tutorPorCpf } from './queries.ts'

/**
 * The refusal of a CPF that another tutor has. It names the person only to who may see it: a clinic does not learn whom
 * another clinic attends. `detalhes.existente` lets the form offer the record that is there.
 */
export async function cpfJaCadastrado(tx: Banco, cliente: string, visao: Visao, cpf: string): Promise<ErroDeDominio> {
  const existente = await tutorPorCpf(tx, cliente, cpf)
  if (existente === undefined || !(await tutorNaVisao(tx, cliente, visao, existente.codigo))) {
    const mensagem =
      'Este CPF já tem cadastro, feito por outra clínica. Peça à empresa que atende você para ligá-lo à sua clínica.'
    return new ErroDeDominio('JA_EXISTE', { mensagem, campos: { cpf: mensagem } })
  }
  const mensagem = existente.ativo
    ? `${existente.nome} já está no cadastro com este CPF.`
    : `${existente.nome} já está no cadastro com este CPF, mas inativo: reative em vez de cadastrar de novo.`
  return new ErroDeDominio('JA_EXISTE', { mensagem, campos: { cpf: mensagem }, detalhes: { existente } })
}
