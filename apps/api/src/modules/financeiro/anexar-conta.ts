import { ErroDeDominio } from '@vetlume/dominio/erros'
import { MAXIMO_DE_ANEXOS_DA_CONTA, type AnexoDaConta } from '@vetlume/dominio/financeiro'
import type { CtxCliente, CtxLivre } from '../../context.ts'
import { prepararAnexo } from '../../infra/anexo-recebido.ts'
import { exigir, exigirCliente } from '../../infra/banco/index.ts'
import type { RespostaBinaria } from '../../infra/http/registrar.ts'
import { pedinteDe } from '../../infra/pedinte.ts'
import type { Ator } from '../../infra/token.ts'
import { guardarArquivo } from '../cliente/index.ts'
import { travarTitulo } from './baixar-conta.ts'
import { livroDePagar } from './policy.ts'
import type { Natureza } from './queries-baixa.ts'
import { anexoIgual, apagarAnexoDoTitulo, arquivoDoTitulo, inserirAnexoDoTitulo } from './queries-anexo.ts'

interface Envio {
  ctx: CtxLivre<Ator>
  input: { codigo: string }
  arquivo: { nome: string; bytes: Uint8Array }
}

interface DoAnexo {
  codigo: string
  anexo: string
}

/** To a clinic and to a specialist, what the company keeps with its accounts does not exist. */
function exigirEmpresa(ator: Ator, natureza: Natureza): void {
  if (natureza === 'PAGAR' && livroDePagar(ator).tipo !== 'PAGAR') throw new ErroDeDominio('NAO_ENCONTRADO')
}

/** The slow work happens between two short transactions. The same bytes again answer what there is. */
export const anexarNaConta =
  (natureza: Natureza) =>
  async ({ ctx, input: { codigo: titulo }, arquivo }: Envio): Promise<AnexoDaConta> => {
    const { ator, agora } = ctx
    const cliente = exigirCliente(ator)
    await ctx.emCliente(cliente, (noCliente) => travarTitulo(noCliente, natureza, titulo))
    const { bytes, ...preparado } = await prepararAnexo(arquivo.bytes, pedinteDe(ctx))
    const sha256 = await guardarArquivo(ctx, cliente, bytes)
    const nome = arquivo.nome || 'anexo'
    return ctx.emCliente(cliente, async (noCliente) => {
      const { tx } = noCliente
      await travarTitulo(noCliente, natureza, titulo)
      const { igual, quantos } = await anexoIgual(tx, { cliente, titulo }, sha256)
      if (igual !== undefined) return igual
      if (quantos >= MAXIMO_DE_ANEXOS_DA_CONTA)
        throw new ErroDeDominio('VALIDACAO', {
          campos: { arquivo: `Uma conta guarda até ${MAXIMO_DE_ANEXOS_DA_CONTA} anexos.` },
        })
      const novo = await inserirAnexoDoTitulo(tx, {
        ...preparado,
        cliente,
        titulo,
        sha256,
        nome,
        tamanho: bytes.byteLength,
        autor: ator.nome,
        usuario: ator.usuario,
        criado_em: agora.toString(),
      })
      noCliente.auditar({ acao: 'ANEXAR', entidade: 'titulo', registro: titulo, mudancas: { anexo: [null, nome] } })
      return novo
    })
  }

/** Always to be saved: what people upload is never shown as a page of ours. */
export const baixarAnexoDaConta =
  (natureza: Natureza) =>
  async ({
    ctx,
    input: { codigo: titulo, anexo },
  }: {
    ctx: CtxLivre<Ator>
    input: DoAnexo
  }): Promise<RespostaBinaria> => {
    const cliente = exigirCliente(ctx.ator)
    exigirEmpresa(ctx.ator, natureza)
    const { sha256, nome, tipo } = await ctx.emCliente(cliente, async ({ tx }) =>
      exigir(await arquivoDoTitulo(tx, { cliente, natureza, titulo }, anexo)),
    )
    return { bytes: await ctx.servicos.arquivos.ler(sha256), tipo, nome }
  }

export const retirarAnexoDaConta =
  (natureza: Natureza) =>
  async ({ ctx, input: { codigo: titulo, anexo } }: { ctx: CtxCliente; input: DoAnexo }): Promise<void> => {
    const { tx, cliente } = ctx
    await travarTitulo(ctx, natureza, titulo)
    const { nome, arquivo } = exigir(await arquivoDoTitulo(tx, { cliente, natureza, titulo }, anexo))
    await apagarAnexoDoTitulo(tx, cliente, { anexo, arquivo })
    ctx.auditar({
      acao: 'REMOVER_ANEXO',
      entidade: 'titulo',
      registro: titulo,
      mudancas: { anexo: [nome, null] },
    })
  }
