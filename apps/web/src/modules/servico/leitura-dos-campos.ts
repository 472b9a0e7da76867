import { formatarReais } from '@vetlume/dominio/dinheiro'
import { ROTULOS_DA_MODALIDADE, type Modalidade } from '@vetlume/dominio/servico'
import { precosEmPalavras } from './fonte-de-servicos.ts'

const nomes = (itens: readonly ({ nome: string } | string)[]) =>
  itens.length === 0 ? 'nenhum' : itens.map((item) => (typeof item === 'object' ? item.nome : 'novo')).join(', ')

const minutos = (valor: number) => `${valor} min`
const horas = (valor: number) => `${valor} h`

/** How each field of a service reads, in the order of the form. */
export const CAMPOS = {
  nome: { rotulo: 'Nome' },
  modalidade: { rotulo: 'Modalidade', texto: (valor: Modalidade) => ROTULOS_DA_MODALIDADE[valor] },
  especialidade: { rotulo: 'Especialidade' },
  pacote: { rotulo: 'Pacote' },
  composicao: { rotulo: 'Serviços do pacote', texto: nomes },
  precoCentavos: { rotulo: 'Preço', texto: formatarReais },
  custoCentavos: { rotulo: 'Custo', texto: formatarReais },
  duracaoMinutos: { rotulo: 'Duração', texto: minutos },
  exigeLaudo: { rotulo: 'Tem laudo' },
  prazoRotinaHoras: { rotulo: 'Prazo de rotina', texto: horas },
  prazoUrgenteHoras: { rotulo: 'Prazo de urgência', texto: horas },
  exigeRevisao: { rotulo: 'Precisa de revisão' },
  modelo: { rotulo: 'Modelo de laudo' },
  equipamentos: { rotulo: 'Equipamentos', texto: nomes },
  preparo: { rotulo: 'Preparo' },
  precosDosPlanos: { rotulo: 'Preços por plano de saúde', texto: precosEmPalavras },
  ativo: { rotulo: 'Ativo' },
} as const
