import type { DadosDoTutor, TutorCompleto } from '@vetlume/dominio/tutor'
import type { CtxCliente } from '../../context.ts'
import { diferencas } from '../../infra/auditoria.ts'
import { exigir } from '../../infra/banco/index.ts'
import { alcanceDo } from '../cadastros/index.ts'
import { cpfJaCadastrado } from './cpf-ja-cadastrado.ts'
import { comParceiroDoAutor, permissoesDaFicha } from './policy.ts'
import { fichaDoTutor, inserirTutor, type FichaDoTutor } from './queries.ts'

/** What the audit trail keeps of a record: what people typed, with names where the row has keys. */
export function mudancasDoTutor(antes: FichaDoTutor | null, depois: FichaDoTutor) {
  const { codigo: _, criadoEm: __, animais: ___, ...dados } = depois
  return diferencas(antes, dados)
}

export async function criarTutor({ ctx, input }: { ctx: CtxCliente; input: DadosDoTutor }): Promise<TutorCompleto> {
  const { tx, cliente } = ctx
  const alcance = alcanceDo(ctx.ator)
  const codigo = await inserirTutor(tx, cliente, comParceiroDoAutor(alcance, input), ctx.agora.toString())
  if (codigo === undefined) throw await cpfJaCadastrado(tx, cliente, alcance, input.cpf ?? '')
  const ficha = exigir(await fichaDoTutor(tx, cliente, alcance, codigo))
  ctx.auditar({ acao: 'CRIAR', entidade: 'tutor', registro: codigo, mudancas: mudancasDoTutor(null, ficha) })
  return { ...ficha, permissoes: permissoesDaFicha(alcance, ficha) }
}
