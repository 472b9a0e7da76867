import { umAUm, type Assinante, type Assinantes } from '../../infra/tarefas/index.ts'
import { avisar, type Aviso } from '../notificacao/index.ts'
import { escreverEntrega, escreverEscalada } from './cartas.ts'
import { escreverAoTutor } from './carta-ao-tutor.ts'
import { laudoParaAviso, type LaudoParaAviso } from './queries.ts'

type Recado = Pick<Aviso, 'tipo' | 'titulo' | 'parceiro' | 'especialista'>

/** Tells what `recadoDe` says of the laudo of an event, leading to it; nothing when it has nobody to tell. */
const avisarSobre = (
  recadoDe: (laudo: LaudoParaAviso, dados: Readonly<Record<string, unknown>>) => Recado | null,
): Assinante =>
  umAUm(async ({ tx, cliente }, evento) => {
    const { dados } = evento
    const laudo = await laudoParaAviso(tx, cliente, String(dados['laudo']))
    const recado = laudo === undefined ? null : recadoDe(laudo, dados)
    if (recado !== null)
      await avisar(tx, evento, [{ ...recado, rota: `/laudo/editar?codigo=${String(dados['laudo'])}` }])
  })

const nomear = ({ animal, numero }: LaudoParaAviso) => `${animal} (nº ${numero})`

/** The partner clinic, that a laudo, or an edition that replaces one, is in its area. */
const avisarEntrega = avisarSobre((laudo) => {
  if (laudo.parceiro === null) return null
  const oQue = `${laudo.edicao > 1 ? 'Laudo retificado' : 'Novo laudo'}${laudo.critico ? ' com achado crítico' : ''}`
  return { tipo: 'laudo.entregue', titulo: `${oQue}: ${nomear(laudo)}`, parceiro: laudo.parceiro }
})

/** Who was chosen then: by now it may be somebody else, who is told by the event of that. */
const avisarRevisor = avisarSobre((laudo, { revisor }) => ({
  tipo: 'laudo.enviado',
  titulo: `Laudo para revisar e assinar: ${nomear(laudo)}`,
  especialista: String(revisor),
}))

const avisarAutorDaVolta = avisarSobre((laudo) => ({
  tipo: 'laudo.devolvido',
  titulo: `Laudo devolvido pela revisão: ${nomear(laudo)}`,
  especialista: laudo.especialista,
}))

const avisarAutorDaAssinatura = avisarSobre((laudo) =>
  laudo.revisado
    ? {
        tipo: 'laudo.revisado',
        titulo: `Laudo revisado e assinado: ${nomear(laudo)}`,
        especialista: laudo.especialista,
      }
    : null,
)

/** Who goes on with a laudo that somebody else had. */
const avisarQuemRecebe = avisarSobre(({ numero, animal, especialista }) => ({
  tipo: 'laudo.passado',
  titulo: `Agora é seu o laudo nº ${numero}, de ${animal}`,
  especialista,
}))

/** The company and who wrote it, that the clinic has not said that it read a critical finding. */
const avisarEscalada = avisarSobre((laudo) => ({
  tipo: 'laudo.escalado',
  titulo: `Achado crítico sem confirmação da clínica: ${nomear(laudo)}`,
}))
const avisarAutorDaEscalada = avisarSobre((laudo) => ({
  tipo: 'laudo.escalado',
  titulo: `A clínica ainda não confirmou o achado crítico: ${nomear(laudo)}`,
  especialista: laudo.especialista,
}))

export const assinantesDoLaudo: Assinantes = {
  'laudo.entregue': [avisarEntrega, escreverEntrega, escreverAoTutor],
  'laudo.escalado': [avisarEscalada, avisarAutorDaEscalada, escreverEscalada],
  'laudo.enviado': [avisarRevisor],
  'laudo.devolvido': [avisarAutorDaVolta],
  'laudo.assinado': [avisarAutorDaAssinatura],
  'laudo.passado': [avisarQuemRecebe],
}
