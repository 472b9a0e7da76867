export const PRIORIDADES = ['ROTINA', 'URGENTE'] as const
export type Prioridade = (typeof PRIORIDADES)[number]

/** Where it happens: at the partner clinic, at the company's own address, or at the tutor's home. */
export const TIPOS_DE_LOCAL = ['PARCEIRO', 'PROPRIO', 'DOMICILIO'] as const
export type TipoDeLocal = (typeof TIPOS_DE_LOCAL)[number]

export const ROTULOS_DO_LOCAL: Readonly<Record<TipoDeLocal, string>> = {
  PARCEIRO: 'Na clínica parceira',
  PROPRIO: 'Endereço próprio',
  DOMICILIO: 'Em domicílio',
}

export const ORIGENS_DO_AGENDAMENTO = ['EMPRESA', 'PARCEIRO'] as const
export const QUEM_CONFIRMA = ['EMPRESA', 'PARCEIRO', 'LINK'] as const

/** What an appointment takes: two of them never hold the same one at the same time. */
export const OCUPADOS = ['ESPECIALISTA', 'ANIMAL', 'EQUIPAMENTO'] as const
export type Ocupado = (typeof OCUPADOS)[number]

export const PERIODOS_DO_DIA = ['QUALQUER', 'MANHA', 'TARDE', 'NOITE'] as const
export type PeriodoDoDia = (typeof PERIODOS_DO_DIA)[number]

export const ROTULOS_DO_PERIODO: Readonly<Record<PeriodoDoDia, string>> = {
  QUALQUER: 'Qualquer horário',
  MANHA: 'Manhã',
  TARDE: 'Tarde',
  NOITE: 'Noite',
}
