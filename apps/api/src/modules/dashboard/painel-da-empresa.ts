import { ESTADOS_DO_AGENDAMENTO } from '@vetlume/dominio/agenda'
import type { OcupacaoDoEspecialista, PainelDaEmpresa } from '@vetlume/dominio/dashboard'
import { duracaoDasJanelas } from '@vetlume/dominio/disponibilidade'
import type { CtxCliente } from '../../context.ts'
import { jornadasDe } from '../especialista/index.ts'
import { aReceber, naAgenda, nosAtendimentos } from './alvos.ts'
import type { Calendario } from './calendario.ts'
import { comoDevido } from './devidos.ts'
import { mesesDaEmpresa } from './meses-da-empresa.ts'
import { operacaoDaEmpresa, resultadoDaEmpresa, type Operacao, type Resultado } from './queries-da-empresa.ts'

function agendaDeHoje({ porEstado, proximas }: Operacao, { hoje }: Calendario): PainelDaEmpresa['agenda'] {
  const ordem = (estado: (typeof porEstado)[number]['estado']) => ESTADOS_DO_AGENDAMENTO.indexOf(estado)
  return {
    porEstado: porEstado
      .toSorted((a, b) => ordem(a.estado) - ordem(b.estado))
      .map(({ estado, quantidade }) => ({ estado, quantidade, alvo: naAgenda(hoje, { estado }) })),
    total: porEstado.reduce((soma, { quantidade }) => soma + quantidade, 0),
    proximas,
    alvo: naAgenda(hoje),
  }
}

/** What is booked against what each one works this week: own hours or the company's, holidays and days off taken out. */
async function ocupacaoDaSemana(
  ctx: CtxCliente,
  { ocupacao }: Resultado,
  { semana }: Calendario,
): Promise<PainelDaEmpresa['ocupacao']> {
  const { de, ate } = semana
  const jornadas = await jornadasDe(ctx, ocupacao, { de, ate })
  const especialistas = ocupacao.map(({ codigo, nome, minutos }): OcupacaoDoEspecialista => ({
    codigo,
    nome,
    minutosReservados: minutos,
    minutosDisponiveis: duracaoDasJanelas((jornadas.get(codigo) ?? []).flatMap(({ janelas }) => janelas)),
    alvo: naAgenda(semana, { especialista: codigo }),
  }))
  return { de, ate, especialistas }
}

/** Panel of a company: what asks for action first, then how it has been doing. */
export async function painelDaEmpresa(ctx: CtxCliente, calendario: Calendario): Promise<PainelDaEmpresa> {
  const { tx, cliente } = ctx
  const { hoje, amanha, mes } = calendario
  const operacao = await operacaoDaEmpresa(tx, cliente, calendario)
  const resultado = await resultadoDaEmpresa(tx, cliente, calendario)
  const {
    passos,
    aConfirmar,
    prazos,
    devidos,
    criticos,
    itensCriticos,
    vencido,
    hoje: deHoje,
    seteDias,
    pedidos,
  } = operacao
  const emSete = {
    de: Temporal.PlainDate.from(hoje.de).add({ days: 1 }).toString(),
    ate: Temporal.PlainDate.from(hoje.de).add({ days: 7 }).toString(),
    aberto: 'sim',
  }
  return {
    perfil: 'CLIENTE',
    hoje: hoje.de,
    primeirosPassos: Object.values(passos).every(Boolean) ? null : passos,
    agenda: agendaDeHoje(operacao, calendario),
    aConfirmarAmanha: { quantidade: aConfirmar, alvo: naAgenda(amanha, { estado: 'AGENDADO' }) },
    prazos: {
      atrasados: { quantidade: prazos.atrasados, alvo: nosAtendimentos({ atrasado: 'sim', ordem: 'prazoEm' }) },
      emRisco: { quantidade: prazos.emRisco, alvo: nosAtendimentos({ estado: 'AGUARDANDO_LAUDO', ordem: 'prazoEm' }) },
      devidos: devidos.map(comoDevido),
    },
    criticos: { quantidade: criticos, itens: itensCriticos },
    receber: {
      vencido: { ...vencido, alvo: aReceber({ vencido: 'sim' }) },
      hoje: { ...deHoje, alvo: aReceber({ de: hoje.de, ate: hoje.de, aberto: 'sim' }) },
      seteDias: { ...seteDias, alvo: aReceber(emSete) },
    },
    meses: await mesesDaEmpresa(tx, cliente, calendario),
    parceiros: resultado.parceiros.map((parceiro) => ({
      ...parceiro,
      alvo: nosAtendimentos({ parceiro: parceiro.codigo, de: mes.de, ate: mes.ate }),
    })),
    ocupacao: await ocupacaoDaSemana(ctx, resultado, calendario),
    pedidos,
  }
}
