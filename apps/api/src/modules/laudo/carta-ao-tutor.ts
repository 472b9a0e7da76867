import { randomUUID } from 'node:crypto'
import { umAUm } from '../../infra/tarefas/index.ts'
import { enfileirarEmail } from '../email/index.ts'
import { hashDaChave } from './compartilhar-laudo.ts'
import { laudoParaCarta } from './queries-critico.ts'
import { inserirCarta, tutorDoLaudo } from './queries-compartilhamento.ts'

/** How long the link of the letter opens the laudo; who needs it later asks the company for another. */
const VALIDADE = Temporal.Duration.from({ hours: 60 * 24 })

/**
 * To the tutor who agreed to e-mail, of a company that wants it, once of each edition, with a link of its own. Never of a
 * critical finding: that is told by a person, who can answer.
 */
export const escreverAoTutor = umAUm(async ({ tx, cliente, agora, servicos }, { dados }) => {
  const laudo = await laudoParaCarta(tx, cliente, String(dados['laudo']))
  const tutor = laudo === undefined || laudo.critico ? undefined : await tutorDoLaudo(tx, cliente, laudo.laudo)
  if (laudo === undefined || tutor === undefined) return
  const { nome, email, aceitaEmail, cartaAoTutor, empresa, animal } = tutor
  if (!cartaAoTutor || aceitaEmail !== true || email === null) return
  const link = randomUUID()
  const expiraEm = agora.add(VALIDADE).toString()
  const nova = await inserirCarta(tx, cliente, {
    codigo: link,
    laudo: laudo.laudo,
    chave_hash: hashDaChave(servicos.correio.segredoDoLink(link)),
    expira_em: expiraEm,
    criado_em: agora.toString(),
  })
  if (!nova) return
  const { titulo, edicao, fuso } = laudo
  const carta = { nome, empresa, animal, titulo, edicao, expiraEm, fuso, link }
  const chave = `laudo-ao-tutor:${laudo.laudo}`
  await enfileirarEmail(tx, { cliente, chave, para: email, modelo: 'laudo-ao-tutor', dados: carta }, agora)
})
