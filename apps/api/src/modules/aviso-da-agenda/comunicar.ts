import { rotaDoAgendamento } from '@vetlume/dominio/agenda'
import { emTransacao, type Banco } from '../../infra/banco/index.ts'
import type { Assinante, Assinantes, EventoPublicado } from '../../infra/tarefas/index.ts'
import { enfileirarEmail } from '../email/index.ts'
import { avisar } from '../notificacao/index.ts'
import { comunicadoDe, type Comunicado } from './comunicados.ts'
import { resumoDoAgendamento, type ResumoDoAgendamento } from './resumo.ts'

const textoOuNulo = (valor: unknown): string | null => (typeof valor === 'string' ? valor : null)

async function entregar(
  tx: Banco,
  evento: EventoPublicado,
  resumo: ResumoDoAgendamento,
  { para, aviso, modelo, dados }: Comunicado,
  agora: Temporal.Instant,
): Promise<void> {
  const rota = rotaDoAgendamento(resumo.codigo)
  if (aviso !== null)
    await avisar(tx, evento, [{ ...aviso, rota, parceiro: para === 'CLINICA' ? resumo.parceiro : null }])
  const email = para === 'CLINICA' ? resumo.clinica?.email : resumo.empresa.email
  if (email == null) return
  // A move leaves two events of one moment: they ask for the same letter.
  const chave = `${modelo}:${resumo.codigo}:${evento.quando}`
  await enfileirarEmail(tx, { cliente: evento.cliente, chave, para: email, modelo, dados }, agora)
}

/** Tells the other side what happened to an appointment, on the bell and by mail. Names are read when it is written. */
const comunicar: Assinante = async ({ db, agora }, evento) => {
  const { cliente, dados, tipo } = evento
  await emTransacao(db, { papel: 'cliente', cliente }, async (tx) => {
    const resumo = await resumoDoAgendamento(tx, cliente, String(dados['agendamento']))
    if (resumo === undefined) return
    const comunicado = comunicadoDe(resumo, {
      tipo,
      acao: textoOuNulo(dados['acao']),
      peloParceiro: dados['peloParceiro'] === true,
      especialista: textoOuNulo(dados['especialista']),
      dia: String(dados['dia']),
    })
    if (comunicado !== null) await entregar(tx, evento, resumo, comunicado, agora)
  })
}

export const assinantesDaAgenda: Assinantes = {
  'agendamento.criado': [comunicar],
  'agendamento.movido': [comunicar],
  'agendamento.mudou': [comunicar],
}
