import {
  impedimentoDaHora,
  ocupaHorario,
  type AcaoDoAgendamento,
  type contratoAgenda,
  type EstadoDoAgendamento,
} from '@vetlume/dominio/agenda'
import type { EntradaLida } from '@vetlume/dominio/contrato'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { CtxCliente } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { darPassoNoAgendamento, exigirAcao, exigirDadosDa } from './dar-passo.ts'
import { exigirVersaoDoAgendamento } from './editar-agendamento.ts'
import { passoContado, publicarNaAgenda, registrarNoAgendamento } from './historia.ts'
import { comoPedido, marcacaoDe, prepararMarcacao, tomarHorario } from './marcacao.ts'
import { exigirQuemMarca, perfilPode } from './policy.ts'
import { visaoDe, type Visao } from '../cadastros/index.ts'
import { linhaDoAgendamento } from './queries-escrita.ts'
import { fichaDoAgendamento, type FichaDoAgendamento } from './queries-registro.ts'
import { auditarAgendamento, fichaDaTrilha } from './trilha.ts'

type Entrada = EntradaLida<(typeof contratoAgenda)['POST /agendamento/:codigo/transicao']>

type Colunas = NonNullable<Parameters<typeof darPassoNoAgendamento>[3]>

/** The state, the person, the reason and what the next state needs. Answers that state. */
function conferir(
  visao: Visao,
  ficha: FichaDoAgendamento,
  acao: AcaoDoAgendamento,
  motivo: string | null,
): EstadoDoAgendamento {
  exigirAcao(ficha, acao)
  if (!perfilPode(visao, acao, ficha)) throw new ErroDeDominio('SEM_PERMISSAO')
  const para = exigirDadosDa(acao, ficha, motivo)
  if (acao === 'devolver' && ficha.animal === null && ficha.contato === null)
    throw new ErroDeDominio('VALIDACAO', { campos: { contato: 'Informe o contato de quem pediu.' } })
  return para
}

/** What did not happen yet is not registered, and a clinic says yes to what is still to come. */
function conferirHora(ctx: CtxCliente, visao: Visao, { inicio }: FichaDoAgendamento, acao: AcaoDoAgendamento) {
  const agoraMs = ctx.agora.epochMilliseconds
  const passou = acao === 'agendar' && visao.tipo === 'PARCEIRO' && Date.parse(inicio) <= agoraMs
  const mensagem = passou
    ? 'Este horário já passou. Recuse e peça outro.'
    : impedimentoDaHora(acao, { inicio, fuso: ctx.ator.fuso }, agoraMs)
  if (mensagem !== null) throw new ErroDeDominio('TRANSICAO_INVALIDA', { mensagem })
}

/** What a step writes beside the state. A request that goes back to the list lets go of the specialist too. */
function colunasDa(ctx: CtxCliente, visao: Visao, acao: AcaoDoAgendamento, motivo: string | null): Colunas {
  switch (acao) {
    case 'confirmar': {
      const confirmado_por = visao.tipo === 'PARCEIRO' ? 'PARCEIRO' : 'EMPRESA'
      return { confirmado_em: ctx.agora.toString(), confirmado_por }
    }
    case 'agendar':
      return { proposto_em: null }
    case 'devolver':
      return { proposto_em: null, especialista: null, plantao: false }
    case 'cancelar':
    case 'faltar':
      return { motivo }
    case 'deslocar':
    case 'iniciar':
    case 'reservar':
    case 'realizar':
      return {}
  }
}

/** How each step reads in the timeline. */
function textoDa(acao: AcaoDoAgendamento, { propostoEm }: FichaDoAgendamento, motivo: string | null): string {
  const textos: Record<AcaoDoAgendamento, string> = {
    reservar: 'Horário reservado',
    agendar: propostoEm === null ? 'Agendado' : 'Horário proposto aceito',
    devolver: `Horário proposto recusado: ${motivo ?? ''}`,
    confirmar: 'Confirmado',
    deslocar: 'Especialista a caminho',
    iniciar: 'Exame iniciado',
    realizar: 'Exame realizado',
    cancelar: `Cancelado: ${motivo ?? ''}`,
    faltar: `Paciente não compareceu: ${motivo ?? ''}`,
  }
  return textos[acao]
}

/** Locks the row; when the step takes a place in the calendar, that place is checked as any other and held too. Answers what it adds to the row. */
async function segurar(
  ctx: CtxCliente,
  visao: Visao,
  ficha: FichaDoAgendamento,
  para: EstadoDoAgendamento,
): Promise<Colunas> {
  const { codigo, versao, especialista } = ficha
  const travar = async () => {
    const linha = exigir(await linhaDoAgendamento(ctx.tx, ctx.cliente, visao, codigo, { travar: true }))
    await exigirVersaoDoAgendamento(ctx, linha, versao)
  }
  if (especialista === null || ocupaHorario(ficha.estado) || !ocupaHorario(para)) {
    await travar()
    return {}
  }
  const quem = exigirQuemMarca(visao)
  const linha = exigir(await linhaDoAgendamento(ctx.tx, ctx.cliente, visao, codigo))
  const { pretensao, colunas } = await prepararMarcacao(
    ctx,
    quem,
    // Who asked for this person chose it then: it is asked about where somebody is chosen.
    { ...marcacaoDe({ ...linha, especialista: especialista.codigo }), ignorarEspecialidade: true },
    comoPedido(linha),
  )
  await tomarHorario(ctx, quem, pretensao, travar)
  return { plantao: colunas.plantao }
}

/** Moves an appointment one step along the one transition table. */
export async function transitarAgendamento({
  ctx,
  input: { codigo, versao, acao, motivo },
}: {
  ctx: CtxCliente
  input: Entrada
}): Promise<{ versao: number; estado: EstadoDoAgendamento }> {
  const visao = visaoDe(ctx.ator)
  const ficha = exigir(await fichaDoAgendamento(ctx.tx, ctx.cliente, visao, codigo))
  await exigirVersaoDoAgendamento(ctx, ficha, versao)
  const para = conferir(visao, ficha, acao, motivo)
  conferirHora(ctx, visao, ficha, acao)
  const doLugar = await segurar(ctx, visao, ficha, para)
  const antes = await fichaDaTrilha(ctx, codigo)
  const colunas = { ...doLugar, ...colunasDa(ctx, visao, acao, motivo) }
  const estado = await darPassoNoAgendamento(ctx, ficha, acao, colunas)
  await registrarNoAgendamento(ctx, [
    { agendamento: codigo, tipo: acao.toUpperCase(), texto: textoDa(acao, ficha, motivo) },
  ])
  auditarAgendamento(ctx, {
    acao: acao.toUpperCase() as Uppercase<typeof acao>,
    antes,
    depois: await fichaDaTrilha(ctx, codigo),
  })
  const [especialista, parceiro] = [ficha.especialista?.codigo ?? null, ficha.parceiro?.codigo ?? null]
  const lugar = { agendamento: codigo, especialista, parceiro, inicio: ficha.inicio }
  publicarNaAgenda(ctx, 'mudou', [lugar], passoContado(acao, ficha))
  return { versao: versao + 1, estado }
}
