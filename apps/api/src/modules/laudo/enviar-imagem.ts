import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { CtxCliente, CtxLivre } from '../../context.ts'
import { exigir, exigirCliente } from '../../infra/banco/index.ts'
import { prepararImagem, type ImagemPreparada } from '../../infra/imagens.ts'
import type { Ator } from '../../infra/token.ts'
import { pedinteDe } from '../../infra/pedinte.ts'
import { visaoDe } from '../agenda/index.ts'
import { guardarArquivo } from '../cliente/index.ts'
import { exigirTransicao, travarVisivel } from './exigencias.ts'
import { laudoVisivel } from './queries.ts'
import { contarImagens, imagemPorBytes, inserirImagem, type ImagemGuardada } from './queries-imagem.ts'

/** Twice what a laudo shows: some are sent and left out. */
const MAXIMO_DE_IMAGENS = 240

interface Enviada extends ImagemPreparada {
  nome: string
  sha256: string
}

async function guardar(ctx: CtxCliente, codigo: string, { bytes, ...imagem }: Enviada): Promise<ImagemGuardada> {
  const { tx, cliente, ator, agora } = ctx
  const laudo = await travarVisivel(ctx, codigo)
  exigirTransicao('escrever', laudo)
  const repetida = await imagemPorBytes(tx, cliente, codigo, imagem.sha256)
  if (repetida !== undefined) return repetida
  if ((await contarImagens(tx, cliente, codigo)) >= MAXIMO_DE_IMAGENS) {
    throw new ErroDeDominio('VALIDACAO', { campos: { arquivo: `Um laudo guarda até ${MAXIMO_DE_IMAGENS} imagens.` } })
  }
  const { nome, largura, altura } = imagem
  const arquivo = await inserirImagem(tx, cliente, {
    ...imagem,
    laudo: codigo,
    animal: laudo.animal,
    tamanho: bytes.byteLength,
    criado_por: ator.usuario,
    criado_em: agora.toString(),
  })
  ctx.auditar({
    acao: 'enviar imagem',
    entidade: 'laudo',
    registro: codigo,
    mudancas: { imagem: [null, arquivo], sha256: [null, imagem.sha256] },
  })
  return { arquivo, nome, largura, altura }
}

/** Takes in an image of the exam. The same image sent again, at once or later, is the same one. */
export async function enviarImagem({
  ctx,
  input,
  arquivo,
}: {
  ctx: CtxLivre<Ator>
  input: { codigo: string }
  arquivo: { nome: string; bytes: Uint8Array }
}): Promise<ImagemGuardada> {
  const cliente = exigirCliente(ctx.ator)
  await ctx.emCliente(cliente, async ({ tx, ator }) => {
    exigirTransicao('escrever', exigir(await laudoVisivel(tx, cliente, visaoDe(ator), input.codigo)))
  })
  const preparada = await prepararImagem(arquivo.bytes, pedinteDe(ctx))
  const sha256 = await guardarArquivo(ctx, cliente, preparada.bytes)
  return ctx.emCliente(cliente, (interno) =>
    guardar(interno, input.codigo, { ...preparada, sha256, nome: arquivo.nome || 'imagem' }),
  )
}
