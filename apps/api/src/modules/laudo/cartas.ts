import { umAUm, type Assinante, type LugarDoLote } from '../../infra/tarefas/index.ts'
import { enfileirarEmail } from '../email/index.ts'
import { laudoParaCarta, type LaudoParaCarta } from './queries-critico.ts'

/** Writes of the laudo of an event as it is now: of one that was replaced since, nothing. */
const escreverSobre = (escrever: (lugar: LugarDoLote, laudo: LaudoParaCarta) => Promise<void>): Assinante =>
  umAUm(async (lugar, { dados }) => {
    const laudo = await laudoParaCarta(lugar.tx, lugar.cliente, String(dados['laudo']))
    if (laudo !== undefined) await escrever(lugar, laudo)
  })

const doLaudo = ({ laudo, numero, edicao, titulo, critico, animal, empresa }: LaudoParaCarta) => ({
  laudo,
  numero,
  edicao,
  titulo,
  critico,
  animal,
  empresa,
})

/** To the clinic that chose to receive its laudos by e-mail: delivered, with a critical finding, or rectified. */
export const escreverEntrega = escreverSobre(async ({ tx, cliente, agora }, laudo) => {
  const { clinica, porEmail, emails } = laudo
  if (clinica === null || !porEmail) return
  for (const para of emails) {
    const chave = `laudo-entregue:${laudo.laudo}:${para}`
    const dados = { nome: clinica, ...doLaudo(laudo) }
    await enfileirarEmail(tx, { cliente, chave, para, modelo: 'laudo-entregue', dados }, agora)
  }
})

/** To the clinic, whatever it chose, and to the company: a finding that nobody read does not wait for a preference. */
export const escreverEscalada = escreverSobre(async ({ tx, cliente, agora }, laudo) => {
  const { clinica, emails, empresa, emailDaEmpresa, entregueEm, fuso } = laudo
  if (entregueEm === null) return
  const comuns = { ...doLaudo(laudo), clinica: clinica ?? 'Ninguém', entregueEm, fuso }
  const aQuem = [
    ...emails.map((para) => ({ para, nome: clinica ?? '', daEmpresa: false })),
    ...(emailDaEmpresa === null ? [] : [{ para: emailDaEmpresa, nome: empresa, daEmpresa: true }]),
  ]
  for (const { para, ...quem } of aQuem) {
    const chave = `critico-sem-confirmacao:${laudo.laudo}:${quem.daEmpresa ? 'empresa' : para}`
    const dados = { ...comuns, ...quem }
    await enfileirarEmail(tx, { cliente, chave, para, modelo: 'critico-sem-confirmacao', dados }, agora)
  }
})
