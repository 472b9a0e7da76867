import { emLote, type Assinantes, type EventoPublicado } from '../../infra/tarefas/index.ts'
import { avisarDeVarios, type Aviso } from '../notificacao/index.ts'
import { resumosParaAviso, type ResumoDoAtendimento } from './queries-aviso.ts'

type Compor = (resumo: ResumoDoAtendimento, dados: EventoPublicado['dados']) => (Aviso | null)[]

const rotaDe = ({ codigo }: ResumoDoAtendimento) => `/atendimento?codigo=${codigo}`

const paraEmpresa = (resumo: ResumoDoAtendimento, tipo: Aviso['tipo'], titulo: string): Aviso => ({
  tipo,
  titulo,
  rota: rotaDe(resumo),
})

const paraClinica = (resumo: ResumoDoAtendimento, tipo: Aviso['tipo'], titulo: string): Aviso | null =>
  resumo.parceiro === null ? null : { tipo, titulo, rota: rotaDe(resumo), parceiro: resumo.parceiro }

const COMPOSICOES: Readonly<Record<string, Compor>> = {
  'atendimento.solicitado': (r) => [
    paraEmpresa(
      r,
      'atendimento.solicitado',
      `${r.nomeDoParceiro ?? 'Uma clínica'} pediu um exame para ${r.animal} (nº ${r.numero})`,
    ),
  ],
  'atendimento.aceito': (r) => [
    paraClinica(r, 'atendimento.aceito', `O pedido nº ${r.numero}, de ${r.animal}, foi aceito`),
  ],
  'atendimento.atribuido': (r, { especialista }) => [
    {
      tipo: 'atendimento.atribuido',
      titulo: `Novo exame para você: ${r.animal} (nº ${r.numero})`,
      rota: rotaDe(r),
      especialista: String(especialista),
    },
  ],
  'atendimento.concluido': (r) => [
    paraClinica(r, 'atendimento.concluido', `O atendimento nº ${r.numero}, de ${r.animal}, foi concluído`),
  ],
  'atendimento.cancelado': (r, { peloParceiro, recusado }) => {
    const titulo =
      recusado === true
        ? `O pedido nº ${r.numero}, de ${r.animal}, não foi aceito`
        : `O atendimento nº ${r.numero}, de ${r.animal}, foi cancelado`
    return [
      peloParceiro === true
        ? paraEmpresa(r, 'atendimento.cancelado', titulo)
        : paraClinica(r, 'atendimento.cancelado', titulo),
    ]
  },
  'atendimento.comentado': (r, { doParceiro }) => {
    const titulo = `Novo comentário no atendimento nº ${r.numero}, de ${r.animal}`
    return [
      doParceiro === true
        ? paraEmpresa(r, 'atendimento.comentado', titulo)
        : paraClinica(r, 'atendimento.comentado', titulo),
    ]
  },
}

const atendimentoDe = ({ dados }: EventoPublicado) => String(dados['atendimento'])

/** One subscriber for all that happens to an atendimento: what came together is told together, in its order. */
const notificar = emLote(async ({ tx, cliente }, eventos) => {
  const lidos = await resumosParaAviso(tx, cliente, eventos.map(atendimentoDe))
  const resumos = new Map(lidos.map((resumo) => [resumo.codigo, resumo]))
  const avisados = eventos.map((evento) => {
    const resumo = resumos.get(atendimentoDe(evento))
    const avisos = resumo === undefined ? [] : (COMPOSICOES[evento.tipo]?.(resumo, evento.dados) ?? [])
    return { causa: evento, avisos: avisos.filter((aviso) => aviso !== null) }
  })
  await avisarDeVarios(tx, cliente, avisados)
})

/** Tells the other side what happened. The event carries keys only; names are read when the notice is written. */
export const assinantesDoAtendimento: Assinantes = Object.fromEntries(
  Object.keys(COMPOSICOES).map((tipo) => [tipo, [notificar]]),
)
