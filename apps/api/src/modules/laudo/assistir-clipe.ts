import { ErroDeDominio } from '@vetlume/dominio/erros'
import { comoQuemPode, permite } from '@vetlume/dominio/permissoes'
import type { CtxLivre } from '../../context.ts'
import { ArquivoPerdido, type Arquivos } from '../../infra/arquivos.ts'
import { exigir, exigirCliente } from '../../infra/banco/index.ts'
import { abrirParaEntregar } from '../../infra/clipe/index.ts'
import type { Cofre } from '../../infra/cofre.ts'
import type { RespostaEmTrechos } from '../../infra/http/registrar.ts'
import type { Ator } from '../../infra/token.ts'
import { visaoDe } from '../cadastros/index.ts'
import { clipeCompartilhado } from './laudo-compartilhado.ts'
import { abrirPasse, enderecoDoPasse } from './passe-do-clipe.ts'
import { imagemVisivel, type ArquivoVisivel } from './queries-imagem.ts'

interface Imagem {
  codigo: string
  arquivo: string
}

/** The clip of a figure that this person may see. Throws NAO_ENCONTRADO of a figure that stands for none. */
async function clipeVisivel<A extends Ator | null>(
  ctx: CtxLivre<A>,
  { cliente, ator, imagem }: { cliente: string; ator: Ator; imagem: Imagem },
): Promise<ArquivoVisivel> {
  const achado = await ctx.emCliente(cliente, ({ tx }) => imagemVisivel(tx, cliente, visaoDe(ator), imagem, 'original'))
  return exigir(achado?.clipe == null ? undefined : achado)
}

/** The bytes of a clip as they are read, all or a part of them. */
export async function clipeEmTrechos(
  arquivos: Arquivos,
  { sha256, tipo, tamanho, criadoEm }: Omit<ArquivoVisivel, 'nome' | 'clipe'>,
): Promise<RespostaEmTrechos> {
  if ((await arquivos.medir(sha256)) !== tamanho) throw new ArquivoPerdido(sha256, 'missing')
  return {
    abrir: (trecho) => arquivos.abrir(sha256, trecho),
    tamanho,
    tipo,
    edicao: { etag: `"${sha256}"`, alteradaEm: criadoEm },
  }
}

/** The same as it leaves the company: the clinic and the link have the film, not what the machine wrote of who made it and where. */
async function clipeEntregue(arquivos: Arquivos, clipe: ArquivoVisivel): Promise<RespostaEmTrechos> {
  const inteiro = await clipeEmTrechos(arquivos, clipe)
  const abrir = await abrirParaEntregar(arquivos, clipe.sha256, clipe.tamanho)
  return { ...inteiro, abrir, edicao: { ...inteiro.edicao, etag: `"${clipe.sha256}-entregue"` } }
}

/** Where the clip of a figure is watched or saved. */
export async function enderecarClipe({ ctx, input, cofre }: { ctx: CtxLivre<Ator>; input: Imagem; cofre: Cofre }) {
  const cliente = exigirCliente(ctx.ator)
  const { codigo, arquivo } = input
  await clipeVisivel(ctx, { cliente, ator: ctx.ator, imagem: input })
  return enderecoDoPasse(cofre, { de: 'SESSAO', ator: ctx.ator, codigo, arquivo }, ctx.agora)
}

/** The same for who has a secret link, of what its document shows. */
export async function enderecarCompartilhado({
  ctx,
  input: { chave, sha256 },
  cofre,
}: {
  ctx: CtxLivre<null>
  input: { chave: string; sha256: string }
  cofre: Cofre
}) {
  await clipeCompartilhado(ctx, chave, sha256)
  return enderecoDoPasse(cofre, { de: 'LINK', chave, sha256 }, ctx.agora)
}

interface Abertura {
  ctx: CtxLivre
  input: { passe: string; baixar?: 'sim' | undefined }
  cofre: Cofre
  /** Throws unless the session lives and its person still works there; answers what they may do there now. */
  conferir: (ator: Ator) => Promise<Required<Pick<Ator, 'papel'>>>
}

/** The clip of an address, while who asked for it may still see it: asked each time. */
export async function assistirClipe({ ctx, input, cofre, conferir }: Abertura): Promise<RespostaEmTrechos> {
  const passe = abrirPasse(cofre, input.passe, ctx.agora)
  let clipe: ArquivoVisivel
  let sai = true
  if (passe.de === 'LINK') clipe = await clipeCompartilhado(ctx, passe.chave, passe.sha256)
  else {
    const { codigo, arquivo } = passe
    const { papel } = await conferir(passe.ator)
    const ator = comoQuemPode({ ...passe.ator, papel }, 'laudo:ler')
    if (!permite(ator, 'laudo:ler')) throw new ErroDeDominio('SEM_PERMISSAO')
    clipe = await clipeVisivel(ctx, { cliente: exigirCliente(ator), ator, imagem: { codigo, arquivo } })
    sai = visaoDe(ator).tipo === 'PARCEIRO'
  }
  const emTrechos = await (sai ? clipeEntregue : clipeEmTrechos)(ctx.servicos.arquivos, clipe)
  return input.baixar === 'sim' ? { ...emTrechos, nome: clipe.nome } : emTrechos
}
