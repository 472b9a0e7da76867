import { describe, expect, it } from 'vitest'
import { CARTOES, MENU, ehSubmenu } from '../menu/index.ts'
import { perfilPermite } from '../permissoes/index.ts'
import * as rotas from './index.ts'

// Copied by hand from the specification (§2 and §7).
const PUBLICAS =
  'login recuperar-senha teste-gratis plano-gratis realizar-assinatura sucesso-cadastro politica-privacidade notfound'
const SEM_TOKEN = 'plano-gratis teste-gratis politica-privacidade sucesso-cadastro realizar-assinatura recuperar-senha'
const CASCA = [
  'dashboard',
  // Ours: every profile's own data, from the person in the top bar.
  'conta',
  // Ours: what a company looks after of itself.
  'empresa/exportacao',
  'agenda/agenda-atendimento',
  'atendimento',
  'laudo',
  'laudo/novo',
  'laudo/editar',
  // Ours: what machines sent.
  'laudo/recebidas',
  'utilitario/simulador-custo-exame',
  'cadastro/animal',
  'cadastro/cliente',
  'cadastro/parceiro',
  'cadastro/especie',
  'cadastro/especialidade',
  'cadastro/especialista',
  'cadastro/plano-saude',
  'cadastro/planos-vetlume',
  'cadastro/raca',
  'cadastro/servico',
  'cadastro/tutor',
  'cadastro/usuario',
  // Ours: where a company lets the operator's people in.
  'empresa/suporte',
  'empresa/assinatura',
  'configuracao/cidade',
  'configuracao/horario-atendimento',
  'configuracao/modelo-documento',
  'financeiro/grupo-despesa',
  'financeiro/tipo-despesa',
  'financeiro/cupom',
  'financeiro/contas-pagar',
  'financeiro/contas-receber',
  'financeiro/demonstrativo-resultado',
  'financeiro/fluxo-caixa',
  // Ours: the closings of partner clinics and of specialists.
  'financeiro/acerto',
  'financeiro/fechamento',
  // Ours: what each figure of the statement and of the cash flow added up.
  'financeiro/lancamento',
  'financeiro/balancete',
  'financeiro/contribuicao',
  'financeiro/conciliacao',
  'financeiro/movimento-bancario',
  'financeiro/pagamento-sem-extrato',
  'financeiro/transferencia',
  'financeiro/nota-fiscal',
  'financeiro/razao',
  // Ours: the people of a company.
  'empresa/equipe',
  // Ours: the requests of the people that the data are about.
  'empresa/privacidade',
]
const existe = (rota: string) => (rotas.ROTAS_DA_CASCA as readonly string[]).includes(rota)
const comBarra = (caminhos: readonly string[]) => caminhos.map((caminho) => `/${caminho}`).toSorted()

