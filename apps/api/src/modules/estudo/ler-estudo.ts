import { proporExames, type EstudoCompleto, type ItemDeEstudo } from '@vetlume/dominio/estudo'
import { permite } from '@vetlume/dominio/permissoes'
import type { CtxCliente, CtxLivre } from '../../context.ts'
import { exigir, exigirCliente } from '../../infra/banco/index.ts'
import { miniaturaDe } from '../../infra/miniatura.ts'
import { pedinteDe } from '../../infra/pedinte.ts'
import type { Ator } from '../../infra/token.ts'
import { visaoDe } from '../cadastros/index.ts'
import {
  estudosSoltos,
  estudoVisivel,
  examesPossiveis,
  figuraRecebida,
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

export async function verImagem({
  ctx,
  input,
}: {
  ctx: CtxLivre<Ator>
  input: { codigo: string; imagem: string; tamanho: 'inteira' | 'miniatura' }
}): Promise<{ bytes: Uint8Array; tipo: string }> {
  const cliente = exigirCliente(ctx.ator)
  const { sha256, tipo } = await ctx.emCliente(cliente, async ({ tx, ator, agora }) => {
    exigir(await estudoVisivel(tx, cliente, visaoDe(ator), { codigo: input.codigo, agora }))
    return exigir(await figuraRecebida(tx, cliente, input))
  })
  const ler = () => ctx.servicos.arquivos.ler(sha256)
  return input.tamanho === 'miniatura' ? miniaturaDe(sha256, ler, pedinteDe(ctx)) : { bytes: await ler(), tipo }
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
