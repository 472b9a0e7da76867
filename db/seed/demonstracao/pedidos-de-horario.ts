import { ZONA_PADRAO } from '@vetlume/dominio/constantes'
import { registrarNoAgendamento } from '../../../apps/api/src/modules/agenda/index.ts'
import { agir } from './mundo.ts'
import type { ClinicaNoElenco, Elenco } from './elenco.ts'
import type { Visita } from './visitas.ts'

type Pedido = Pick<Visita, 'animal' | 'servicos' | 'urgente'> & { atendimento: string; quando: Temporal.Instant }

const MANHA = ['08:00', '12:00'] as const
const TARDE = ['13:00', '18:00'] as const

/** The next days of work, as plain dates. */
function proximosDias(agora: Temporal.Instant, quantos: number): Temporal.PlainDate[] {
  const dias: Temporal.PlainDate[] = []
  let dia = agora.toZonedDateTimeISO(ZONA_PADRAO).toPlainDate()
  while (dias.length < quantos) {
    dia = dia.add({ days: 1 })
    if (dia.dayOfWeek < 6) dias.push(dia)
  }
  return dias
}

/** When the clinic that asked for an exam would like it: a morning or an afternoon of the next days, and a second choice. */
export async function pedirHorario(
  { mundo, cliente }: Elenco,
  clinica: ClinicaNoElenco,
  { animal, servicos, urgente, atendimento, quando }: Pedido,
): Promise<void> {
  const { sorteio, agora } = mundo
  const [primeiro, segundo] = proximosDias(agora, 5).slice(sorteio.inteiro(0, 3))
  if (primeiro === undefined || segundo === undefined) return
  const [cedo, tarde] = sorteio.chance(50) ? [MANHA, TARDE] : [TARDE, MANHA]
  const janelas = [
    { dia: primeiro.toString(), inicio: cedo[0], fim: cedo[1] },
    { dia: segundo.toString(), inicio: tarde[0], fim: tarde[1] },
  ]
  const inicio = primeiro.toZonedDateTime({ timeZone: ZONA_PADRAO, plainTime: cedo[0] }).toInstant()
  const minutos = servicos.reduce((soma, servico) => soma + servico.minutos, 0)
  await agir(mundo, { ator: clinica.ator, cliente, quando }, async (ctx) => {
    const { codigo: agendamento } = await ctx.tx
      .insertInto('agendamento')
      .values({
        cliente,
        estado: 'SOLICITADO',
        origem: 'PARCEIRO',
        parceiro: clinica.codigo,
        animal: animal.codigo,
        inicio: inicio.toString(),
        fim: inicio.add({ minutes: minutos }).toString(),
        prioridade: urgente ? 'URGENTE' : 'ROTINA',
        criado_por: clinica.ator.usuario,
        criado_em: quando.toString(),
      })
      .returning('codigo')
      .executeTakeFirstOrThrow()
    const dono = { cliente, agendamento }
    await ctx.tx
      .insertInto('agendamento_servico')
      .values(servicos.map((s, ordem) => ({ ...dono, servico: s.codigo, ordem, duracao_minutos: s.minutos })))
      .execute()
    await ctx.tx
      .insertInto('agendamento_janela')
      .values(janelas.map((janela) => ({ ...dono, ...janela })))
      .execute()
    await ctx.tx
      .updateTable('atendimento')
      .set({ agendamento })
      .where('cliente', '=', cliente)
      .where('codigo', '=', atendimento)
      .execute()
    const texto = `Exame solicitado por ${clinica.nome}`
    await registrarNoAgendamento(ctx, [{ agendamento, tipo: 'SOLICITADO', texto }])
  })
}
