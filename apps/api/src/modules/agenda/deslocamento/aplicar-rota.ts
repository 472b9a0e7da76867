import { cabeNasJanelas, type ForaDoHorario, type contratoDeslocamento } from '@vetlume/dominio/agenda'
import type { EntradaLida } from '@vetlume/dominio/contrato'
import { cabe, chegada, ROTULOS_DE_FICAR } from '@vetlume/dominio/deslocamento'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { diaNaZona } from '@vetlume/dominio/tempo'
import type { CtxCliente } from '../../../context.ts'
import { exigir } from '../../../infra/banco/index.ts'
import { exigirVersaoDoAgendamento } from '../editar-agendamento.ts'
import { horarioPorExtenso, publicarNaAgenda, registrarNoAgendamento } from '../historia.ts'
import { exigirLivre } from '../ocupacao.ts'
import { conferirPlano } from '../plano-de-saude.ts'
import { exigirQuemMarca } from '../policy.ts'
import { visaoDe } from '../../cadastros/index.ts'
import { alterarAgendamento, linhaDoAgendamento, travarEspecialista, travarLinhas } from '../queries-escrita.ts'
import { servicosPedidos } from '../queries-servico.ts'
import { conferirAnimal, lerReferencias } from '../referencias.ts'
import { auditarAgendamento, fichaDaTrilha } from '../trilha.ts'
import { recusarAlcance } from './alcance.ts'
import { emMs } from './caminhos.ts'
import { exigirDono, lerDia, type DiaDaRota, type LinhaDaRota } from './dia-da-rota.ts'
import { afastar } from './queries.ts'

type Entrada = EntradaLida<(typeof contratoDeslocamento)['POST /agendamento/rota/aplicar']>

/** A visit with the time that it goes to. */
interface Mudanca {
  visita: LinhaDaRota
  inicio: string
  fim: string
}

/** The visits that were asked for, as the person saw them and free to move; those that would not move are left out. */
async function exigirMudancas(ctx: CtxCliente, { linhas }: DiaDaRota, pedidas: Entrada['visitas']): Promise<Mudanca[]> {
  const mudancas: Mudanca[] = []
  for (const { codigo, versao, inicio } of pedidas) {
    const visita = linhas.find((linha) => linha.codigo === codigo)
    // One that left the day was changed by somebody; one that was never of it is not found.
    const atual = visita ?? (await linhaDoAgendamento(ctx.tx, ctx.cliente, exigirQuemMarca(visaoDe(ctx.ator)), codigo))
    await exigirVersaoDoAgendamento(ctx, exigir(atual), versao)
    if (visita === undefined) throw new ErroDeDominio('NAO_ENCONTRADO')
    if (visita.fica !== null)
      throw new ErroDeDominio('TRANSICAO_INVALIDA', {
        mensagem: `A visita de ${visita.paciente ?? 'um paciente'} não pode mudar: ${ROTULOS_DE_FICAR[visita.fica].toLowerCase()}.`,
      })
    const comeco = Date.parse(inicio)
    const fim = new Date(comeco + Date.parse(visita.fim) - Date.parse(visita.inicio)).toISOString()
    const novo = new Date(comeco).toISOString()
    if (novo !== visita.inicio) mudancas.push({ visita, inicio: novo, fim })
  }
  return mudancas
}

const emIso = (ms: number) => new Date(ms).toISOString()

/** Still to come, inside working hours and what the clinic asked for: nothing moves to on-call work, or past a wish, by itself. */
function conferirHorarios({ dono, jornada }: DiaDaRota, mudancas: readonly Mudanca[]): void {
  for (const { visita, inicio, fim } of mudancas) {
    if (cabe(visita.aceita, Date.parse(inicio), Date.parse(fim))) continue
    const quem = visita.paciente ?? 'Um horário reservado'
    const expediente = jornada?.janelas ?? []
    const naJanela = cabeNasJanelas(inicio, fim, expediente)
    const pedidas = visita.aceita.map((faixa) => ({ inicio: emIso(faixa.inicio), fim: emIso(faixa.fim) }))
    const detalhes: ForaDoHorario = {
      dia: visita.dia,
      fuso: dono.fuso,
      janelas: naJanela ? pedidas : expediente,
      feriado: jornada?.feriado ?? null,
    }
    throw new ErroDeDominio('FORA_DO_HORARIO', {
      mensagem: `${quem} ficaria fora ${naJanela ? 'do horário que a clínica pediu, ou em hora que já passou' : 'do expediente'}. Planeje a rota de novo.`,
      detalhes,
    })
  }
}

