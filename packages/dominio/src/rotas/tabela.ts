export const ROTA_INICIAL = '/dashboard'
export const ROTA_DE_LOGIN = '/login'
export const ROTA_NAO_ENCONTRADA = '/notfound'

/** Public routes that the specification lists. */
export const ROTAS_PUBLICAS = [
  '/login',
  '/recuperar-senha',
  '/teste-gratis',
  '/plano-gratis',
  '/realizar-assinatura',
  '/sucesso-cadastro',
  '/politica-privacidade',
  '/notfound',
] as const

/** Public routes of our own; what follows them in the path is a code or a secret. */
export const ROTAS_PUBLICAS_PROPRIAS = [
  '/verificar',
  '/laudo-compartilhado',
  '/confirmar-agendamento',
  '/termos-de-uso',
  '/privacidade/pedido',
  '/privacidade/acompanhar',
] as const

/** Requests made from these routes never carry the bearer header. Sign-in is not on the specified list. */
export const ROTAS_SEM_TOKEN = [
  '/plano-gratis',
  '/teste-gratis',
  '/politica-privacidade',
  '/sucesso-cadastro',
  '/realizar-assinatura',
  '/recuperar-senha',
] as const

/** Screens inside the authenticated shell that are of no registry: those are where their cards say (`casca.ts`). */
export const ROTAS_SEM_CARTAO = [
  '/dashboard',
  '/conta',
  '/empresa/exportacao',
  '/agenda/agenda-atendimento',
  '/atendimento',
  '/laudo',
  '/laudo/novo',
  '/laudo/editar',
  '/laudo/recebidas',
  '/utilitario/simulador-custo-exame',
  '/empresa/suporte',
  '/empresa/assinatura',
  '/financeiro/contas-pagar',
  '/financeiro/contas-receber',
  '/financeiro/demonstrativo-resultado',
  '/financeiro/fluxo-caixa',
  '/financeiro/acerto',
  '/financeiro/fechamento',
  '/financeiro/lancamento',
  '/financeiro/balancete',
  '/financeiro/contribuicao',
  '/financeiro/conciliacao',
  '/financeiro/movimento-bancario',
  '/financeiro/pagamento-sem-extrato',
  '/financeiro/transferencia',
  '/financeiro/nota-fiscal',
  '/financeiro/razao',
  '/empresa/equipe',
  '/empresa/privacidade',
] as const

/** Paths that only lead elsewhere. An area without a screen of its own opens its first one for a CLIENTE. */
export const REDIRECIONAMENTOS: Readonly<Record<string, string>> = {
  '/': ROTA_INICIAL,
  '/agenda': '/agenda/agenda-atendimento',
  '/utilitario': '/utilitario/simulador-custo-exame',
  '/cadastro': '/cadastro/animal',
  '/configuracao': '/configuracao/modelo-documento',
  '/financeiro': '/financeiro/contas-pagar',
}
