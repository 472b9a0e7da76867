import { rotaDoAgendamento } from '@vetlume/dominio/agenda'
import { emTransacao, type Banco } from '../../infra/banco/index.ts'
import type { Assinante, Assinantes, EventoPublicado } from '../../infra/tarefas/index.ts'
import { enfileirarEmail } from '../email/index.ts'
import { avisar, type Aviso } from '../notificacao/index.ts'
import { avisoAoEspecialista, comunicadoDe, type Acontecido, type Comunicado } from './comunicados.ts'
import { resumoDoAgendamento, type ResumoDoAgendamento } from './resumo.ts'

const textoOuNulo = (valor: unknown): string | null => (typeof valor === 'string' ? valor : null)

const lido = ({ tipo, dados }: EventoPublicado): Acontecido => ({
  tipo,
  acao: textoOuNulo(dados['acao']),
  peloParceiro: dados['peloParceiro'] === true,
  peloEspecialista: textoOuNulo(dados['peloEspecialista']),
  especialista: textoOuNulo(dados['especialista']),
  dia: String(dados['dia']),
})

/** The bells that ring: the other side's and the specialist's. */
function avisosDe(r: ResumoDoAgendamento, acontecido: Acontecido, comunicado: Comunicado | null): Aviso[] {
  const rota = rotaDoAgendamento(r.codigo)
  const { especialista } = acontecido
  const deles = comunicado?.aviso ?? null
  const dele = avisoAoEspecialista(r, acontecido)
  return [
    ...(deles === null ? [] : [{ ...deles, rota, parceiro: comunicado?.para === 'CLINICA' ? r.parceiro : null }]),
    ...(dele === null ? [] : [{ ...dele, rota, especialista }]),
  ]
}

async function escrever(
  tx: Banco,
  { cliente, quando }: EventoPublicado,
  { codigo, parceiro, clinica, empresa }: ResumoDoAgendamento,
  { para, modelo, dados }: Comunicado,
  agora: Temporal.Instant,
): Promise<void> {
  const daClinica = clinica?.aceitaAvisos === true ? clinica.email : null
  const email = para === 'CLINICA' ? daClinica : empresa.email
  if (email === null) return
  // A move leaves two events of one moment: they ask for the same letter.
  const chave = `${modelo}:${codigo}:${quando}:${para === 'CLINICA' ? parceiro : para}`
  await enfileirarEmail(tx, { cliente, chave, para: email, modelo, dados }, agora)
}

/** Tells the other side and the specialist what happened to an appointment. Names are read when it is written. */
const comunicar: Assinante = async ({ db, agora }, evento) => {
  const { cliente, dados } = evento
  await emTransacao(db, { papel: 'cliente', cliente }, async (tx) => {
    // The clinic that the event is of, which need not be the one where it now happens.
    const clinica = { parceiro: textoOuNulo(dados['parceiro']) }
    const resumo = await resumoDoAgendamento(tx, cliente, String(dados['agendamento']), clinica)
    if (resumo === undefined) return
    const acontecido = lido(evento)
    const comunicado = comunicadoDe(resumo, acontecido)
    await avisar(tx, evento, avisosDe(resumo, acontecido, comunicado))
    if (comunicado !== null) await escrever(tx, evento, resumo, comunicado, agora)
  })
}

export const assinantesDaAgenda: Assinantes = {
  'agendamento.criado': [comunicar],
  'agendamento.movido': [comunicar],
  'agendamento.mudou': [comunicar],
}
