import type { ImportacaoCompleta, TipoDeImportacao } from '@vetlume/dominio/importacao'
import type { CtxLivre } from '../../context.ts'
import { exigir, exigirCliente } from '../../infra/banco/index.ts'
import type { Ator } from '../../infra/token.ts'
import { exigirAberto, pedinteDe } from '../../infra/pedinte.ts'
import { criarVez } from '../../infra/vez.ts'
import { exigirPermissaoDe } from './abrir-importacao.ts'
import { lerEmSeparado } from './leitura/em-separado.ts'
import { compactarLinhas, inserirImportacao, lerImportacao } from './queries.ts'

/** One sheet is read at a time: each reader may take half a gigabyte, and who waits holds its file. */
const naVez = criarVez(1, { esperando: 10, porDono: 3 })

/** Reads a sheet and keeps its lines until the person decides; nothing is registered. */
export async function receberPlanilha({
  ctx,
  input,
  arquivo,
}: {
  ctx: CtxLivre<Ator>
  input: { tipo: TipoDeImportacao; folha?: string | undefined }
  arquivo: { nome: string; bytes: Uint8Array }
}): Promise<ImportacaoCompleta> {
  const cliente = exigirCliente(ctx.ator)
  const { tipo, folha = null } = input
  exigirPermissaoDe(tipo, ctx.ator)
  const pedinte = pedinteDe(ctx)
  const { linhas, ...lida } = await naVez(() => lerEmSeparado({ bytes: arquivo.bytes, tipo, folha }, pedinte), pedinte)
  const planilha = await compactarLinhas(linhas)
  exigirAberto(ctx.sinal)
  return ctx.emCliente(cliente, async (lugar) => {
    const nova = { ...lida, tipo, arquivo: arquivo.nome || 'planilha', linhas: linhas.length, planilha }
    const codigo = await inserirImportacao(lugar.tx, lugar.cliente, nova, ctx.agora)
    return exigir(await lerImportacao(lugar.tx, lugar.cliente, codigo, ctx.agora))
  })
}
