import { ESTADOS_DO_AGENDAMENTO } from '@vetlume/dominio/agenda'
import type { OcupacaoDoEspecialista, PainelDaEmpresa } from '@vetlume/dominio/dashboard'
import type { CtxCliente } from '../../context.ts'
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

function ocupacaoDaSemana(
  { ocupacao, horarios }: Resultado,
  { semana, diasUteis }: Calendario,
): PainelDaEmpresa['ocupacao'] {
  const disponiveis = horarios
    .filter(({ dia }) => diasUteis.includes(dia))
    .reduce((soma, { minutos }) => soma + minutos, 0)
  const especialistas: OcupacaoDoEspecialista[] = ocupacao.map(({ codigo, nome, minutos }) => ({
    codigo,
    nome,
    minutosReservados: minutos,
    minutosDisponiveis: disponiveis,
    alvo: naAgenda(semana, { especialista: codigo }),
  }))
  return { de: semana.de, ate: semana.ate, especialistas }
}

/** Panel of a company: what asks for action first, then how it has been doing. */
export async function painelDaEmpresa({ tx, cliente }: CtxCliente, calendario: Calendario): Promise<PainelDaEmpresa> {
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
      hoje: { ...deHoje, alvo: aReceber({ de: hoje.de, ate: hoje.de }) },
      seteDias: { ...seteDias, alvo: aReceber(emSete) },
    },
    meses: await mesesDaEmpresa(tx, cliente, calendario),
    parceiros: resultado.parceiros.map((parceiro) => ({
      ...parceiro,
      alvo: nosAtendimentos({ parceiro: parceiro.codigo, de: mes.de, ate: mes.ate }),
    })),
    ocupacao: ocupacaoDaSemana(resultado, calendario),
    pedidos,
  }
}
