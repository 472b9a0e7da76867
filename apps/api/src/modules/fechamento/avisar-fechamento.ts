import { formatarReais } from '@vetlume/dominio/dinheiro'
import type { Banco } from '../../infra/banco/index.ts'
import { umAUm, type Assinante, type Assinantes, type EventoPublicado } from '../../infra/tarefas/index.ts'
import { enfileirarEmail } from '../email/index.ts'
import { avisar } from '../notificacao/index.ts'
import { FECHAMENTO_CONTESTADO, FECHAMENTO_RESPONDIDO } from './contestar.ts'
import { FECHAMENTO_ENVIADO } from './fechar-periodo.ts'
import { resumoDoFechamento, type ResumoDoFechamento } from './queries-extrato.ts'

const rota = (codigo: string) => `/financeiro/fechamento?codigo=${codigo}`

/** Does something with a closing, as it is now; with one that was taken back since, nothing. */
const comResumo = (
  fazer: (
    tx: Banco,
    evento: EventoPublicado,
    resumo: ResumoDoFechamento & { codigo: string },
    agora: Temporal.Instant,
  ) => Promise<void>,
): Assinante =>
  umAUm(async ({ tx, cliente, agora }, evento) => {
    const codigo = String(evento.dados['fechamento'])
    const resumo = await resumoDoFechamento(tx, cliente, codigo)
    if (resumo !== undefined) await fazer(tx, evento, { codigo, ...resumo }, agora)
  })

/** The clinic finds it in its area, and in its mail. */
const avisarEnvio = comResumo(async (tx, evento, resumo, agora) => {
  const { codigo, numero, parceiro, clinica, emails, empresa, exames, ate, totalCentavos, vencimento } = resumo
  const titulo = `Fechamento nº ${numero}: ${formatarReais(totalCentavos)}`
  await avisar(tx, evento, [{ tipo: 'fechamento.enviado', titulo, rota: rota(codigo), parceiro }])
  const dados = { nome: clinica, empresa, fechamento: codigo, numero, exames, ate, totalCentavos, vencimento }
  for (const para of emails) {
    const chave = `fechamento-enviado:${codigo}:${para}`
    await enfileirarEmail(tx, { cliente: evento.cliente, chave, para, modelo: 'fechamento-enviado', dados }, agora)
  }
})

const avisarContestacao = comResumo(async (tx, evento, { codigo, numero, clinica }) => {
  const titulo = `${clinica} contestou um exame do fechamento nº ${numero}`
  await avisar(tx, evento, [{ tipo: 'fechamento.contestado', titulo, rota: rota(codigo) }])
})

const avisarResposta = comResumo(async (tx, evento, { codigo, numero, parceiro }) => {
  const titulo = `Sua contestação do fechamento nº ${numero} foi respondida`
  await avisar(tx, evento, [{ tipo: 'fechamento.respondido', titulo, rota: rota(codigo), parceiro }])
})

export const assinantesDoFechamento: Assinantes = {
  [FECHAMENTO_ENVIADO]: [avisarEnvio],
  [FECHAMENTO_CONTESTADO]: [avisarContestacao],
  [FECHAMENTO_RESPONDIDO]: [avisarResposta],
}
