import type { Banco } from '../../infra/banco/index.ts'
import { emTransacao } from '../../infra/banco/index.ts'
import type { Correio } from '../../infra/correio.ts'
import type { Rotina } from '../../infra/tarefas/index.ts'
import { podeLembrar } from '@vetlume/dominio/lembrete'
import { dadosDoExame, resumoDoAgendamento, type ResumoDoAgendamento } from '../aviso-da-agenda/index.ts'
import { enfileirarEmail } from '../email/index.ts'
import { abrirLembrete, empresasNaHora, marcarEnviado, semLembrete } from './queries.ts'

/** Who is reminded by mail: the clinic that the exam is for or, when there is none, the tutor; nobody who said no to it. */
export function destinoDoLembrete({
  parceiro,
  clinica,
  tutor,
}: Pick<ResumoDoAgendamento, 'parceiro' | 'clinica' | 'tutor'>): { nome: string; email: string } | null {
  if (parceiro !== null) {
    if (clinica?.email == null || !podeLembrar(clinica.aceitaAvisos)) return null
    return { nome: clinica.nome, email: clinica.email }
  }
  if (tutor?.email == null || !podeLembrar(tutor.aceitaEmail)) return null
  return { nome: tutor.nome.split(' ')[0] ?? tutor.nome, email: tutor.email }
}

interface Envio {
  cliente: string
  codigo: string
  agora: Temporal.Instant
  correio: Correio
}

async function lembrar(tx: Banco, { cliente, codigo, agora, correio }: Envio): Promise<void> {
  const resumo = await resumoDoAgendamento(tx, cliente, codigo)
  const destino = resumo === undefined ? null : destinoDoLembrete(resumo)
  if (resumo === undefined || resumo.estado !== 'AGENDADO' || destino === null) return
  const link = await abrirLembrete(tx, cliente, resumo, agora.toString(), correio)
  if (!(await marcarEnviado(tx, cliente, link, agora.toString()))) return
  const dados = { ...dadosDoExame(resumo, destino.nome), link }
  const chave = `lembrete:${link}`
  await enfileirarEmail(tx, { cliente, chave, para: destino.email, modelo: 'lembrete-de-agendamento', dados }, agora)
}

/**
 * Reminds of tomorrow's appointments that nobody confirmed, from the hour that each company chose. May run any number of
 * times, also at once: of one appointment at one time there is one reminder, and it goes once. What is booked for
 * tomorrow later in the day goes in the next round. One that cannot be sent holds back no other: who failed is thrown at the end.
 */
export const enviarLembretes: Rotina = async ({ db, agora, servicos: { correio } }) => {
  const empresas = await emTransacao(db, { papel: 'plataforma' }, (tx) => empresasNaHora(tx, agora.toString()))
  const falhas: unknown[] = []
  for (const { codigo: cliente, fuso } of empresas) {
    const amanha = agora.toZonedDateTimeISO(fuso).toPlainDate().add({ days: 1 })
    const dia = (data: Temporal.PlainDate) => data.toZonedDateTime(fuso).toInstant().toString()
    const codigos = await emTransacao(db, { papel: 'cliente', cliente }, (tx) =>
      semLembrete(tx, cliente, dia(amanha), dia(amanha.add({ days: 1 }))),
    )
    for (const codigo of codigos)
      await emTransacao(db, { papel: 'cliente', cliente }, (tx) =>
        lembrar(tx, { cliente, codigo, agora, correio }),
      ).catch((erro: unknown) => falhas.push(erro))
  }
  if (falhas.length > 0) throw new Error(`${falhas.length} reminders were not sent`, { cause: falhas[0] })
}
