import { emTransacao, type Banco } from '../../infra/banco/index.ts'
import type { Assinante, Assinantes, EventoPublicado } from '../../infra/tarefas/index.ts'
import { avisar, type Aviso } from '../notificacao/index.ts'
import { resumoParaAviso, type ResumoDoAtendimento } from './queries-aviso.ts'

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

const assinante =
  (compor: Compor): Assinante =>
  async ({ db }, evento) => {
    const { cliente, dados } = evento
    await emTransacao(db, { papel: 'cliente', cliente }, async (tx: Banco) => {
      const resumo = await resumoParaAviso(tx, cliente, String(dados['atendimento']))
      if (resumo !== undefined)
        await avisar(
          tx,
          evento,
          compor(resumo, dados).filter((aviso) => aviso !== null),
        )
    })
  }

/** Tells the other side what happened. The event carries keys only; names are read when the notice is written. */
export const assinantesDoAtendimento: Assinantes = Object.fromEntries(
  Object.entries(COMPOSICOES).map(([tipo, compor]) => [tipo, [assinante(compor)]]),
)
