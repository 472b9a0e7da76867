import type { CamposDoHistorico } from '../../historico/index.ts'

/** `3 atendimentos, 1 título`: what a merge moved, from the names of the tables. */
const MOVIDOS: Readonly<Record<string, string>> = {
  agendamento: 'agendamentos',
  animal: 'pacientes',
  animal_peso: 'pesagens',
  animal_vacina: 'vacinas',
  arquivo: 'arquivos',
  atendimento: 'atendimentos',
  titulo: 'títulos',
}
export const textoDosMovidos = (movidos: Readonly<Record<string, number>>): string =>
  Object.entries(movidos)
    .map(([tabela, quantos]) => `${MOVIDOS[tabela] ?? tabela.replaceAll('_', ' ')}: ${quantos}`)
    .join(', ') || 'nada'

/** Fields that the trail of a merge has, for tutors and animals. */
export const CAMPOS_DA_UNIAO: CamposDoHistorico = {
  recebeu: { rotulo: 'Recebeu o cadastro de' },
  unidoA: { rotulo: 'Unido ao cadastro de' },
  movidos: { rotulo: 'Veio junto', texto: textoDosMovidos },
}
