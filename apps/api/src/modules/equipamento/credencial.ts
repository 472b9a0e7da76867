import type { CredencialDoEquipamento } from '@vetlume/dominio/equipamento'
import { randomBytes } from 'node:crypto'
import type { CtxCliente } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { CAMINHO_DICOMWEB, hashDoToken } from '../../infra/credencial.ts'
import { credencialViva, equipamentoDaEmpresa, inserirCredencial, revogarViva } from './queries-credencial.ts'

interface Chamada {
  ctx: CtxCliente
  input: { codigo: string }
}

const SEM_CREDENCIAL: CredencialDoEquipamento = { criadaEm: null, criadaPor: null, usadaEm: null, usadaDe: null }

export async function verCredencial({ ctx, input: { codigo } }: Chamada): Promise<CredencialDoEquipamento> {
  exigir(await equipamentoDaEmpresa(ctx.tx, ctx.cliente, codigo, { travar: false }))
  return (await credencialViva(ctx.tx, ctx.cliente, codigo)) ?? SEM_CREDENCIAL
}

/** Makes a token of 256 random bits, shown this once; the one before it opens nothing from then on. */
export async function gerarCredencial({ ctx, input: { codigo } }: Chamada) {
  exigir(await equipamentoDaEmpresa(ctx.tx, ctx.cliente, codigo, { travar: true }))
  const trocada = await revogarViva(ctx.tx, ctx.cliente, codigo, ctx.agora)
  const token = randomBytes(32).toString('base64url')
  await inserirCredencial(ctx.tx, ctx.cliente, codigo, hashDoToken(token), ctx.agora, ctx.ator)
  ctx.auditar({
    acao: trocada ? 'TROCAR_CREDENCIAL' : 'GERAR_CREDENCIAL',
    entidade: 'equipamento',
    registro: codigo,
    mudancas: { credencial: [trocada ? 'ativa' : null, 'ativa'] },
  })
  return { url: `${ctx.servicos.origem}${CAMINHO_DICOMWEB}`, usuario: codigo, token }
}

/** Revoking what is not there is no error. */
export async function revogarCredencial({ ctx, input: { codigo } }: Chamada): Promise<void> {
  exigir(await equipamentoDaEmpresa(ctx.tx, ctx.cliente, codigo, { travar: true }))
  if (!(await revogarViva(ctx.tx, ctx.cliente, codigo, ctx.agora))) return
  ctx.auditar({
    acao: 'REVOGAR_CREDENCIAL',
    entidade: 'equipamento',
    registro: codigo,
    mudancas: { credencial: ['ativa', null] },
  })
}
