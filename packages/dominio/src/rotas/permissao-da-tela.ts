import { CARTOES, type CartaoDeCadastro } from '../menu/index.ts'
import type { PermissaoDePerfil } from '../permissoes/index.ts'
import type { RotaDaCasca as Tela } from './casca.ts'
import { normalizarCaminho } from './regras.ts'

const DOS_CARTOES = Object.fromEntries(
  CARTOES.map(({ rota, ler }): [Tela, PermissaoDePerfil] => [rota, ler]),
) as Record<CartaoDeCadastro['rota'], PermissaoDePerfil>

/**
 * What the server asks of whoever reads the first thing of each screen; null where everybody has something. Route guards look
 * at authentication alone: this only spares a screen from asking what would be refused.
 */
export const PERMISSAO_DA_TELA: Readonly<Record<Tela, PermissaoDePerfil | null>> = {
  '/dashboard': null,
  '/conta': null,
  '/empresa/exportacao': 'exportacao:ler',
  '/agenda/agenda-atendimento': 'agenda:ler',
  '/atendimento': 'atendimento:ler',
  '/laudo': 'laudo:ler',
  '/laudo/novo': 'laudo:escrever',
  '/laudo/editar': 'laudo:ler',
  '/laudo/recebidas': 'estudo:ler',
  '/utilitario/simulador-custo-exame': 'simulador:ler',
  '/empresa/suporte': 'suporte:ler',
  '/empresa/assinatura': 'assinatura:ler',
  '/financeiro/contas-pagar': 'contas-pagar:ler',
  '/financeiro/contas-receber': 'contas-receber:ler',
  '/financeiro/demonstrativo-resultado': 'resultado:ler',
  '/financeiro/fluxo-caixa': 'resultado:ler',
  '/financeiro/acerto': 'acerto:ler',
  '/financeiro/fechamento': 'fechamento:ler',
  '/financeiro/lancamento': 'resultado:ler',
  '/financeiro/balancete': 'resultado:ler',
  '/financeiro/contribuicao': 'resultado:ler',
  '/financeiro/conciliacao': 'conciliacao:ler',
  '/financeiro/movimento-bancario': 'conciliacao:ler',
  '/financeiro/pagamento-sem-extrato': 'conciliacao:ler',
  '/financeiro/transferencia': 'conta-financeira:ler',
  '/financeiro/nota-fiscal': 'nota-fiscal:ler',
  '/financeiro/razao': 'resultado:ler',
  '/empresa/equipe': 'equipe:ler',
  '/empresa/privacidade': 'privacidade:ler',
  ...DOS_CARTOES,
}

/** The permission of the screen at a path, or null for one that everybody opens or that is no screen of the shell. */
export function permissaoDaTela(caminho: string): PermissaoDePerfil | null {
  const permissoes: Readonly<Partial<Record<string, PermissaoDePerfil | null>>> = PERMISSAO_DA_TELA
  return permissoes[normalizarCaminho(caminho)] ?? null
}
