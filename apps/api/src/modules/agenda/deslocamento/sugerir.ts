import { explicarSugestao, sugerirHorarios, viagemDe, type Candidato, type Lugar } from '@vetlume/dominio/deslocamento'
import { DIAS_DE_SUGESTAO, type contratoDeslocamento, type PedidoDeHorario } from '@vetlume/dominio/agenda'
import type { Faixa } from '@vetlume/dominio/disponibilidade'
import type { RespostaDe } from '@vetlume/dominio/contrato'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { diaNaZona, fimDoDia, inicioDoDia } from '@vetlume/dominio/tempo'
import type { CtxCliente } from '../../../context.ts'
import { diasDo, jornadasDe } from '../../especialista/index.ts'
import { exigirQuemMarca } from '../policy.ts'
import { visaoDe } from '../../cadastros/index.ts'
import { servicosPedidos, type ServicoPedido } from '../queries-servico.ts'
import { clinicaInativa, conferirAnimal, exigirServicos, lerReferencias } from '../referencias.ts'
import { emMs } from './caminhos.ts'
import { faixa, faixasDoRelogio } from './faixas.ts'
import {
  compromissosDe,
  correcoesDe,
  especialistasQueServem,
  lugarPedido,
  ocupadosEm,
  type EspecialistaQueServe,
} from './queries.ts'

type Resposta = RespostaDe<(typeof contratoDeslocamento)['POST /agendamento/sugestoes']>

interface Periodo {
  de: string
  ate: string
}

function periodoDe({ agora, ator }: CtxCliente, pedido: PedidoDeHorario): Periodo {
  const hoje = diaNaZona(agora.toString(), ator.fuso)
  const de = pedido.de === null || pedido.de < hoje ? hoje : pedido.de
  return {
    de,
    ate: Temporal.PlainDate.from(de)
      .add({ days: DIAS_DE_SUGESTAO - 1 })
      .toString(),
  }
}

/** What was asked for, within the period; null when any time does. */
function preferidasDe({ ator }: CtxCliente, { janelas }: PedidoDeHorario, periodo: Periodo): Faixa[] | null {
  if (janelas.length === 0) return null
  const dias = diasDo(periodo)
  return janelas.flatMap((janela) =>
    (janela.dia === null ? dias : dias.filter((dia) => dia === janela.dia)).flatMap((dia) =>
      faixasDoRelogio(dia, ator.fuso, janela.inicio, janela.fim),
    ),
  )
}

interface Procura {
  servicos: ServicoPedido[]
  lugar: Lugar
}

async function exigirProcura(ctx: CtxCliente, pedido: PedidoDeHorario): Promise<Procura> {
  const servicos = exigirServicos(await servicosPedidos(ctx.tx, ctx.cliente, pedido.servicos), pedido.servicos, [])
  const { animal: codigo } = pedido
  const daFicha = { codigo, antes: null, inicio: ctx.agora.toString() }
  await conferirAnimal(ctx, await lerReferencias(ctx, { animal: codigo }), daFicha)
  const lugar = await lugarPedido(ctx.tx, ctx.cliente, pedido)
  if (lugar === undefined) throw clinicaInativa()
  return { servicos, lugar }
}

/** The days of each specialist, with what is already there. */
async function candidatosDe(
  ctx: CtxCliente,
  donos: readonly EspecialistaQueServe[],
  periodo: Periodo,
  menos: string | null,
): Promise<Candidato[]> {
  const jornadas = await jornadasDe(ctx, donos, periodo)
  const correcoes = await correcoesDe(ctx.tx, ctx.cliente)
  const trecho = trechoDe(ctx, periodo)
  const compromissos = await compromissosDe(
    ctx.tx,
    ctx.cliente,
    donos.map(({ codigo }) => codigo),
    trecho,
  )
  return donos.map(({ codigo, velocidadeKmh, partida }) => {
    const seus = compromissos.filter((c) => c.especialista === codigo && c.codigo !== menos)
    const dias = (jornadas.get(codigo) ?? []).map(({ dia, janelas }) => ({
      janelas: janelas.map(faixa),
      compromissos: seus.filter((c) => c.dia === dia).map(emMs),
    }))
    return { codigo, viagem: viagemDe(velocidadeKmh, partida, correcoes), dias }
  })
}

