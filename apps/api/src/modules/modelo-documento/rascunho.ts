import { ErroDeDominio } from '@vetlume/dominio/erros'
import type {
  ConteudoDaVersao,
  RascunhoDoModelo,
  TipoDeDocumento,
  VersaoDoModelo,
} from '@vetlume/dominio/modelo-documento'
import canonicalize from 'canonicalize'
import type { CtxCliente } from '../../context.ts'
import { sha256 } from '../../infra/arquivos.ts'
import { exigir } from '../../infra/banco/index.ts'
import { exigirVersaoAtual } from '../cadastros/index.ts'
import { apagarVersao, gravarRascunho, inserirVersao, lerVersao, travarModelo, ultimoNumero } from './queries-versao.ts'

interface Chamada<I> {
  ctx: CtxCliente
  input: I
}

/** The trail keeps a draft by its hash: it is saved every few seconds, and read whole in its version. */
const resumo = ({ laudo, texto }: ConteudoDaVersao) => sha256(canonicalize(laudo ?? texto) ?? '')

/** The draft of a model whose row is locked. Throws TRANSICAO_INVALIDA when there is none. */
export async function exigirRascunho({ tx, cliente }: CtxCliente, modelo: string): Promise<VersaoDoModelo> {
  const rascunho = await lerVersao(tx, cliente, modelo, 'RASCUNHO')
  if (rascunho === undefined)
    throw new ErroDeDominio('TRANSICAO_INVALIDA', {
      mensagem: 'Não há rascunho deste modelo: ele foi publicado ou descartado. Abra a versão em uso de novo.',
    })
  return rascunho
}

const DA_REVISAO = { so: ['CRIAR', 'ABRIR_RASCUNHO', 'ALTERAR_RASCUNHO'] } as const

/** Refuses to go on with a draft that somebody else saved meanwhile; what it is now goes with the refusal. */
export async function exigirRevisao(
  ctx: CtxCliente,
  modelo: string,
  rascunho: VersaoDoModelo,
  esperada: number,
): Promise<void> {
  const atual = { ...rascunho, codigo: modelo, versao: rascunho.revisao }
  await exigirVersaoAtual(ctx, 'modelo-documento', atual, esperada, DA_REVISAO)
}

/** Opens the draft, copied from `origem` or from the version in use; of two people at once, the second gets the first's. */
export async function abrirRascunho({
  ctx,
  input,
}: Chamada<{ codigo: string; origem: string | null }>): Promise<{ versao: string }> {
  const { tx, cliente } = ctx
  const { codigo: modelo, nome } = await travarModelo(tx, cliente, input.codigo)
  const existente = await lerVersao(tx, cliente, modelo, 'RASCUNHO')
  if (existente !== undefined) {
    if (input.origem === null) return { versao: existente.codigo }
    throw new ErroDeDominio('JA_EXISTE', { mensagem: `“${nome}” já tem um rascunho. Publique-o ou descarte-o antes.` })
  }
  const origem = exigir(
    await lerVersao(tx, cliente, modelo, input.origem === null ? 'EM_USO' : { codigo: input.origem }),
  )
  const numero = (await ultimoNumero(tx, cliente, modelo)) + 1
  const { laudo, texto } = origem
  const versao = await inserirVersao(
    tx,
    cliente,
    { modelo, numero, origem: origem.numero, laudo, texto },
    ctx.agora,
    ctx.ator,
  )
  const mudancas = { rascunho: [null, numero], copiadoDa: [null, origem.numero] } as const
  ctx.auditar({ acao: 'ABRIR_RASCUNHO', entidade: 'modelo-documento', registro: modelo, mudancas })
  return { versao }
}

function exigirDoTipo(tipo: TipoDeDocumento, { laudo, texto }: ConteudoDaVersao): void {
  const certo = tipo === 'LAUDO' ? laudo !== null && texto === null : texto !== null && laudo === null
  if (certo) return
  const campo = tipo === 'LAUDO' ? 'laudo' : 'texto'
  throw new ErroDeDominio('VALIDACAO', {
    campos: {
      [campo]: tipo === 'LAUDO' ? 'Este modelo é de um laudo.' : 'Este modelo é de um texto, não de um laudo.',
    },
  })
}

/** Saves the whole draft. The same content again writes nothing and keeps the revision. */
export async function salvarRascunho({
  ctx,
  input,
}: Chamada<RascunhoDoModelo>): Promise<{ revisao: number; alteradaEm: string }> {
  const { codigo, tipo } = await travarModelo(ctx.tx, ctx.cliente, input.codigo)
  exigirDoTipo(tipo, input)
  const rascunho = await exigirRascunho(ctx, codigo)
  await exigirRevisao(ctx, codigo, rascunho, input.revisao)
  const [antes, depois] = [resumo(rascunho), resumo(input)]
  if (antes === depois) return { revisao: rascunho.revisao, alteradaEm: rascunho.alteradaEm ?? ctx.agora.toString() }
  const revisao = await gravarRascunho(ctx.tx, ctx.cliente, rascunho.codigo, input, ctx.agora, ctx.ator)
  ctx.auditar({
    acao: 'ALTERAR_RASCUNHO',
    entidade: 'modelo-documento',
    registro: codigo,
    mudancas: { [`versao ${rascunho.numero}`]: [antes, depois] },
  })
  return { revisao, alteradaEm: ctx.agora.toString() }
}

/** Drops the draft. A model that was never published is then without any version, so it is deleted instead of that. */
export async function descartarRascunho({ ctx, input }: Chamada<{ codigo: string }>): Promise<void> {
  const { codigo } = await travarModelo(ctx.tx, ctx.cliente, input.codigo)
  const rascunho = exigir(await lerVersao(ctx.tx, ctx.cliente, codigo, 'RASCUNHO'))
  if ((await lerVersao(ctx.tx, ctx.cliente, codigo, 'EM_USO')) === undefined)
    throw new ErroDeDominio('TRANSICAO_INVALIDA', {
      mensagem: 'Este modelo nunca foi publicado: sem o rascunho, não sobraria nada. Exclua o modelo.',
    })
  await apagarVersao(ctx.tx, ctx.cliente, rascunho.codigo)
  ctx.auditar({
    acao: 'DESCARTAR_RASCUNHO',
    entidade: 'modelo-documento',
    registro: codigo,
    mudancas: { rascunho: [rascunho.numero, null] },
  })
}
