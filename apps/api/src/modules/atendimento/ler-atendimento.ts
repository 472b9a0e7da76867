import type { AtendimentoCompleto } from '@vetlume/dominio/atendimento'
import { diaNaZona } from '@vetlume/dominio/tempo'
import { permite, restringir } from '@vetlume/dominio/permissoes'
import type { CtxCliente } from '../../context.ts'
import { exigir, juntas } from '../../infra/banco/index.ts'
import { exigirVersaoAtual, visaoDe, type Visao } from '../cadastros/index.ts'
import { registrarAcesso } from '../historico/index.ts'
import { apresentarAnexo } from './anexar.ts'
import { antesDoDia } from './dia-do-exame.ts'
import { apresentarComentario } from './mudar-comentario.ts'
import { permissoesDe } from './policy.ts'
import { consultaDosAnexos } from './queries-anexo.ts'
import {
  comentariosDe,
  consultaDaLinhaDoTempo,
  consultaDaUltimaLeitura,
  consultaDosComentarios,
} from './queries-conversa.ts'
import { consultaDoCabecalho, consultaDosExames, consultaDosTitulos } from './queries-leitura.ts'

/** An atendimento and all that hangs from it, in one round. */
function lerDoBanco({ tx, cliente, ator, agora }: CtxCliente, codigo: string, visao: Visao) {
  const veTitulos = visao.tipo === 'EMPRESA' && permite(ator, 'contas-receber:ler')
  return juntas(tx, [
    consultaDoCabecalho(cliente, codigo, visao),
    consultaDosExames(cliente, codigo, visao),
    consultaDosAnexos(cliente, codigo),
    consultaDosComentarios(cliente, codigo),
    consultaDaUltimaLeitura(cliente, codigo, ator.usuario),
    consultaDaLinhaDoTempo(cliente, codigo),
    ...(veTitulos ? [consultaDosTitulos(cliente, codigo, diaNaZona(agora.toString(), ator.fuso))] : []),
  ])
}

/** One atendimento with all that hangs from it, as far as the person may see. */
async function atendimentoInteiro(ctx: CtxCliente, codigo: string): Promise<AtendimentoCompleto> {
  const { ator } = ctx
  const visao = visaoDe(ator)
  const [[lido], itens, anexos, lidos, [ultimaLeitura], linhaDoTempo, titulos = []] = await lerDoBanco(
    ctx,
    codigo,
    visao,
  )
  const cabecalho = exigir(lido)
  const relogio = { agoraMs: ctx.agora.epochMilliseconds, fuso: ator.fuso }
  const cedo = antesDoDia(cabecalho.agendamento, relogio) !== null
  const permissoes = permissoesDe(visao, cabecalho, cabecalho.agendamento, { cedo })
  const { itens: comentarios, haAnteriores } = comentariosDe(lidos)
  return {
    ...cabecalho,
    itens,
    anexos: anexos.map((anexo) => apresentarAnexo(ctx, cabecalho, anexo)),
    comentarios: comentarios.map((comentario) => apresentarComentario(ctx, comentario)),
    haComentariosAnteriores: haAnteriores,
    lidoAntesEm: ultimaLeitura?.quando ?? null,
    linhaDoTempo,
    titulos,
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
