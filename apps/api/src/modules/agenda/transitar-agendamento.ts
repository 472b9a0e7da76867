import {
  acoesDoAgendamento,
  impedimentoDaHora,
  ocupaHorario,
  TRANSICOES_DO_AGENDAMENTO,
  type AcaoDoAgendamento,
  type contratoAgenda,
  type EstadoDoAgendamento,
} from '@vetlume/dominio/agenda'
import type { EntradaLida } from '@vetlume/dominio/contrato'
import { ErroDeDominio, type CamposComErro } from '@vetlume/dominio/erros'
import type { CtxCliente } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { exigirVersaoDoAgendamento } from './editar-agendamento.ts'
import { passoContado, publicarNaAgenda, registrarNoAgendamento } from './historia.ts'
import { comoPedido, marcacaoDe, prepararMarcacao, tomarHorario } from './marcacao.ts'
import { exigirQuemMarca, perfilPode, visaoDe, type Visao } from './policy.ts'
import { alterarAgendamento, linhaDoAgendamento } from './queries-escrita.ts'
import { fichaDoAgendamento, type FichaDoAgendamento } from './queries-registro.ts'
import { auditarAgendamento, fichaInteira } from './trilha.ts'

type Entrada = EntradaLida<(typeof contratoAgenda)['POST /agendamento/:codigo/transicao']>

type Colunas = Parameters<typeof alterarAgendamento>[2]

const invalido = (campos: CamposComErro) => new ErroDeDominio('VALIDACAO', { campos })

/** The state, the person, the reason and what the next state needs. */
function conferir(visao: Visao, ficha: FichaDoAgendamento, acao: AcaoDoAgendamento, motivo: string | null): void {
  const { exigeMotivo, exigeAnimal, para } = TRANSICOES_DO_AGENDAMENTO[acao]
  if (!acoesDoAgendamento(ficha.estado).includes(acao)) throw new ErroDeDominio('TRANSICAO_INVALIDA')
  if (!perfilPode(visao, acao, ficha)) throw new ErroDeDominio('SEM_PERMISSAO')
  if (exigeMotivo && motivo === null) throw invalido({ motivo: 'Informe o motivo.' })
  if (exigeAnimal && ficha.animal === null) throw invalido({ animal: 'Escolha o paciente antes.' })
  if (ocupaHorario(para) && ficha.especialista === null)
    throw invalido({ especialista: 'Escolha o especialista e o horário antes.' })
  if (acao === 'devolver' && ficha.animal === null && ficha.contato === null)
    throw invalido({ contato: 'Informe o contato de quem pediu.' })
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
function colunasDa(
  ctx: CtxCliente,
  visao: Visao,
  acao: AcaoDoAgendamento,
  { estado, motivo }: { estado: EstadoDoAgendamento; motivo: string | null },
): Colunas {
  const passo = { passo_de: estado, passo_em: ctx.agora.toString() }
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
      return { motivo }
    case 'faltar':
      return { ...passo, motivo }
    case 'deslocar':
    case 'iniciar':
      return passo
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
    const linha = exigir(await linhaDoAgendamento(ctx, visao, codigo, { travar: true }))
    await exigirVersaoDoAgendamento(ctx, linha, versao)
  }
  if (especialista === null || ocupaHorario(ficha.estado) || !ocupaHorario(para)) {
    await travar()
    return {}
  }
  const quem = exigirQuemMarca(visao)
  const linha = exigir(await linhaDoAgendamento(ctx, visao, codigo))
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
  const ficha = exigir(await fichaDoAgendamento(ctx, visao, codigo))
  await exigirVersaoDoAgendamento(ctx, ficha, versao)
  conferir(visao, ficha, acao, motivo)
  conferirHora(ctx, visao, ficha, acao)
  const estado = TRANSICOES_DO_AGENDAMENTO[acao].para
  const doLugar = await segurar(ctx, visao, ficha, estado)
  const antes = await fichaInteira(ctx, codigo)
  await alterarAgendamento(ctx, codigo, {
    estado,
    passo_de: null,
    passo_em: null,
    ...doLugar,
    ...colunasDa(ctx, visao, acao, { estado: ficha.estado, motivo }),
  })
  await registrarNoAgendamento(ctx, [
    { agendamento: codigo, tipo: acao.toUpperCase(), texto: textoDa(acao, ficha, motivo) },
  ])
  auditarAgendamento(ctx, { acao: acao.toUpperCase(), antes, depois: await fichaInteira(ctx, codigo) })
  const [especialista, parceiro] = [ficha.especialista?.codigo ?? null, ficha.parceiro?.codigo ?? null]
  const lugar = { agendamento: codigo, especialista, parceiro, inicio: ficha.inicio }
  publicarNaAgenda(ctx, 'mudou', [lugar], passoContado(acao, ficha))
  return { versao: versao + 1, estado }
}
