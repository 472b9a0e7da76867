import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { CtxCliente } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { registrarAcontecimento } from './acontecimentos.ts'
import { exigirTransicao, travarVisivel } from './exigencias.ts'
import { edicaoEmCurso, inserirEdicao } from './queries-inicio.ts'

/** Starts the next edition of a signed laudo, which stands until the new one is signed. */
export async function retificarLaudo({
  ctx,
  input,
}: {
  ctx: CtxCliente
  input: { codigo: string; motivo: string }
}): Promise<{ codigo: string }> {
  const { tx, cliente, agora } = ctx
  const { motivo } = input
  const laudo = await travarVisivel(ctx, input.codigo)
  exigirTransicao('substituir', laudo)
  const emCurso = await edicaoEmCurso(tx, cliente, laudo.codigo)
  if (emCurso !== undefined) {
    throw new ErroDeDominio('JA_EXISTE', {
      mensagem: `Já há uma retificação em andamento: a edição ${emCurso.edicao} do laudo nº ${laudo.numero}.`,
      detalhes: emCurso,
    })
  }
  const { codigo, edicao } = exigir(
    await inserirEdicao(tx, cliente, { codigo: laudo.codigo, motivo, agora: agora.toString() }),
  )
  const mudancas = { edicao: [null, edicao], retifica: [null, laudo.codigo], motivo: [null, motivo] } as const
  await registrarAcontecimento(
    ctx,
    { ...laudo, codigo, edicao },
    { acao: 'criar', evento: 'laudo.criado', texto: null, mudancas },
  )
  return { codigo }
}
