import { contar } from '@vetlume/dominio/formatos'
import { escritorDeListas } from '@vetlume/dominio/constantes'
import { api } from '../../lib/navegador.ts'
import { escolher } from '../../ui/confirmar.ts'

const lista = escritorDeListas()
const oQueHa = (quantos: number, singular: string, plural: string) =>
  quantos === 0 ? [] : [contar(quantos, singular, plural)]

/**
 * Before a specialist goes: says what is still to be done in that name, and asks whether to pass it on first. Null when there
 * is nothing to ask.
 */
export async function perguntarDoTrabalho({
  codigo,
  nome,
}: {
  codigo: string
  nome: string
}): Promise<'TRANSFERIR' | 'SEGUIR' | 'PARAR' | null> {
  const { total, porTipo } = await api('GET /especialista/:codigo/trabalho', { codigo })
  if (total === 0) return null
  const partes = [
    ...oQueHa(porTipo.AGENDAMENTO, 'horário na agenda', 'horários na agenda'),
    ...oQueHa(porTipo.ATENDIMENTO, 'atendimento sem horário', 'atendimentos sem horário'),
    ...oQueHa(porTipo.LAUDO, 'laudo a assinar', 'laudos a assinar'),
    ...oQueHa(porTipo.REVISAO, 'laudo a revisar', 'laudos a revisar'),
    ...oQueHa(porTipo.ESPERA, 'pessoa na lista de espera', 'pessoas na lista de espera'),
  ]
  const resposta = await escolher({
    titulo: `${nome} ainda tem trabalho por fazer`,
    texto: `Em seu nome: ${lista(partes)}. Passe a outro especialista antes, ou desative agora e passe depois.`,
    confirmar: 'Transferir trabalho',
    outra: 'Desativar assim mesmo',
  })
  return resposta === 'CONFIRMAR' ? 'TRANSFERIR' : resposta === 'OUTRA' ? 'SEGUIR' : 'PARAR'
}
