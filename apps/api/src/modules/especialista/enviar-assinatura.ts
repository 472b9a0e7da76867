import type { AssinaturaDoEspecialista } from '@vetlume/dominio/especialista'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { CtxCliente, CtxLivre } from '../../context.ts'
import { exigirCliente } from '../../infra/banco/index.ts'
import { prepararImagem, tipoDaImagem } from '../../infra/imagens.ts'
import type { Ator } from '../../infra/token.ts'
import { pedinteDe } from '../../infra/pedinte.ts'
import { guardarArquivo } from '../cliente/index.ts'
import { exigirPartes } from './partes.ts'
import { imagemDaAssinatura, trocarImagem } from './queries-assinatura.ts'
import { verAssinatura } from './ver-assinatura.ts'

/** Longest side kept, in pixels: 60 mm of paper at more than 400 dpi. */
const LADO_DA_ASSINATURA = 1_000

type ComCodigo = { codigo: string }

function registrar(ctx: CtxCliente, codigo: string, antes: string | null, depois: string | null): void {
  if (antes === depois) return
  const acao = depois === null ? 'retirar assinatura' : 'enviar assinatura'
  ctx.auditar({ acao, entidade: 'especialista', registro: codigo, mudancas: { assinatura: [antes, depois] } })
}

/** Takes in the image that is printed above the name on a laudo, in place of the one there is. */
export async function enviarAssinatura({
  ctx,
  input: { codigo },
  arquivo,
}: {
  ctx: CtxLivre<Ator>
  input: ComCodigo
  arquivo: { nome: string; bytes: Uint8Array }
}): Promise<AssinaturaDoEspecialista> {
  const cliente = exigirCliente(ctx.ator)
  await ctx.emCliente(cliente, (interno) => exigirPartes(interno, codigo))
  const tipo = tipoDaImagem(arquivo.bytes)
  if (tipo !== 'image/png' && tipo !== 'image/jpeg')
    throw new ErroDeDominio('TIPO_NAO_ACEITO', { mensagem: 'Envie a assinatura em PNG ou JPEG.' })
  const { bytes, ...imagem } = await prepararImagem(arquivo.bytes, pedinteDe(ctx), LADO_DA_ASSINATURA)
  const sha256 = await guardarArquivo(ctx, cliente, bytes)
  return ctx.emCliente(cliente, async (interno) => {
    await exigirPartes(interno, codigo, { travar: true })
    const antes = await imagemDaAssinatura(interno.tx, interno.cliente, codigo)
    if (antes?.sha256 !== sha256) {
      await trocarImagem(interno.tx, interno.cliente, codigo, {
        ...imagem,
        sha256,
        nome: arquivo.nome || 'assinatura',
        tamanho: bytes.byteLength,
        criado_por: interno.ator.usuario,
        criado_em: interno.agora.toString(),
      })
      registrar(interno, codigo, antes?.sha256 ?? null, sha256)
    }
    return verAssinatura({ ctx: interno, input: { codigo } })
  })
}

export async function retirarAssinatura({ ctx, input }: { ctx: CtxCliente; input: ComCodigo }): Promise<void> {
  const { codigo } = await exigirPartes(ctx, input.codigo, { travar: true })
  const antes = await imagemDaAssinatura(ctx.tx, ctx.cliente, codigo)
  if (antes === null) throw new ErroDeDominio('NAO_ENCONTRADO')
  await trocarImagem(ctx.tx, ctx.cliente, codigo, null)
  registrar(ctx, codigo, antes.sha256, null)
}