/** A day more on either side: the specialist's days are not always the company's. */
const trechoDe = ({ ator }: CtxCliente, { de, ate }: Periodo) => ({
  de: inicioDoDia(Temporal.PlainDate.from(de).subtract({ days: 1 }).toString(), ator.fuso),
  ate: fimDoDia(Temporal.PlainDate.from(ate).add({ days: 1 }).toString(), ator.fuso),
})

function avisoDe(donos: readonly unknown[], { janelas, especialista }: PedidoDeHorario): string {
  if (donos.length === 0)
    return especialista === null
      ? 'Nenhum especialista ativo tem a especialidade destes serviços.'
      : 'Este especialista não está ativo ou não tem a especialidade destes serviços.'
  return janelas.length === 0
    ? `Não há horário livre nos próximos ${DIAS_DE_SUGESTAO} dias.`
    : `Não há horário livre no que foi pedido, nos próximos ${DIAS_DE_SUGESTAO} dias.`
}

/** The best times for a visit; a specialist is told of its own days only. */
export async function sugerirAgendamento({
  ctx,
  input,
}: {
  ctx: CtxCliente
  input: PedidoDeHorario
}): Promise<Resposta> {
  const visao = exigirQuemMarca(visaoDe(ctx.ator))
  const pedido = visao.tipo === 'EMPRESA' ? input : { ...input, especialista: visao.especialista }
  if (visao.tipo === 'ESPECIALISTA' && (input.especialista ?? visao.especialista) !== visao.especialista)
    throw new ErroDeDominio('SEM_PERMISSAO', { mensagem: 'Você só marca na sua própria agenda.' })
  const { servicos, lugar } = await exigirProcura(ctx, pedido)
  const donos = await especialistasQueServem(ctx.tx, ctx.cliente, pedido.servicos, pedido.especialista)
  const periodo = periodoDe(ctx, pedido)
  const equipamentos = servicos.flatMap((servico) => servico.equipamentos.map(({ codigo }) => codigo))
  const menos = pedido.agendamento === null ? [] : [pedido.agendamento]
  const animais = pedido.animal === null ? [] : [pedido.animal]
  const ocupados = await ocupadosEm(ctx.tx, ctx.cliente, { animais, equipamentos, menos }, trechoDe(ctx, periodo))
  const minutos = pedido.duracaoMinutos ?? servicos.reduce((soma, servico) => soma + servico.minutos, 0)
  const sugestoes = sugerirHorarios({
    candidatos: await candidatosDe(ctx, donos, periodo, pedido.agendamento),
    lugar,
    duracao: minutos * 60_000,
    ocupados: ocupados.map(faixa),
    preferidas: preferidasDe(ctx, pedido, periodo),
    urgente: pedido.prioridade === 'URGENTE',
    agora: ctx.agora.epochMilliseconds,
    maximo: pedido.maximo,
  })
  const { fuso } = ctx.ator
  return {
    fuso,
    sugestoes: sugestoes.flatMap((sugestao) => {
      const dono = donos.find(({ codigo }) => codigo === sugestao.codigo)
      if (dono === undefined) return []
      const { codigo, nome, cor } = dono
      return [
        {
          especialista: { codigo, nome, cor },
          inicio: new Date(sugestao.inicio).toISOString(),
          fim: new Date(sugestao.fim).toISOString(),
          minutosAMais: sugestao.aMais?.minutos ?? null,
          kmAMais: sugestao.aMais?.km ?? null,
          ociosoMinutos: sugestao.ociosoMinutos,
          explicacao: explicarSugestao(sugestao, fuso),
        },
      ]
    }),
    aviso: sugestoes.length === 0 ? avisoDe(donos, pedido) : null,
  }
}
