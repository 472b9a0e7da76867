import {
  diasRestantes,
  situacaoDoCertificado,
  type AssinaturaDoEspecialista,
  type CertificadoDoEspecialista,
} from '@vetlume/dominio/especialista'
import type { CtxCliente } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { exigirPartes } from './partes.ts'
import type { DonoDasPartes } from './queries.ts'
import { certificadoDo, imagemDaAssinatura, type CertificadoGuardado } from './queries-assinatura.ts'

function apresentar(guardado: CertificadoGuardado, { cpf }: DonoDasPartes, agora: string): CertificadoDoEspecialista {
  return {
    ...guardado,
    cpfConfere: guardado.cpf === null || cpf === null ? null : guardado.cpf === cpf,
    situacao: situacaoDoCertificado(guardado.validoAte, agora),
    diasRestantes: diasRestantes(guardado.validoAte, agora),
  }
}

export async function verAssinatura({
  ctx,
  input,
}: {
  ctx: CtxCliente
  input: { codigo: string }
}): Promise<AssinaturaDoEspecialista> {
  const dono = await exigirPartes(ctx, input.codigo)
  const imagem = await imagemDaAssinatura(ctx.tx, ctx.cliente, dono.codigo)
  const guardado = await certificadoDo(ctx.tx, ctx.cliente, dono.codigo)
  return {
    imagem: imagem && {
      sha256: imagem.sha256,
      largura: imagem.largura,
      altura: imagem.altura,
      enviadaEm: imagem.enviadaEm,
    },
    certificado: guardado && apresentar(guardado, dono, ctx.agora.toString()),
    // Who reaches them, the company and the specialist itself, also changes them.
    permissoes: { editar: true },
  }
}

export async function baixarImagemDaAssinatura({
  ctx,
  input,
}: {
  ctx: CtxCliente
  input: { codigo: string }
}): Promise<{ bytes: Uint8Array; tipo: string }> {
  const { codigo } = await exigirPartes(ctx, input.codigo)
  const { sha256, tipo } = exigir((await imagemDaAssinatura(ctx.tx, ctx.cliente, codigo)) ?? undefined)
  return { bytes: await ctx.servicos.arquivos.ler(sha256), tipo }
}
