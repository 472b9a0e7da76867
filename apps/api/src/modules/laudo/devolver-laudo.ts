import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { CtxCliente } from '../../context.ts'
import { registrarAcontecimento } from './acontecimentos.ts'
import { darPassoNoLaudo } from './dar-passo.ts'
import { exigirTransicao, exigirUltimaVersao, travarVisivel } from './exigencias.ts'
import { ehAutor } from './policy.ts'
import { inserirPasso } from './queries-revisao.ts'

interface Entrada {
  codigo: string
  versao: number
  motivo: string | null
}

const exigirMotivo = (motivo: string | null): string => {
  if (motivo !== null) return motivo
  throw new ErroDeDominio('VALIDACAO', { campos: { motivo: 'Diga ao autor o que precisa ser corrigido.' } })
}

/** Back to the author: sent back with the reason, or taken back by the author. */
export async function devolverLaudo({ ctx, input }: { ctx: CtxCliente; input: Entrada }): Promise<{ versao: number }> {
  const { tx, cliente, ator, agora } = ctx
  const laudo = await travarVisivel(ctx, input.codigo)
  exigirTransicao('devolver', laudo)
  exigirUltimaVersao(laudo, input.versao)
  const { codigo, revisor, estado } = laudo
  if (revisor === null) throw new Error(`laudo ${codigo} is in review without a reviewer: the database refuses it`)
  const retomado = ehAutor(ator, laudo)
  const passo = { laudo: codigo, revisor, usuario: ator.usuario, autor: ator.nome, quando: agora.toString() }
  await inserirPasso(
    tx,
    cliente,
    retomado
      ? { ...passo, tipo: 'RETOMADA', texto: input.motivo }
      : { ...passo, tipo: 'DEVOLUCAO', texto: exigirMotivo(input.motivo) },
  )
  const { versao } = await darPassoNoLaudo(tx, cliente, codigo, 'devolver')
  await registrarAcontecimento(ctx, laudo, {
    acao: retomado ? 'retomar da revisão' : 'devolver da revisão',
    evento: retomado ? 'laudo.retomado' : 'laudo.devolvido',
    texto: null,
    mudancas: { estado: [estado, 'RASCUNHO'], motivo: [null, input.motivo] },
  })
  return { versao }
}
