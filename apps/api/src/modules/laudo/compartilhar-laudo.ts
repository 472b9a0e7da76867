import { ErroDeDominio } from '@vetlume/dominio/erros'
import { createHash, randomBytes } from 'node:crypto'
import type { CtxCliente } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { visaoDe } from '../cadastros/index.ts'
import { podeCompartilhar } from './policy.ts'
import { laudoVisivel, type LinhaDeLaudo } from './queries.ts'
import {
  compartilhamentosDoLaudo,
  inserirCompartilhamento,
  revogarCompartilhamento,
  type Compartilhamento,
} from './queries-compartilhamento.ts'

/** The secret itself is stored nowhere. */
export const hashDaChave = (chave: string): Buffer => createHash('sha256').update(chave).digest()

/** A clinic sees and revokes the links that its person made, not those of the company. */
async function linksVisiveis(
  { tx, cliente, ator }: CtxCliente,
  codigo: string,
): Promise<{ laudo: LinhaDeLaudo; links: Compartilhamento[] }> {
  const visao = visaoDe(ator)
  const laudo = exigir(await laudoVisivel(tx, cliente, visao, codigo))
  return {
    laudo,
    links: await compartilhamentosDoLaudo(tx, cliente, codigo, visao.tipo === 'PARCEIRO' ? ator.usuario : null),
  }
}

export async function listarCompartilhamentos({
  ctx,
  input,
}: {
  ctx: CtxCliente
  input: { codigo: string }
}): Promise<Compartilhamento[]> {
  return (await linksVisiveis(ctx, input.codigo)).links
}

/** Makes a secret link of 256 random bits. The secret goes after `#`, which browsers never send, so it is in no log. */
export async function compartilharLaudo({
  ctx,
  input,
}: {
  ctx: CtxCliente
  input: { codigo: string; dias: number }
}): Promise<{ codigo: string; url: string; expiraEm: string }> {
  const { tx, cliente, ator, agora, servicos } = ctx
  const laudo = exigir(await laudoVisivel(tx, cliente, visaoDe(ator), input.codigo))
  if (!podeCompartilhar(laudo.estado)) {
    const mensagem =
      laudo.estado === 'RETIFICADO'
        ? 'Este laudo foi substituído: compartilhe a edição mais nova.'
        : 'Só um laudo assinado pode ser compartilhado.'
    throw new ErroDeDominio('TRANSICAO_INVALIDA', { mensagem })
  }
  const chave = randomBytes(32).toString('base64url')
  const { codigo, expiraEm } = await inserirCompartilhamento(tx, cliente, {
    laudo: laudo.codigo,
    chave_hash: hashDaChave(chave),
    expira_em: agora.add({ hours: 24 * input.dias }).toString(),
    criado_por: ator.usuario,
    criado_em: agora.toString(),
  })
  ctx.auditar({
    acao: 'compartilhar',
    entidade: 'laudo',
    registro: laudo.codigo,
    mudancas: { link: [null, codigo], expira_em: [null, expiraEm] },
  })
  return { codigo, url: `${servicos.origem}/laudo-compartilhado#${chave}`, expiraEm }
}

/** Ends a link; ending it again is no error. */
export async function cancelarCompartilhamento({
  ctx,
  input,
}: {
  ctx: CtxCliente
  input: { codigo: string; compartilhamento: string }
}): Promise<void> {
  const { laudo, links } = await linksVisiveis(ctx, input.codigo)
  const { codigo } = exigir(links.find((link) => link.codigo === input.compartilhamento))
  const agora = ctx.agora.toString()
  if (!(await revogarCompartilhamento(ctx.tx, ctx.cliente, codigo, agora))) return
  ctx.auditar({
    acao: 'cancelar link',
    entidade: 'laudo',
    registro: laudo.codigo,
    mudancas: { link: [codigo, null], revogado_em: [null, agora] },
  })
}
