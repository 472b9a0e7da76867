import { diaNaZona, formatarData } from '@vetlume/dominio/tempo'
import { fusoEmUso } from '../../../lib/fuso.ts'
import { criarLoja } from '../../../lib/loja.ts'
import { confirmar, escolher } from '../../../ui/confirmar.ts'
import {
  textoDaEspecialidade,
  textoDoForaDeAlcance,
  textoDoForaDoHorario,
  textoDoLimite,
  type Perguntas,
} from './recusas.ts'

/** Going on in spite of something, with a reason that is recorded. */
export interface PerguntaComMotivo {
  titulo: string
  motivos: readonly string[]
  /** Label of the reason. */
  rotulo: string
  responder: (motivo: string | null) => void
}

/** The question that is on screen; the page that books draws it. */
export const perguntaComMotivo = criarLoja<PerguntaComMotivo | null>(null)

function pedirMotivo(pergunta: Omit<PerguntaComMotivo, 'responder'>): Promise<string | null> {
  perguntaComMotivo.ler()?.responder(null)
  return new Promise((resolver) => {
    const responder = (motivo: string | null) => {
      perguntaComMotivo.mudar(() => null)
      resolver(motivo)
    }
    perguntaComMotivo.mudar(() => ({ ...pergunta, responder }))
  })
}

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
  plano: (motivos) =>
    pedirMotivo({ titulo: 'O plano de saúde pode não pagar', motivos, rotulo: 'Por que marcar mesmo assim' }),
  especialidade: (falta) =>
    pedirMotivo({
      titulo: 'Outra especialidade',
      motivos: [textoDaEspecialidade(falta)],
      rotulo: 'Por que é esta pessoa',
    }),
  limite: (acima) =>
    confirmar({
      titulo: 'Acima do limite de crédito',
      texto: textoDoLimite(acima),
      confirmar: 'Continuar mesmo assim',
      cancelar: 'Voltar',
    }),
  pedido: async ({ numero, exames, criadoEm }) => {
    const resposta = await escolher({
      titulo: 'Este paciente já tem um pedido',
      texto: `O pedido nº ${numero}, de ${formatarData(diaNaZona(criadoEm, fusoEmUso()))}, espera um horário: ${exames.join(', ')}.`,
      confirmar: `Usar o pedido nº ${numero}`,
      outra: 'É outro exame',
      cancelar: 'Voltar',
    })
    if (resposta === null) return null
    return resposta === 'CONFIRMAR' ? 'PEDIDO' : 'OUTRO'
  },
}