describe('tabelas de rotas', () => {
  it('públicas', () => {
    expect(rotas.ROTAS_PUBLICAS.toSorted()).toEqual(comBarra(PUBLICAS.split(' ')))
  })

  it('sem token: as seis da especificação, e só elas', () => {
    expect(rotas.ROTAS_SEM_TOKEN.toSorted()).toEqual(comBarra(SEM_TOKEN.split(' ')))
  })

  it('casca: as da especificação, as nossas e as dos cartões', () => {
    const doCartao = CARTOES.map(({ rota }) => rota)
    expect(rotas.ROTAS_DA_CASCA.toSorted()).toEqual([...new Set([...comBarra(CASCA), ...doCartao])].toSorted())
  })

  it('públicas próprias', () => {
    expect([...rotas.ROTAS_PUBLICAS_PROPRIAS]).toEqual([
      '/verificar',
      '/laudo-compartilhado',
      '/confirmar-agendamento',
      '/termos-de-uso',
      '/privacidade/pedido',
      '/privacidade/acompanhar',
    ])
  })

  it('quem vê um item no menu pode abrir a sua tela', () => {
    const itens = MENU.flatMap((grupo) =>
      grupo.itens.flatMap((entrada) => (ehSubmenu(entrada) ? entrada.itens : [entrada])),
    )
    for (const { rota, perfis } of itens) {
      const permissao = rotas.permissaoDaTela(rota)
      for (const perfil of perfis)
        expect(permissao === null || perfilPermite([perfil], permissao), `${perfil} em ${rota}`).toBe(true)
    }
    expect(Object.keys(rotas.PERMISSAO_DA_TELA).toSorted()).toEqual(rotas.ROTAS_DA_CASCA.toSorted())
  })

  it.each([
    ['/laudo/novo', 'laudo:escrever'],
    ['/laudo/novo/?item=1', 'laudo:escrever'],
    ['/dashboard', null],
    ['/login', null],
  ])('%s pede %s', (caminho, permissao) => {
    expect(rotas.permissaoDaTela(caminho)).toBe(permissao)
  })

  it('todo item do menu leva a uma rota da casca', () => {
    const itens = MENU.flatMap((grupo) =>
      grupo.itens.flatMap((entrada) => (ehSubmenu(entrada) ? entrada.itens : [entrada])),
    )
    const casca: readonly string[] = rotas.ROTAS_DA_CASCA
    expect(itens.map((item) => item.rota).filter((rota) => !casca.includes(rota))).toEqual([])
  })
})

describe('ehRotaPublica', () => {
  it.each([
    ...comBarra(PUBLICAS.split(' ')),
    '/verificar',
    '/verificar?codigo=ABC-123',
    '/laudo-compartilhado#segredo',
    '/confirmar-agendamento#segredo',
    '/termos-de-uso',
    '/privacidade/pedido?empresa=1',
    '/privacidade/acompanhar#segredo',
    '/login/',
    '/login?de=/laudo',
    'login',
  ])('%s é pública', (caminho) => expect(rotas.ehRotaPublica(caminho)).toBe(true))

  it.each([
    ...comBarra(CASCA),
    '/',
    '',
    '/login/x',
    '/loginx',
    '/verificarx',
    '/verificar/x',
    '/laudo-compartilhado/x',
    '/laudo?x=/login',
    '/LOGIN',
  ])('%s não é', (caminho) => expect(rotas.ehRotaPublica(caminho)).toBe(false))
})

describe('dispensaToken', () => {
  it.each([...comBarra(SEM_TOKEN.split(' ')), '/verificar?codigo=x', '/laudo-compartilhado', '/plano-gratis/?a=1'])(
    '%s dispensa',
    (caminho) => expect(rotas.dispensaToken(caminho)).toBe(true),
  )

  it.each(['/login', '/notfound', ...comBarra(CASCA)])('%s não dispensa', (caminho) =>
    expect(rotas.dispensaToken(caminho)).toBe(false),
  )
})

describe('destinoDaRota', () => {
  it.each([
    ['', true, '/dashboard'],
    ['/', true, '/dashboard'],
    ['/', false, '/login'],
    ['/laudo', true, null],
    ['/laudo/editar?codigo=1', true, null],
    ['/laudo', false, '/login'],
    ['/login', false, null],
    ['/login', true, null],
    ['/nao-existe', true, '/notfound'],
    ['/nao-existe', false, '/notfound'],
    ['/laudo/outro', false, '/notfound'],
    ['/agenda', true, '/agenda/agenda-atendimento'],
    ['/agenda', false, '/login'],
    ['/cadastro/', true, '/cadastro/animal'],
    ['/toString', true, '/notfound'],
    ['/constructor', true, '/notfound'],
  ] as const)('%s (autenticado: %s) → %s', (caminho, autenticado, destino) => {
    expect(rotas.destinoDaRota(caminho, autenticado, existe)).toBe(destino)
  })

  it('nenhum redirecionamento aponta para outro', () => {
    for (const alvo of Object.values(rotas.REDIRECIONAMENTOS))
      expect(rotas.destinoDaRota(alvo, true, existe)).toBeNull()
  })
})
