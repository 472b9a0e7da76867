import { rotaDoAgendamento } from '@vetlume/dominio/agenda'
import { emLote, type Assinantes, type EventoPublicado } from '../../infra/tarefas/index.ts'
import { enfileirarEmails, type CartaPedida } from '../email/index.ts'
import { avisarDeVarios, type Aviso } from '../notificacao/index.ts'
import { avisoAoEspecialista, comunicadoDe, type Acontecido, type Comunicado } from './comunicados.ts'
import { resumosDosAgendamentos, type ResumoDoAgendamento } from './resumo.ts'

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

function cartaDe(
  { quando }: EventoPublicado,
  { codigo, parceiro, clinica, empresa }: ResumoDoAgendamento,
  { para, modelo, dados }: Comunicado,
): CartaPedida[] {
  const daClinica = clinica?.aceitaAvisos === true ? clinica.email : null
  const email = para === 'CLINICA' ? daClinica : empresa.email
  if (email === null) return []
  // A move leaves two events of one moment: they ask for the same letter.
  return [
    { chave: `${modelo}:${codigo}:${quando}:${para === 'CLINICA' ? parceiro : para}`, para: email, modelo, dados },
  ]
}

/** Tells the other side and the specialist what happened to appointments. Names are read when it is written. */
const comunicar = emLote(async ({ tx, cliente, agora }, eventos) => {
  const resumos = await resumosDosAgendamentos(
    tx,
    cliente,
    eventos.map(({ dados }) => ({
      agendamento: String(dados['agendamento']),
      // The clinic that the event is of, which need not be the one where it now happens.
      parceiro: textoOuNulo(dados['parceiro']),
    })),
  )
  const contados = eventos.flatMap((evento, i) => {
    const resumo = resumos[i]
    if (resumo === undefined) return []
    const acontecido = lido(evento)
    const comunicado = comunicadoDe(resumo, acontecido)
    const avisos = avisosDe(resumo, acontecido, comunicado)
    return [{ causa: evento, avisos, cartas: comunicado === null ? [] : cartaDe(evento, resumo, comunicado) }]
  })
  await avisarDeVarios(tx, cliente, contados)
  await enfileirarEmails(
    tx,
    cliente,
    contados.flatMap(({ cartas }) => cartas),
    agora,
  )
})

export const assinantesDaAgenda: Assinantes = {
  'agendamento.criado': [comunicar],
  'agendamento.movido': [comunicar],
  'agendamento.mudou': [comunicar],
}
