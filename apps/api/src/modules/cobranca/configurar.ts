import type { ReguaDeCobranca } from '@vetlume/dominio/cobranca'
import type { CtxCliente } from '../../context.ts'
import { conflitoDeVersao, exigirVersao } from '../../infra/banco/index.ts'
import { diferencas } from '../../infra/auditoria.ts'
import { gravarRegua, lerRegua } from './queries.ts'

/** In the trail, each step as one line. */
const naTrilha = ({ ativa, hora, passos }: ReguaDeCobranca) => ({
  ativa,
  hora,
  passos: passos.map(({ dias, assunto }) => `${dias}: ${assunto}`),
})

export async function configurarRegua({
  ctx,
  input: { versao, ...nova },
}: {
  ctx: CtxCliente
  input: ReguaDeCobranca
}): Promise<ReguaDeCobranca> {
  const antes = await lerRegua(ctx.tx, ctx.cliente)
  const passos = nova.passos.toSorted((a, b) => a.dias - b.dias)
  const mudou = { mensagem: 'Alguém mudou a régua depois que você a abriu. Confira antes de salvar.' }
  exigirVersao(antes, versao, mudou)
  if (!(await gravarRegua(ctx.tx, ctx.cliente, { ...nova, passos }, versao))) throw conflitoDeVersao(mudou)
  const depois = await lerRegua(ctx.tx, ctx.cliente)
  ctx.auditar({
    acao: 'CONFIGURAR_COBRANCA',
    entidade: 'cliente',
    registro: ctx.cliente,
    mudancas: diferencas(naTrilha(antes), naTrilha(depois)),
  })
  return depois
}
