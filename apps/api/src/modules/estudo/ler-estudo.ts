import { proporExames, type EstudoCompleto, type ItemDeEstudo } from '@vetlume/dominio/estudo'
import { permite } from '@vetlume/dominio/permissoes'
import type { CtxCliente, CtxLivre } from '../../context.ts'
import { exigir, exigirCliente } from '../../infra/banco/index.ts'
import { miniaturasDe } from '../../infra/miniatura.ts'
import { pedinteDe } from '../../infra/pedinte.ts'
import type { Ator } from '../../infra/token.ts'
import { visaoDe } from '../cadastros/index.ts'
import {
  estudosSoltos,
  estudoVisivel,
  examesPossiveis,
  figurasRecebidas,
  imagensDoEstudo,
  itemDoLaudoVisivel,
} from './queries-leitura.ts'

const permissoesDe = (ator: Ator, { situacao }: ItemDeEstudo): EstudoCompleto['permissoes'] => {
  const escreve = permite(ator, 'estudo:escrever')
  const ligado = situacao !== 'A_IDENTIFICAR' && situacao !== 'DESCARTADO'
  return {
    ligar: escreve && situacao === 'A_IDENTIFICAR',
    soltar: escreve && ligado,
    descartar: escreve && situacao === 'A_IDENTIFICAR',
    retomar: escreve && situacao === 'DESCARTADO',
    trazer: escreve && situacao === 'NO_LAUDO',
  }
}

/** A study with its images and, while it is of nobody, the exams that it may be of. */
export async function lerEstudo({
  ctx,
  input,
}: {
  ctx: CtxCliente
  input: { codigo: string }
}): Promise<EstudoCompleto> {
  const { tx, cliente, ator, agora } = ctx
  const visao = visaoDe(ator)
  const { momento, equipamentoCodigo, ...estudo } = exigir(
    await estudoVisivel(tx, cliente, visao, { codigo: input.codigo, agora }),
  )
  const candidatos =
    estudo.situacao === 'A_IDENTIFICAR'
      ? await examesPossiveis(tx, cliente, visao, { momento, equipamento: equipamentoCodigo })
      : []
  const porItem = new Map(candidatos.map((exame) => [exame.item, exame]))
  const propostas = proporExames({ ...estudo, momento }, candidatos).flatMap(({ item, motivos }) => {
    const exame = porItem.get(item)
    return exame === undefined ? [] : [{ ...exame, motivos }]
  })
  return {
    ...estudo,
    itens: await imagensDoEstudo(tx, cliente, estudo.codigo, estudo.exame?.laudo ?? null),
    propostas,
    permissoes: permissoesDe(ator, estudo),
  }
}

/** An image of it, as it is seen. */
export async function verImagem({ ctx, input }: { ctx: CtxLivre<Ator>; input: { codigo: string; imagem: string } }) {
  const [figura] = await figurasVisiveis(ctx, { codigo: input.codigo, imagens: [input.imagem] })
  const { sha256, tipo } = exigir(figura)
  return { bytes: await ctx.servicos.arquivos.ler(sha256), tipo }
}

/** Small ones for the list of its images, many in one answer. */
export async function verMiniaturas({
  ctx,
  input,
}: {
  ctx: CtxLivre<Ator>
  input: { codigo: string; imagens: string[] }
}) {
  const figuras = await figurasVisiveis(ctx, input)
  exigir(figuras[0])
  return miniaturasDe(figuras, {
    ler: (sha256) => ctx.servicos.arquivos.ler(sha256),
    pedinte: pedinteDe(ctx),
    aoPerder: (err) => ctx.logger.error({ err, estudo: input.codigo }, 'small image was not drawn'),
  })
}

function figurasVisiveis(ctx: CtxLivre<Ator>, { codigo, imagens }: { codigo: string; imagens: readonly string[] }) {
  const cliente = exigirCliente(ctx.ator)
  return ctx.emCliente(cliente, async ({ tx, ator, agora }) => {
    exigir(await estudoVisivel(tx, cliente, visaoDe(ator), { codigo, agora }))
    return figurasRecebidas(tx, cliente, { codigo, imagens })
  })
}

/** What nobody identified yet and may be of the exam of a laudo, each with why. */
export async function estudosDoLaudo({ ctx, input }: { ctx: CtxCliente; input: { laudo: string } }) {
  const { tx, cliente, ator } = ctx
  const visao = visaoDe(ator)
  const { item } = exigir(await itemDoLaudoVisivel(tx, cliente, visao, input.laudo))
  const [exame] = await examesPossiveis(tx, cliente, { tipo: 'EMPRESA' }, { momento: '', equipamento: item, item })
  if (exame === undefined) return { estudos: [] }
  const soltos = await estudosSoltos(tx, cliente, exame.momento)
  const estudos = soltos.flatMap((estudo) => {
    const { codigo, versao, imagens, paciente } = estudo
    const [proposta] = proporExames(estudo, [exame])
    return proposta === undefined ? [] : [{ codigo, versao, imagens, paciente, motivos: proposta.motivos }]
  })
  return { estudos }
}
