import type { AtendimentoCompleto } from '@vetlume/dominio/atendimento'
import { diaNaZona } from '@vetlume/dominio/tempo'
import { permite, restringir } from '@vetlume/dominio/permissoes'
import type { CtxCliente } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { exigirVersaoAtual, visaoDe } from '../cadastros/index.ts'
import { registrarAcesso } from '../historico/index.ts'
import { apresentarAnexo } from './anexar.ts'
import { antesDoDia } from './dia-do-exame.ts'
import { apresentarComentario } from './mudar-comentario.ts'
import { permissoesDe } from './policy.ts'
import { lerAnexos } from './queries-anexo.ts'
import { lerComentarios, lerLinhaDoTempo, lidoAntesEm } from './queries-conversa.ts'
import { lerCabecalho, lerExames, lerTitulos } from './queries-leitura.ts'

/** One atendimento with all that hangs from it, as far as the person may see. */
async function atendimentoInteiro(ctx: CtxCliente, codigo: string): Promise<AtendimentoCompleto> {
  const { tx, cliente, ator } = ctx
  const agora = ctx.agora.toString()
  const visao = visaoDe(ator)
  const alvo = { cliente, codigo }
  const cabecalho = exigir(await lerCabecalho(tx, alvo, visao))
  const relogio = { agoraMs: ctx.agora.epochMilliseconds, fuso: ator.fuso }
  const cedo = antesDoDia(cabecalho.agendamento, relogio) !== null
  const permissoes = permissoesDe(visao, cabecalho, cabecalho.agendamento, { cedo })
  const { itens: comentarios, haAnteriores } = await lerComentarios(tx, cliente, codigo)
  return {
    ...cabecalho,
    itens: await lerExames(tx, alvo, visao),
    anexos: (await lerAnexos(tx, alvo)).map((anexo) => apresentarAnexo(ctx, cabecalho, anexo)),
    comentarios: comentarios.map((comentario) => apresentarComentario(ctx, comentario)),
    haComentariosAnteriores: haAnteriores,
    lidoAntesEm: await lidoAntesEm(tx, cliente, codigo, ator),
    linhaDoTempo: await lerLinhaDoTempo(tx, cliente, codigo),
    titulos:
      visao.tipo === 'EMPRESA' && permite(ator, 'contas-receber:ler')
        ? await lerTitulos(tx, alvo, diaNaZona(agora, ator.fuso))
        : [],
    permissoes: {
      ...restringir(ator, 'atendimento:escrever', permissoes),
      escreverLaudo: permissoes.escreverLaudo && permite(ator, 'laudo:escrever'),
    },
  }
}

/** The reading is recorded. */
export async function lerAtendimento({
  ctx,
  input: { codigo },
}: {
  ctx: CtxCliente
  input: { codigo: string }
}): Promise<AtendimentoCompleto> {
  const completo = await atendimentoInteiro(ctx, codigo)
  registrarAcesso(ctx, 'atendimento', codigo, { soIsso: true })
  return completo
}

/** Who writes or attaches does not change what others are editing. */
const SEM_VERSAO = ['COMENTAR', 'EDITAR_COMENTARIO', 'REMOVER_COMENTARIO', 'ANEXAR', 'REMOVER_ANEXO'] as const

/** Refuses to write over somebody else's change; what it is now goes with the refusal, as the person may see it. */
export async function exigirVersaoDoAtendimento(
  ctx: CtxCliente,
  { codigo, versao: atual }: { codigo: string; versao: number },
  versao: number,
): Promise<void> {
  if (atual === versao) return
  await exigirVersaoAtual(ctx, 'atendimento', await atendimentoInteiro(ctx, codigo), versao, { menos: SEM_VERSAO })
}
