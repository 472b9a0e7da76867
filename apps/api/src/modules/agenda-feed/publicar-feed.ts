import type { FeedDaAgenda } from '@vetlume/dominio/agenda-feed'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { createHash, randomBytes } from 'node:crypto'
import type { CtxCliente } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { visaoDosCadastros } from '../cadastros/index.ts'
import { encerrarFeed, especialistaDaEmpresa, feedVivo, inserirFeed, temQuemEntre } from './queries.ts'

interface Chamada {
  ctx: CtxCliente
  input: { codigo: string }
}

export const hashDoSegredo = (segredo: string): Buffer => createHash('sha256').update(segredo).digest()

/** The company's specialists, or oneself: of any other there is no calendar to speak of. */
async function exigirDono(ctx: CtxCliente, codigo: string, modo: { travar: boolean }): Promise<void> {
  const visao = visaoDosCadastros(ctx.ator)
  const alcanca = visao.tipo === 'EMPRESA' || (visao.tipo === 'ESPECIALISTA' && visao.especialista === codigo)
  exigir(alcanca ? await especialistaDaEmpresa(ctx.tx, ctx.cliente, codigo, modo) : undefined)
}

export async function verFeed({ ctx, input: { codigo } }: Chamada): Promise<FeedDaAgenda> {
  await exigirDono(ctx, codigo, { travar: false })
  return (await feedVivo(ctx.tx, ctx.cliente, codigo)) ?? { criadoEm: null, usadoEm: null }
}

/** Makes an address of 256 random bits, shown this once; the one before it stops answering. */
export async function publicarFeed({ ctx, input: { codigo } }: Chamada): Promise<{ url: string; criadoEm: string }> {
  await exigirDono(ctx, codigo, { travar: true })
  if (!(await temQuemEntre(ctx.tx, ctx.cliente, codigo)))
    throw new ErroDeDominio('TRANSICAO_INVALIDA', {
      mensagem: 'Ninguém entra no sistema como este especialista. Convide-o antes de publicar a agenda dele.',
    })
  const substituido = await encerrarFeed(ctx.tx, ctx.cliente, codigo, ctx.agora)
  const segredo = randomBytes(32).toString('base64url')
  const criadoEm = await inserirFeed(ctx.tx, ctx.cliente, codigo, hashDoSegredo(segredo), ctx.agora, ctx.ator)
  ctx.auditar({
    acao: substituido ? 'TROCAR_CALENDARIO' : 'PUBLICAR_CALENDARIO',
    entidade: 'especialista',
    registro: codigo,
    mudancas: { calendario: [substituido ? 'publicado' : null, 'publicado'] },
  })
  return { url: `${ctx.servicos.origem}/api/agenda/feed/${segredo}.ics`, criadoEm }
}

/** Ending what is not published is no error. */
export async function revogarFeed({ ctx, input: { codigo } }: Chamada): Promise<void> {
  await exigirDono(ctx, codigo, { travar: true })
  if (!(await encerrarFeed(ctx.tx, ctx.cliente, codigo, ctx.agora))) return
  ctx.auditar({
    acao: 'REVOGAR_CALENDARIO',
    entidade: 'especialista',
    registro: codigo,
    mudancas: { calendario: ['publicado', null] },
  })
}