/** What a single move asks of the patient and of the plan, which counts days on the company's clock. */
async function conferirPacientes(ctx: CtxCliente, mudancas: readonly Mudanca[]): Promise<void> {
  const visao = exigirQuemMarca(visaoDe(ctx.ator))
  const dia = (inicio: string) => diaNaZona(inicio, ctx.ator.fuso)
  for (const { visita, inicio } of mudancas) {
    const { animal: codigo } = visita
    const referencias = await lerReferencias(ctx, { animal: codigo })
    await conferirAnimal(ctx, referencias, { codigo, antes: codigo, inicio })
    if (dia(inicio) === dia(visita.inicio)) continue
    const linha = exigir(await linhaDoAgendamento(ctx.tx, ctx.cliente, visao, visita.codigo))
    const exames = (await servicosPedidos(ctx.tx, ctx.cliente, linha.servicos)).flatMap((servico) => servico.exames)
    const { plano_saude: planoSaude, autorizacao, animal, codigo: proprio } = linha
    const semIgnorar = { ignorarPlano: false, motivoPlano: null }
    const pedido = { planoSaude, planoAntes: planoSaude, autorizacao, animal, inicio, exames, proprio, ...semIgnorar }
    await conferirPlano(ctx, visao, pedido)
  }
}

/** The plan promises that everything is reached in time: a day that changed meanwhile may not keep it. */
function conferirCaminhos({ dono, linhas, viagem }: DiaDaRota, mudancas: readonly Mudanca[]): void {
  const dia = linhas
    .map((linha) => {
      const mudanca = mudancas.find(({ visita }) => visita.codigo === linha.codigo)
      return { ...emMs({ ...linha, ...mudanca }), muda: mudanca !== undefined }
    })
    .toSorted((a, b) => a.inicio - b.inicio)
  const trechos = dia.slice(1).flatMap((seguinte, i) => {
    const anterior = dia[i] ?? seguinte
    // One on top of the other is refused for what it is, with what is in the way.
    const muda = (anterior.muda || seguinte.muda) && anterior.fim <= seguinte.inicio
    const ida = muda ? chegada(anterior, seguinte, viagem) : null
    return ida === null || ida.alcancavel ? [] : [{ sentido: 'ANTES' as const, lugar: anterior.lugar.nome, ...ida }]
  })
  recusarAlcance(dono.nome, trechos)
}

/** The day, with its specialist and the visits held until commit. */
async function segurarDia(ctx: CtxCliente, input: Entrada): Promise<DiaDaRota> {
  const { codigo } = await exigirDono(ctx, input.especialista)
  await travarEspecialista(ctx.tx, ctx.cliente, codigo)
  const visitas = input.visitas.map((visita) => visita.codigo)
  await travarLinhas(ctx.tx, ctx.cliente, 'agendamento', visitas)
  return lerDia(ctx, input)
}

/** What the visits take beside the specialist: after them, in the order that every writer holds it. */
async function travarOcupados(ctx: CtxCliente, mudancas: readonly Mudanca[]): Promise<void> {
  const animais = mudancas.flatMap(({ visita }) => visita.animal ?? [])
  const equipamentos = mudancas.flatMap(({ visita }) => visita.equipamentos.map(({ codigo }) => codigo))
  await travarLinhas(ctx.tx, ctx.cliente, 'animal', animais)
  await travarLinhas(ctx.tx, ctx.cliente, 'equipamento', equipamentos)
}

/** Writes one visit at its new time, with its history. */
async function mover(ctx: CtxCliente, especialista: string, { visita, inicio, fim }: Mudanca): Promise<void> {
  const { codigo, parceiro, animal, equipamentos } = visita
  const novo = { especialista, animal, equipamentos, inicio, fim, proprio: codigo }
  await exigirLivre(ctx, visaoDe(ctx.ator), novo)
  await alterarAgendamento(ctx.tx, ctx.cliente, codigo, { inicio, fim })
  const { fuso } = ctx.ator
  const texto = `Remarcado de ${horarioPorExtenso(visita, fuso)} para ${horarioPorExtenso(novo, fuso)}, com a rota do dia`
  await registrarNoAgendamento(ctx, [{ agendamento: codigo, tipo: 'REMARCADO', texto }])
  publicarNaAgenda(ctx, 'movido', [{ agendamento: codigo, especialista, parceiro, inicio }], 'remarcar')
}

/**
 * Moves several visits of a day at once, all or none: each keeps its identity and gets one version and one event more.
 * Answers the whole day: what moved, and why the others stayed.
 */
export async function aplicarRota({ ctx, input }: { ctx: CtxCliente; input: Entrada }) {
  const dia = await segurarDia(ctx, input)
  const mudancas = await exigirMudancas(ctx, dia, input.visitas)
  conferirHorarios(dia, mudancas)
  await conferirPacientes(ctx, mudancas)
  conferirCaminhos(dia, mudancas)
  await travarOcupados(ctx, mudancas)
  const fichas = new Map<string, Awaited<ReturnType<typeof fichaDaTrilha>>>()
  for (const { visita } of mudancas) fichas.set(visita.codigo, await fichaDaTrilha(ctx, visita.codigo))
  await afastar(ctx.tx, ctx.cliente, [...fichas.keys()])
  for (const mudanca of mudancas) await mover(ctx, dia.dono.codigo, mudanca)
  for (const [codigo, antes] of fichas)
    auditarAgendamento(ctx, { acao: 'MOVER', antes, depois: await fichaDaTrilha(ctx, codigo) })
  return {
    visitas: dia.linhas.map(({ codigo, versao, fica }) => {
      const mudou = fichas.has(codigo)
      return { codigo, versao: versao + Number(mudou), mudou, fica }
    }),
  }
}
