import type { AtendimentoCompleto } from '@vetlume/dominio/atendimento'
import { diaNaZona } from '@vetlume/dominio/tempo'
import type { CtxCliente } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { visaoDe } from '../agenda/index.ts'
import { registrarAcesso } from '../historico/index.ts'
import { permissoesDe } from './policy.ts'
import { lerAnexos } from './queries-anexo.ts'
import { lerComentarios, lerLinhaDoTempo } from './queries-conversa.ts'
import { lerCabecalho, lerExames, lerTitulos } from './queries-leitura.ts'

/** One atendimento with all that hangs from it, as far as the person may see; the reading is recorded. */
export async function lerAtendimento({
  ctx,
  input,
}: {
  ctx: CtxCliente
  input: { codigo: string }
}): Promise<AtendimentoCompleto> {
  const { tx, cliente, ator } = ctx
  const agora = ctx.agora.toString()
  const visao = visaoDe(ator)
  const alvo = { cliente, codigo: input.codigo }
  const cabecalho = exigir(await lerCabecalho(tx, alvo, visao, agora))
  const { itens: comentarios, haAnteriores } = await lerComentarios(ctx, input.codigo)
  const completo = {
    ...cabecalho,
    itens: await lerExames(tx, alvo, visao),
    anexos: await lerAnexos(tx, alvo),
    comentarios,
    haComentariosAnteriores: haAnteriores,
    linhaDoTempo: await lerLinhaDoTempo(ctx, input.codigo),
    titulos: visao.tipo === 'EMPRESA' ? await lerTitulos(tx, alvo, diaNaZona(agora, ator.fuso)) : [],
    permissoes: permissoesDe(visao, cabecalho, cabecalho.agendamento),
  }
  await registrarAcesso(ctx, 'atendimento', input.codigo)
  return completo
}
