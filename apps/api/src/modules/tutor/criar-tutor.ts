import type { DadosDoTutor, TutorCompleto } from '@vetlume/dominio/tutor'
import type { CtxCliente } from '../../context.ts'
import { diferencas } from '../../infra/auditoria.ts'
import { exigir } from '../../infra/banco/index.ts'
import { visaoDosCadastros } from '../cadastros/index.ts'
import { cpfJaCadastrado } from './cpf-ja-cadastrado.ts'
import { comParceiroDoAutor, permissoesDaFicha } from './policy.ts'
import { fichaDoTutor, inserirTutor, type FichaDoTutor } from './queries.ts'
import { FORA_DA_TRILHA } from './verbos.ts'

const fora = new Set<string>(['codigo', 'versao', ...FORA_DA_TRILHA])

/** What the audit trail keeps of a record: what people typed, with names where the row has keys. */
export function paraTrilha(ficha: FichaDoTutor): Record<string, unknown> {
  return Object.fromEntries(Object.entries(ficha).filter(([campo]) => !fora.has(campo)))
}

export async function criarTutor({ ctx, input }: { ctx: CtxCliente; input: DadosDoTutor }): Promise<TutorCompleto> {
  const { tx, cliente } = ctx
  const visao = visaoDosCadastros(ctx.ator)
  const codigo = await inserirTutor(tx, cliente, comParceiroDoAutor(visao, input), ctx.agora.toString())
  if (codigo === undefined) throw await cpfJaCadastrado(tx, cliente, visao, input.cpf ?? '')
  const ficha = exigir(await fichaDoTutor(tx, cliente, visao, codigo))
  ctx.auditar({
    acao: 'CRIAR',
    entidade: 'tutor',
    registro: codigo,
    mudancas: diferencas(null, paraTrilha(ficha)),
  })
  return { ...ficha, permissoes: permissoesDaFicha(ctx.ator, visao, ficha) }
}
