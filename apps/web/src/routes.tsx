import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router'
import type { RouteComponent } from '@tanstack/react-router'
import { destinoDaRota, ROTA_DE_LOGIN } from '@vetlume/dominio/rotas'
import { PRODUTO } from '@vetlume/dominio/produto'
import type { Rota } from './buscas.ts'
import { conferirBusca } from './conferir-busca.ts'
import { escreverBusca, lerBusca } from './lib/busca-na-url.ts'
import { sessao } from './lib/navegador.ts'
import { primeirosDados, type ComDados } from './lib/primeiros-dados.ts'
import { ErroInesperado } from './ui/pagina-publica/erro-inesperado.tsx'

/** The page of a route, in a file of its own. */
interface Pagina {
  component: RouteComponent
  trazer: () => Promise<ComDados>
}

// No more is said of its type: pages ask the router for theirs, and would wait for themselves.
function lazy<T extends Record<string, unknown>, N extends keyof T & string>(
  importar: () => Promise<T>,
  nome: N,
): Pagina {
  return { component: lazyRouteComponent(importar, nome), trazer: async () => (await importar())[nome] as ComDados }
}

function existe(rota: string): boolean {
  return Object.hasOwn(router.routesByPath, rota)
}

// One place decides who may be where: the rule shared with the server.
const raiz = createRootRoute({
  component: Outlet,
  beforeLoad: ({ location }) => {
    const destino = destinoDaRota(location.pathname, sessao.autenticada(), existe)
    if (destino === null) return
    const voltar = location.href === '/' ? {} : { voltar: location.href }
    throw redirect({ to: destino, search: destino === ROTA_DE_LOGIN ? voltar : {} })
  },
})

const casca = createRoute({
  getParentRoute: () => raiz,
  id: 'casca',
  // Screens count days with Temporal. Browsers that have it download nothing; public pages do without.
  beforeLoad: async () => {
    if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
  },
  component: lazyRouteComponent(() => import('./modules/shell/casca.tsx'), 'Casca'),
})

const publica = <const R extends Rota>(path: R, { component }: Pagina) =>
  createRoute({ getParentRoute: () => raiz, path, component, validateSearch: conferirBusca(path) })
const tela = <const R extends Rota>(path: R, { component, trazer }: Pagina) =>
  createRoute({
    getParentRoute: () => casca,
    path,
    component,
    validateSearch: conferirBusca(path),
    loader: () => primeirosDados(trazer),
  })

const publicas = [
  publica(
    '/login',
    lazy(() => import('./modules/sessao/login-page.tsx'), 'LoginPage'),
  ),
  publica(
    '/recuperar-senha',
    lazy(() => import('./modules/sessao/recuperar-senha-page.tsx'), 'RecuperarSenhaPage'),
  ),
  publica(
    '/teste-gratis',
    lazy(() => import('./modules/assinatura/teste-gratis-page.tsx'), 'TesteGratisPage'),
  ),
  publica(
    '/plano-gratis',
    lazy(() => import('./modules/assinatura/plano-gratis-page.tsx'), 'PlanoGratisPage'),
  ),
  publica(
    '/realizar-assinatura',
    lazy(() => import('./modules/assinatura/realizar-assinatura-page.tsx'), 'RealizarAssinaturaPage'),
  ),
  publica(
    '/sucesso-cadastro',
    lazy(() => import('./modules/assinatura/sucesso-cadastro-page.tsx'), 'SucessoCadastroPage'),
  ),
  publica(
    '/politica-privacidade',
    lazy(() => import('./modules/institucional/politica-privacidade-page.tsx'), 'PoliticaPrivacidadePage'),
  ),
  publica(
    '/termos-de-uso',
    lazy(() => import('./modules/institucional/termos-de-uso-page.tsx'), 'TermosDeUsoPage'),
  ),
  publica(
    '/privacidade/pedido',
    lazy(() => import('./modules/privacidade/pedido-page.tsx'), 'PedidoPage'),
  ),
  publica(
    '/privacidade/acompanhar',
    lazy(() => import('./modules/privacidade/acompanhar-page.tsx'), 'AcompanharPage'),
  ),
  publica(
    '/notfound',
    lazy(() => import('./modules/institucional/notfound-page.tsx'), 'NotfoundPage'),
  ),
  publica(
    '/verificar',
    lazy(() => import('./modules/laudo/verificar-page.tsx'), 'VerificarPage'),
  ),
  publica(
    '/laudo-compartilhado',
    lazy(() => import('./modules/laudo/laudo-compartilhado-page.tsx'), 'LaudoCompartilhadoPage'),
  ),
  publica(
    '/confirmar-agendamento',
    lazy(() => import('./modules/lembrete/confirmar-agendamento-page.tsx'), 'ConfirmarAgendamentoPage'),
  ),
]

