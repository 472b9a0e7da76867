import type { Ciclo } from '@vetlume/dominio/conta'
import type { Agrupamento, Comparacao, Dimensao, Regime } from '@vetlume/dominio/financeiro'

/** Rows of a page of any list. */
export const TAMANHOS = ['25', '50', '100', '200'] as const

const SIM = ['1'] as const
const lista = { vista: ['lista'] } as const
const ciclo = ['MENSAL', 'ANUAL'] as const satisfies readonly Ciclo[]
const passo = ['1', '2', '3'] as const

/**
 * By route, the names of its address that take one of a few values: any other reads as if it were not there, before a screen
 * sees it. Filters of a list are not here: their values come with the list, which leaves out what they do not have.
 */
export const ESCOLHAS = {
  '/recuperar-senha': { convite: ['1', 'equipe', 'aberto'] },
  '/teste-gratis': { ciclo, passo },
  '/plano-gratis': { passo },
  '/realizar-assinatura': { ciclo },
  '/sucesso-cadastro': { ciclo, origem: ['teste', 'gratis'] },
  '/empresa/assinatura': { ciclo },
  '/agenda/agenda-atendimento': { visao: ['dia', 'semana', 'mes', 'lista'], horas: ['24'], espera: SIM },
  '/utilitario/simulador-custo-exame': { vista: ['laboratorio'] },
  '/cadastro/parceiro': { aba: ['tabelas'] },
  '/cadastro/servico': { aba: ['equipamentos'] },
  '/configuracao/horario-atendimento': { aba: ['feriados'], ...lista },
  '/financeiro/grupo-despesa': lista,
  '/financeiro/contas-receber': { recebimento: ['sim'] },
  '/financeiro/demonstrativo-resultado': {
    regime: ['COMPETENCIA', 'CAIXA'] satisfies readonly Regime[],
    comparar: ['NENHUMA', 'PERIODO_ANTERIOR', 'ANO_ANTERIOR'] satisfies readonly Comparacao[],
  },
  '/financeiro/fluxo-caixa': { agrupar: ['DIA', 'SEMANA', 'MES'] satisfies readonly Agrupamento[] },
  '/financeiro/contribuicao': { dimensao: ['ESPECIALISTA', 'SERVICO', 'CLINICA'] satisfies readonly Dimensao[] },
  '/financeiro/acerto': { vista: ['acertar'] },
  '/financeiro/fechamento': { vista: ['fechar', 'exames'] },
  '/financeiro/nota-fiscal': { vista: ['emissao'] },
  '/empresa/equipe': { vista: ['papeis'] },
  '/empresa/privacidade': { vista: ['incidentes', 'copias', 'guarda'] },
} as const
