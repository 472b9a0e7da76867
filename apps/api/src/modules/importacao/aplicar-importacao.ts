import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { ImportacaoCompleta, LinhaDaPlanilha, ModoDaImportacao } from '@vetlume/dominio/importacao'
import { diaNaZona } from '@vetlume/dominio/tempo'
import { setTimeout as esperar } from 'node:timers/promises'
import type { CtxCliente, CtxLivre } from '../../context.ts'
import { exigir, exigirCliente } from '../../infra/banco/index.ts'
import { exigirAberto } from '../../infra/pedinte.ts'
import type { Ator } from '../../infra/token.ts'
import { abrirImportacao } from './abrir-importacao.ts'
import { recusaDoEstado } from './acompanhar.ts'
import { gravar } from './gravar.ts'
import type { LinhaLida } from './plano/ler-linha.ts'
import { lerLinhas, planejar, type Plano } from './plano/planejar.ts'
import {
  abrirLinhas,
  comecarGravacao,
  concluirPasso,
  foiCancelada,
  lerImportacao,
  marcarAndamento,
  pegarVez,
  type Trabalho,
} from './queries.ts'

const ESPERA_PELA_VEZ_MS = 20_000
const INTERVALO_MS = 250

interface Chamada {
  ctx: CtxLivre<Ator>
  input: { codigo: string; modo: ModoDaImportacao }
}

interface Obra {
  codigo: string
  modo: ModoDaImportacao
  trabalho: Trabalho
  linhas: LinhaDaPlanilha[]
  lidas: LinhaLida[]
}

/** Takes the save, or says why not. Undefined when it was already done: to ask again changes nothing. */
async function comecar({ ctx, input: { codigo } }: Chamada, cliente: string): Promise<Trabalho | undefined> {
  return ctx.emCliente(cliente, async (lugar) => {
    const atual = await abrirImportacao(lugar, codigo, ctx)
    if (atual.estado === 'APLICADA') return undefined
    const trabalho = await comecarGravacao(lugar.tx, lugar.cliente, codigo, ctx.agora)
    if (trabalho === undefined) throw recusaDoEstado(await abrirImportacao(lugar, codigo, ctx))
    return trabalho
  })
}

const cancelada = () => recusaDoEstado({ estado: 'CANCELADA' })

function auditarImportacao(ctx: CtxCliente, { codigo, trabalho, linhas }: Obra, { resultado }: Plano): void {
  const contagens = resultado.contagens.map(({ entidade, ...contagem }) => [entidade, [null, contagem]] as const)
  ctx.auditar({
    acao: 'IMPORTAR',
    entidade: 'importacao',
    registro: codigo,
    mudancas: {
      arquivo: [null, trabalho.arquivo],
      tipo: [null, trabalho.tipo],
      linhas: [null, { gravadas: linhas.length - resultado.recusadas, recusadas: resultado.recusadas }],
      ...Object.fromEntries(contagens),
    },
  })
}

/**
 * In the company's turn, against what there is now: all lines or none, or those that are good by now. False when the turn is
 * somebody else's.
 */
async function tentar(ctx: CtxCliente, obra: Obra, aoAndar: (feitas: number) => void): Promise<boolean> {
  const { codigo, modo, trabalho, linhas, lidas } = obra
  if (!(await pegarVez(ctx.tx, ctx.cliente))) return false
  const hoje = diaNaZona(ctx.agora.toString(), ctx.ator.fuso)
  const plano = await planejar(ctx, trabalho, { linhas, lidas, hoje })
  const { recusadas } = plano.resultado
  if (recusadas > 0 && (modo === 'TUDO' || plano.gravacoes.length === 0)) {
    await concluirPasso(ctx.tx, ctx.cliente, codigo, 'recusar', { plano })
    return true
  }
  await gravar(ctx, plano, async (feitas) => {
    exigirAberto(ctx.sinal)
    if (await foiCancelada(ctx.tx, ctx.cliente, codigo)) throw cancelada()
    aoAndar(feitas)
  })
  auditarImportacao(ctx, obra, plano)
  const aplicada = { plano, feitas: linhas.length - recusadas }
  if (!(await concluirPasso(ctx.tx, ctx.cliente, codigo, 'aplicar', aplicada))) throw cancelada()
  exigirAberto(ctx.sinal)
  return true
}

/** Waits for the turn outside any transaction: whoever waits holds no connection. */
async function naVezDaEmpresa(ctx: CtxLivre<Ator>, cliente: string, obra: Obra): Promise<void> {
  const inicio = performance.now()
  const instante = () => ctx.agora.add({ milliseconds: Math.round(performance.now() - inicio) })
  // Nobody waits for it: the transaction that is writing never depends on a second connection.
  const aoAndar = (feitas: number) =>
    void ctx
      .emCliente(cliente, (lugar) => marcarAndamento(lugar.tx, lugar.cliente, obra.codigo, feitas, instante()))
      .catch((err: unknown) => ctx.logger.warn({ err }, 'andamento da importação'))
  for (let esperado = 0; esperado <= ESPERA_PELA_VEZ_MS; esperado += INTERVALO_MS) {
    if (await ctx.emCliente(cliente, (dentro) => tentar(dentro, obra, aoAndar))) return
    exigirAberto(ctx.sinal)
    await esperar(INTERVALO_MS)
  }
  throw new ErroDeDominio('TRANSICAO_INVALIDA', {
    mensagem: 'Outra planilha desta empresa está sendo gravada. Espere um pouco e tente de novo.',
  })
}

/** Writes the sheet: all or nothing or, asked so, its good lines. After a refusal it can be tried again, from the report as it is now. */
export async function aplicarImportacao(chamada: Chamada): Promise<ImportacaoCompleta> {
  const { ctx, input } = chamada
  const { codigo, modo } = input
  const cliente = exigirCliente(ctx.ator)
  const trabalho = await comecar(chamada, cliente)
  if (trabalho !== undefined) {
    try {
      const linhas = await abrirLinhas(trabalho.planilha)
      await naVezDaEmpresa(ctx, cliente, { codigo, modo, trabalho, linhas, lidas: await lerLinhas(trabalho, linhas) })
    } catch (erro) {
      const falha = erro instanceof ErroDeDominio ? erro.message : 'Não foi possível gravar. Nada mudou: tente de novo.'
      await ctx.emCliente(cliente, (lugar) => concluirPasso(lugar.tx, lugar.cliente, codigo, 'recusar', { falha }))
      throw erro
    }
  }
  return ctx.emCliente(cliente, async (lugar) =>
    exigir(await lerImportacao(lugar.tx, lugar.cliente, codigo, ctx.agora)),
  )
}
