import type { MinhaConta } from '@vetlume/dominio/conta'
import type { Perfil } from '@vetlume/dominio/menu'
import type { CtxPlataforma } from '../../context.ts'
import { diferencas } from '../../infra/auditoria.ts'
import { exigir, exigirVersao } from '../../infra/banco/index.ts'
import { perfilExigeSegundoFator } from '../sessao/index.ts'
import { contaCompleta, gravarMeusDados } from './queries-minha-conta.ts'
import { travarConta } from './queries.ts'

interface Chamada<I> {
  ctx: CtxPlataforma
  input: I
  exigirSegundoFator: boolean
}

export async function verMinhaConta({
  ctx: { tx, ator },
  exigirSegundoFator,
}: Pick<Chamada<unknown>, 'ctx' | 'exigirSegundoFator'>): Promise<MinhaConta> {
  const { ativadoEm, codigosRestantes, perfis, ...conta } = exigir(await contaCompleta(tx, ator.usuario))
  const obrigatorio = exigirSegundoFator && perfilExigeSegundoFator(perfis as Perfil[])
  return { ...conta, perfis: perfis as Perfil[], segundoFator: { ativadoEm, obrigatorio, codigosRestantes } }
}

/** Name and phone are one's own to change; e-mail, CPF and profiles are the operator's, since they open the account. */
export async function alterarMinhaConta(
  chamada: Chamada<{ nome: string; telefone: string | null; versao: number }>,
): Promise<MinhaConta> {
  const { ctx, input } = chamada
  const { nome, telefone } = input
  await travarConta(ctx.tx, ctx.ator.usuario)
  const antes = await verMinhaConta(chamada)
  exigirVersao(antes, input.versao, { detalhes: { atual: antes } })
  await gravarMeusDados(ctx.tx, ctx.ator.usuario, { nome, telefone })
  const mudancas = diferencas({ nome: antes.nome, telefone: antes.telefone }, { nome, telefone })
  ctx.auditar({ acao: 'ALTERAR', entidade: 'usuario', registro: ctx.ator.usuario, mudancas })
  return verMinhaConta(chamada)
}
