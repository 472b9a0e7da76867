import type { ConfirmacaoPorLink } from '@vetlume/dominio/lembrete'

interface Explicacao {
  titulo: string
  texto: string
  /** Look of the note under it; null while an answer is awaited. */
  tom: 'sucesso' | 'erro' | null
}

const pacienteDe = ({ animal }: ConfirmacaoPorLink) => animal ?? 'o paciente'

/** What the page says in each case: what to do, what was answered, or why there is nothing left to answer. */
export function explicacaoDa(exame: ConfirmacaoPorLink): Explicacao {
  const { situacao, resposta, empresa } = exame
  const paciente = pacienteDe(exame)
  switch (situacao) {
    case 'ABERTO':
      return {
        titulo: `Exame de ${paciente}`,
        texto: `${empresa} quer saber se está tudo certo para este exame.`,
        tom: null,
      }
    case 'RESPONDIDO':
      if (resposta === 'CONFIRMADO')
        return {
          titulo: 'Exame confirmado',
          texto: `Obrigado! Está tudo certo para o exame de ${paciente} no horário abaixo.`,
          tom: 'sucesso',
        }
      if (resposta === 'OUTRO_HORARIO')
        return {
          titulo: 'Pedido registrado',
          texto: `${empresa} vai entrar em contato para combinar outro horário.`,
          tom: 'sucesso',
        }
      return {
        titulo: 'Aviso registrado',
        texto: `Obrigado por avisar. ${empresa} vai entrar em contato.`,
        tom: 'sucesso',
      }
    case 'CONFIRMADO':
      return {
        titulo: 'Este exame já está confirmado',
        texto: 'Não é preciso fazer mais nada.',
        tom: 'sucesso',
      }
    case 'REMARCADO':
      return {
        titulo: 'O horário mudou',
        texto: 'Este link é do horário anterior e não vale mais. Quando houver um novo lembrete, responda por ele.',
        tom: 'erro',
      }
    case 'CANCELADO':
      return { titulo: 'Este exame foi cancelado', texto: 'Não há o que confirmar.', tom: 'erro' }
    case 'PASSADO':
      return { titulo: 'O horário já passou', texto: 'Este link valia até o começo do exame.', tom: 'erro' }
  }
}
