import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { DadosDoTutor, TutorCompleto } from '@vetlume/dominio/tutor'
import type { CtxCliente } from '../../context.ts'
import { exigir, exigirVersao } from '../../infra/banco/index.ts'
import { alcanceDo } from '../cadastros/index.ts'
import { cpfJaCadastrado } from './cpf-ja-cadastrado.ts'
import { mudancasDoTutor } from './criar-tutor.ts'
import { comParceiroDoAutor, podeEditar, permissoesDaFicha } from './policy.ts'
import { atualizarTutor, fichaDoTutor, travarTutor, tutorPorCpf } from './queries.ts'

type Alteracao = DadosDoTutor & { codigo: string; versao: number }

export async function alterarTutor({ ctx, input }: { ctx: CtxCliente; input: Alteracao }): Promise<TutorCompleto> {
  const { tx, cliente } = ctx
  const { codigo, versao, ...dados } = input
  const alcance = alcanceDo(ctx.ator)
  await travarTutor(tx, cliente, codigo)
  const antes = exigir(await fichaDoTutor(tx, cliente, alcance, codigo))
  if (!podeEditar(alcance, antes)) throw new ErroDeDominio('SEM_PERMISSAO')
  exigirVersao(antes, versao)
  if (dados.cpf !== null && dados.cpf !== antes.cpf && (await tutorPorCpf(tx, cliente, dados.cpf)) !== undefined) {
    throw await cpfJaCadastrado(tx, cliente, alcance, dados.cpf)
  }
  await atualizarTutor(tx, cliente, codigo, comParceiroDoAutor(alcance, dados))
  const depois = exigir(await fichaDoTutor(tx, cliente, alcance, codigo))
  ctx.auditar({ acao: 'ALTERAR', entidade: 'tutor', registro: codigo, mudancas: mudancasDoTutor(antes, depois) })
  return { ...depois, permissoes: permissoesDaFicha(alcance, depois) }
}