const telas = [
  tela(
    '/empresa/privacidade',
    lazy(() => import('./modules/privacidade/privacidade-page.tsx'), 'PrivacidadePage'),
  ),
  tela(
    '/dashboard',
    lazy(() => import('./modules/dashboard/dashboard-page.tsx'), 'DashboardPage'),
  ),
  tela(
    '/conta',
    lazy(() => import('./modules/minha-conta/minha-conta-page.tsx'), 'MinhaContaPage'),
  ),
  tela(
    '/empresa/exportacao',
    lazy(() => import('./modules/exportacao/exportacao-page.tsx'), 'ExportacaoPage'),
  ),
  tela(
    '/agenda/agenda-atendimento',
    lazy(() => import('./modules/agenda/agenda-atendimento-page.tsx'), 'AgendaAtendimentoPage'),
  ),
  tela(
    '/atendimento',
    lazy(() => import('./modules/atendimento/atendimento-page.tsx'), 'AtendimentoPage'),
  ),
  tela(
    '/laudo',
    lazy(() => import('./modules/laudo/laudo-page.tsx'), 'LaudoPage'),
  ),
  tela(
    '/laudo/novo',
    lazy(() => import('./modules/laudo/laudo-novo-page.tsx'), 'LaudoNovoPage'),
  ),
  tela(
    '/laudo/editar',
    lazy(() => import('./modules/laudo/laudo-editar-page.tsx'), 'LaudoEditarPage'),
  ),
  tela(
    '/laudo/recebidas',
    lazy(() => import('./modules/estudo/recebidas-page.tsx'), 'RecebidasPage'),
  ),
  tela(
    '/utilitario/simulador-custo-exame',
    lazy(() => import('./modules/simulador/simulador-custo-exame-page.tsx'), 'SimuladorCustoExamePage'),
  ),
  tela(
    '/cadastro/animal',
    lazy(() => import('./modules/animal/animal-page.tsx'), 'AnimalPage'),
  ),
  tela(
    '/cadastro/cliente',
    lazy(() => import('./modules/cliente/cliente-page.tsx'), 'ClientePage'),
  ),
  tela(
    '/cadastro/parceiro',
    lazy(() => import('./modules/parceiro/parceiro-page.tsx'), 'ParceiroPage'),
  ),
  tela(
    '/cadastro/especie',
    lazy(() => import('./modules/especie/especie-page.tsx'), 'EspeciePage'),
  ),
  tela(
    '/cadastro/especialidade',
    lazy(() => import('./modules/especialidade/especialidade-page.tsx'), 'EspecialidadePage'),
  ),
  tela(
    '/cadastro/especialista',
    lazy(() => import('./modules/especialista/especialista-page.tsx'), 'EspecialistaPage'),
  ),
  tela(
    '/cadastro/plano-saude',
    lazy(() => import('./modules/plano-saude/plano-saude-page.tsx'), 'PlanoSaudePage'),
  ),
  tela(
    `/cadastro/planos-${PRODUTO.slug}`,
    lazy(() => import('./modules/plano/plano-page.tsx'), 'PlanoPage'),
  ),
  tela(
    '/cadastro/raca',
    lazy(() => import('./modules/raca/raca-page.tsx'), 'RacaPage'),
  ),
  tela(
    '/cadastro/servico',
    lazy(() => import('./modules/servico/servico-page.tsx'), 'ServicoPage'),
  ),
  tela(
    '/cadastro/tutor',
    lazy(() => import('./modules/tutor/tutor-page.tsx'), 'TutorPage'),
  ),
  tela(
    '/empresa/assinatura',
    lazy(() => import('./modules/assinatura/empresa/assinatura-page.tsx'), 'AssinaturaPage'),
  ),
  tela(
    '/empresa/suporte',
    lazy(() => import('./modules/suporte/suporte-page.tsx'), 'SuportePage'),
  ),
  tela(
    '/cadastro/usuario',
    lazy(() => import('./modules/usuario/usuario-page.tsx'), 'UsuarioPage'),
  ),
  tela(
    '/configuracao/cidade',
    lazy(() => import('./modules/cidade/cidade-page.tsx'), 'CidadePage'),
  ),
  tela(
    '/configuracao/horario-atendimento',
    lazy(() => import('./modules/horario-atendimento/horario-atendimento-page.tsx'), 'HorarioAtendimentoPage'),
  ),
  tela(
    '/configuracao/modelo-documento',
    lazy(() => import('./modules/modelo-documento/modelo-documento-page.tsx'), 'ModeloDocumentoPage'),
  ),
  tela(
    '/financeiro/grupo-despesa',
    lazy(() => import('./modules/grupo-despesa/grupo-despesa-page.tsx'), 'GrupoDespesaPage'),
  ),
  tela(
    '/financeiro/tipo-despesa',
    lazy(() => import('./modules/tipo-despesa/tipo-despesa-page.tsx'), 'TipoDespesaPage'),
  ),
  tela(
    '/financeiro/cupom',
    lazy(() => import('./modules/cupom/cupom-page.tsx'), 'CupomPage'),
  ),
  tela(
    '/financeiro/contas-pagar',
    lazy(() => import('./modules/financeiro/contas-pagar-page.tsx'), 'ContasPagarPage'),
  ),
  tela(
    '/financeiro/contas-receber',
    lazy(() => import('./modules/financeiro/contas-receber-page.tsx'), 'ContasReceberPage'),
  ),
  tela(
    '/financeiro/demonstrativo-resultado',
    lazy(() => import('./modules/financeiro/demonstrativo-resultado-page.tsx'), 'DemonstrativoResultadoPage'),
  ),
  tela(
    '/financeiro/fluxo-caixa',
    lazy(() => import('./modules/financeiro/fluxo-caixa-page.tsx'), 'FluxoCaixaPage'),
  ),
  tela(
    '/financeiro/acerto',
    lazy(() => import('./modules/acerto/acerto-page.tsx'), 'AcertoPage'),
  ),
  tela(
    '/financeiro/fechamento',
    lazy(() => import('./modules/fechamento/fechamento-page.tsx'), 'FechamentoPage'),
  ),
  tela(
    '/financeiro/lancamento',
    lazy(() => import('./modules/financeiro/lancamento-page.tsx'), 'LancamentoPage'),
  ),
  tela(
    '/financeiro/balancete',
    lazy(() => import('./modules/financeiro/balancete-page.tsx'), 'BalancetePage'),
  ),
  tela(
    '/financeiro/contribuicao',
    lazy(() => import('./modules/financeiro/contribuicao-page.tsx'), 'ContribuicaoPage'),
  ),
  tela(
    '/financeiro/conciliacao',
    lazy(() => import('./modules/conciliacao/conciliacao-page.tsx'), 'ConciliacaoPage'),
  ),
  tela(
    '/financeiro/movimento-bancario',
    lazy(() => import('./modules/conciliacao/movimentos-page.tsx'), 'MovimentosPage'),
  ),
  tela(
    '/financeiro/pagamento-sem-extrato',
    lazy(() => import('./modules/conciliacao/sem-extrato-page.tsx'), 'SemExtratoPage'),
  ),
  tela(
    '/financeiro/transferencia',
    lazy(() => import('./modules/financeiro/transferencia-page.tsx'), 'TransferenciaPage'),
  ),
  tela(
    '/financeiro/nota-fiscal',
    lazy(() => import('./modules/nota-fiscal/nota-fiscal-page.tsx'), 'NotaFiscalPage'),
  ),
  tela(
    '/financeiro/razao',
    lazy(() => import('./modules/financeiro/razao-page.tsx'), 'RazaoPage'),
  ),
  tela(
    '/empresa/equipe',
    lazy(() => import('./modules/equipe/equipe-page.tsx'), 'EquipePage'),
  ),
]

export const router = createRouter({
  routeTree: raiz.addChildren([...publicas, casca.addChildren(telas)]),
  parseSearch: lerBusca,
  stringifySearch: escreverBusca,
  defaultPreload: 'intent',
  defaultPendingMs: 400,
  defaultErrorComponent: ErroInesperado,
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
