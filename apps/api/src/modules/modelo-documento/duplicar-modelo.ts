import type { CtxCliente } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { inserirVersao, lerVersao, travarModelo } from './queries-versao.ts'

/** Another model for the same exam and kind of patient, whose draft is what an editor of this one would see. */
export async function duplicarModelo({
  ctx,
  input,
}: {
  ctx: CtxCliente
  input: { codigo: string; nome: string }
}): Promise<{ codigo: string }> {
  const { tx, cliente } = ctx
  const {
    nome: original,
    tipo,
    modalidade,
    especie,
    sexo,
    servico,
    codigo: modelo,
  } = await travarModelo(tx, cliente, input.codigo)
  const { laudo, texto } = exigir(await lerVersao(tx, cliente, modelo, 'RASCUNHO_OU_EM_USO'))
  const { codigo } = await tx
    .insertInto('modelo_documento')
    .values({ cliente, nome: input.nome, tipo, modalidade, especie, sexo, servico })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  await inserirVersao(tx, cliente, { modelo: codigo, numero: 1, origem: null, laudo, texto }, ctx.agora, ctx.ator)
  const mudancas = { nome: [null, input.nome], tipo: [null, tipo], duplicadoDe: [null, original] } as const
  ctx.auditar({ acao: 'CRIAR', entidade: 'modelo-documento', registro: codigo, mudancas })
  return { codigo }
}
