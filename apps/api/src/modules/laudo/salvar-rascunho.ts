import { textoDoConteudo, type RascunhoDoLaudo } from '@vetlume/dominio/laudo'
import canonicalize from 'canonicalize'
import type { CtxCliente } from '../../context.ts'
import { sha256 } from '../../infra/arquivos.ts'
import { diferencas } from '../../infra/auditoria.ts'
import { exigirQueEscreva, exigirUltimaVersao, travarVisivel } from './exigencias.ts'
import { gravarRascunho } from './queries.ts'

/** The trail keeps what a draft was by its hash: it is saved every few seconds and signed whole in the end. */
const resumo = (conteudo: RascunhoDoLaudo['conteudo']) => sha256(canonicalize(conteudo) ?? '')

/** What was drawn on the images by itself, so that the trail tells who measured from who wrote. */
const resumoDasMarcas = ({ imagens }: RascunhoDoLaudo['conteudo']): string | null => {
  const marcadas = imagens.filter(({ marcas, calibracao }) => marcas !== undefined || calibracao !== undefined)
  const so = marcadas.map(({ arquivo, marcas = [], calibracao = null }) => ({ arquivo, marcas, calibracao }))
  return so.length === 0 ? null : sha256(canonicalize(so) ?? '')
}

/** Saves the whole draft. The same content again writes nothing and keeps the version. */
export async function salvarRascunho({
  ctx,
  input,
}: {
  ctx: CtxCliente
  input: RascunhoDoLaudo
}): Promise<{ versao: number; alteradoEm: string }> {
  const { codigo, versao: esperada, titulo, critico, conteudo } = input
  const laudo = await travarVisivel(ctx, codigo)
  exigirQueEscreva(ctx.ator, laudo)
  exigirUltimaVersao(laudo, esperada)
  const antes = { titulo: laudo.titulo, critico: laudo.critico, conteudo: resumo(laudo.conteudo) }
  const marcas = [resumoDasMarcas(laudo.conteudo), resumoDasMarcas(conteudo)] as const
  const mudancas = diferencas(
    { ...antes, marcas: marcas[0] },
    { titulo, critico, conteudo: resumo(conteudo), marcas: marcas[1] },
  )
  if (Object.keys(mudancas).length === 0) return { versao: laudo.versao, alteradoEm: laudo.alterado_em }
  const agora = ctx.agora.toString()
  const salvo = await gravarRascunho(ctx.tx, ctx.cliente, codigo, {
    titulo,
    critico,
    conteudo,
    texto: textoDoConteudo(conteudo),
    agora,
  })
  ctx.auditar({ acao: 'alterar', entidade: 'laudo', registro: codigo, mudancas })
  return salvo
}
