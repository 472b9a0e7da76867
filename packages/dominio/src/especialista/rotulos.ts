/** Registration in the council of the state where the person works, or a second one, in another state. */
export const TIPOS_DE_CRMV = ['PRIMARIA', 'SECUNDARIA'] as const
export type TipoDeCrmv = (typeof TIPOS_DE_CRMV)[number]
export const ROTULOS_DO_CRMV: Readonly<Record<TipoDeCrmv, string>> = {
  PRIMARIA: 'Inscrição principal',
  SECUNDARIA: 'Inscrição secundária',
}

/** 0 is Sunday, as in the agenda. */
export const DIAS_DA_SEMANA = ['Domingo', 'Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado'] as const

export const TIPOS_DE_EXCECAO = ['FOLGA', 'EXTRA'] as const
export type TipoDeExcecao = (typeof TIPOS_DE_EXCECAO)[number]
export const ROTULOS_DA_EXCECAO: Readonly<Record<TipoDeExcecao, string>> = {
  FOLGA: 'Não atende',
  EXTRA: 'Atende a mais',
}

export const MOTIVOS_DE_EXCECAO = ['FERIAS', 'CURSO', 'FERIADO_PROPRIO', 'SAUDE', 'ATENDIMENTO_EXTRA', 'OUTRO'] as const
export type MotivoDeExcecao = (typeof MOTIVOS_DE_EXCECAO)[number]
export const ROTULOS_DO_MOTIVO: Readonly<Record<MotivoDeExcecao, string>> = {
  FERIAS: 'Férias',
  CURSO: 'Curso ou congresso',
  FERIADO_PROPRIO: 'Feriado próprio',
  SAUDE: 'Saúde',
  ATENDIMENTO_EXTRA: 'Atendimento extra',
  OUTRO: 'Outro',
}

export const TIPOS_DE_REPASSE = ['PERCENTUAL', 'FIXO'] as const
export type TipoDeRepasse = (typeof TIPOS_DE_REPASSE)[number]
export const ROTULOS_DO_REPASSE: Readonly<Record<TipoDeRepasse, string>> = {
  PERCENTUAL: 'Percentual',
  FIXO: 'Valor fixo',
}

export const BASES_DE_REPASSE = ['BRUTO', 'LIQUIDO'] as const
export type BaseDeRepasse = (typeof BASES_DE_REPASSE)[number]
export const ROTULOS_DA_BASE: Readonly<Record<BaseDeRepasse, string>> = {
  BRUTO: 'Sobre o bruto',
  LIQUIDO: 'Sobre o líquido de taxas e impostos',
}

export const SITUACOES_DA_REGRA = ['VIGENTE', 'FUTURA', 'ENCERRADA'] as const
export type SituacaoDaRegra = (typeof SITUACOES_DA_REGRA)[number]
export const ROTULOS_DA_SITUACAO: Readonly<Record<SituacaoDaRegra, string>> = {
  VIGENTE: 'Em vigor',
  FUTURA: 'Começa depois',
  ENCERRADA: 'Encerrada',
}

export const SITUACOES_DO_CERTIFICADO = ['VALIDO', 'VENCENDO', 'VENCIDO'] as const
export type SituacaoDoCertificado = (typeof SITUACOES_DO_CERTIFICADO)[number]
export const ROTULOS_DO_CERTIFICADO: Readonly<Record<SituacaoDoCertificado, string>> = {
  VALIDO: 'Válido',
  VENCENDO: 'Vence em breve',
  VENCIDO: 'Vencido',
}
