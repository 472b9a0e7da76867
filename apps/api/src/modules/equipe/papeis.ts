import type { DadosDoPapel, PapelDaEmpresa } from '@vetlume/dominio/equipe'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { completarPermissoes, permite } from '@vetlume/dominio/permissoes'
import type { CtxEquipe } from '../../context.ts'
import { diferencas } from '../../infra/auditoria.ts'
import { exigir } from '../../infra/banco/index.ts'
import { exigirVersaoAtual } from '../cadastros/index.ts'
import type { Chamada } from './equipe.ts'
import { exigirQueTenha } from './policy.ts'
import {
  alterarPapel,
  apagarPapel,
  inserirPapel,
  lerPapel,
  listarPapeis,
  travarPapel,
  type PapelLido,
} from './queries-papel.ts'

function apresentar({ ator }: CtxEquipe, lido: PapelLido): PapelDaEmpresa {
  const editar = permite(ator, 'papel:escrever') && lido.permissoes.every((permissao) => permite(ator, permissao))
  return { ...lido, acoes: { editar, excluir: editar && lido.pessoas.length === 0 } }
}

const paraTrilha = ({ nome, descricao, permissoes }: DadosDoPapel) => ({ nome, descricao, permissoes })

export async function verPapeis({ ctx }: Chamada<'GET /papel'>): Promise<PapelDaEmpresa[]> {
  return (await listarPapeis(ctx.tx, ctx.cliente)).map((lido) => apresentar(ctx, lido))
}

/** What the form says, with what it implies; nobody writes a set that may more than they do. */
function conferido({ ator }: CtxEquipe, dados: DadosDoPapel): DadosDoPapel {
  const permissoes = completarPermissoes(dados.permissoes)
  exigirQueTenha(ator, permissoes)
  return { ...dados, permissoes }
}

export async function criarPapel({ ctx, input }: Chamada<'POST /papel'>): Promise<PapelDaEmpresa> {
  const dados = conferido(ctx, input)
  const codigo = await inserirPapel(ctx.tx, ctx.cliente, dados)
  ctx.auditar({ acao: 'CRIAR', entidade: 'papel', registro: codigo, mudancas: diferencas(null, paraTrilha(dados)) })
  return apresentar(ctx, exigir(await lerPapel(ctx.tx, ctx.cliente, codigo)))
}

export async function mudarConjunto({ ctx, input }: Chamada<'PUT /papel/:codigo'>): Promise<PapelDaEmpresa> {
  const { codigo, versao } = input
  await travarPapel(ctx.tx, ctx.cliente, codigo)
  const antes = exigir(await lerPapel(ctx.tx, ctx.cliente, codigo))
  exigirQueTenha(ctx.ator, antes.permissoes)
  await exigirVersaoAtual(ctx, 'papel', antes, versao)
  const dados = conferido(ctx, input)
  await alterarPapel(ctx.tx, ctx.cliente, codigo, dados)
  const mudancas = diferencas(paraTrilha(antes), paraTrilha(dados))
  ctx.auditar({ acao: 'ALTERAR', entidade: 'papel', registro: codigo, mudancas })
  return apresentar(ctx, exigir(await lerPapel(ctx.tx, ctx.cliente, codigo)))
}

export async function excluirPapel({ ctx, input: { codigo } }: Chamada<'DELETE /papel/:codigo'>): Promise<void> {
  await travarPapel(ctx.tx, ctx.cliente, codigo)
  const antes = exigir(await lerPapel(ctx.tx, ctx.cliente, codigo))
  exigirQueTenha(ctx.ator, antes.permissoes)
  if (antes.pessoas.length > 0)
    throw new ErroDeDominio('EM_USO', {
      mensagem: `Ainda é o papel de ${antes.pessoas.slice(0, 3).join(', ')}. Dê outro a quem o tem antes de excluir.`,
    })
  await apagarPapel(ctx.tx, ctx.cliente, codigo)
  const mudancas = Object.fromEntries(
    Object.entries(paraTrilha(antes)).map(([campo, valor]) => [campo, [valor, null] as const]),
  )
  ctx.auditar({ acao: 'EXCLUIR', entidade: 'papel', registro: codigo, mudancas })
}
