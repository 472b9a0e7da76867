import { criarLoja } from '../../../lib/loja.ts'
import { confirmar } from '../../../ui/confirmar.ts'
import { textoDoForaDeAlcance, textoDoForaDoHorario, type Perguntas } from './recusas.ts'

export interface PerguntaDoPlano {
  motivos: readonly string[]
  responder: (motivo: string | null) => void
}

/** The question about the health plan that is on screen; the page of the agenda draws it. */
export const perguntaDoPlano = criarLoja<PerguntaDoPlano | null>(null)

/** The questions of `insistir`, asked on screen. */
export const PERGUNTAS: Perguntas = {
  plantao: (fora) =>
    confirmar({
      titulo: 'Fora do horário de atendimento',
      texto: `${textoDoForaDoHorario(fora)} Marcado assim, vale como plantão, com o acréscimo dele.`,
      confirmar: 'Marcar como plantão',
      cancelar: 'Escolher outro horário',
    }),
  deslocamento: (fora) =>
    confirmar({
      titulo: 'Não dá tempo de chegar',
      texto: textoDoForaDeAlcance(fora),
      confirmar: 'Marcar mesmo assim',
      cancelar: 'Escolher outro horário',
    }),
  plano: (motivos) => {
    perguntaDoPlano.ler()?.responder(null)
    return new Promise((resolver) => {
      const responder = (motivo: string | null) => {
        perguntaDoPlano.mudar(() => null)
        resolver(motivo)
      }
      perguntaDoPlano.mudar(() => ({ motivos, responder }))
    })
  },
}
