import type { NomeDoIcone } from '../../ui/icones/nomes.ts'

/** Icon of each group of the menu, by its stable id. */
export const ICONES_DOS_GRUPOS: Readonly<Record<string, NomeDoIcone>> = {
  painel: 'space-dashboard',
  agenda: 'calendar-month',
  atendimento: 'medical-services',
  laudo: 'description',
  utilitario: 'calculate',
  cadastro: 'folder',
  configuracao: 'tune',
  financeiro: 'payments',
}
