import { CARTOES, type CartaoDeCadastro, type Perfil } from '../menu/index.ts'

type Proprias = CartaoDeCadastro['permissoes']
type ChaveDe<T> = T extends unknown ? keyof T : never
/** What the cards say, each permission with its profiles. */
type DosCartoes = { readonly [P in ChaveDe<Proprias>]: Extract<Proprias, Readonly<Record<P, unknown>>>[P] }

const DOS_CARTOES = Object.assign({}, ...CARTOES.map(({ permissoes }) => permissoes)) as DosCartoes

/** Where those of a registry stand in the table: the rest come at its end. */
const de = <C extends CartaoDeCadastro['caminho']>(caminho: C) =>
  CARTOES.find((cartao) => cartao.caminho === caminho)?.permissoes as Extract<
    CartaoDeCadastro,
    { caminho: C }
  >['permissoes']

/**
 * Who may do what, by profile. Row scopes ("own clinic's only") are decided by each module's policy;
 * a profile that is not listed here never reaches the verb. Source: produto.md, section 2.
 */
export const PERMISSOES = {
  'base:ler': ['ADMIN', 'CLIENTE', 'ESPECIALISTA', 'PARCEIRO', 'CLIENTE_BASE'],
  'base:escrever': ['ADMIN'],
  ...de('cliente'),
  // What the company pays for the platform: hers, and of every company for who runs it.
  'assinatura:ler': ['CLIENTE', 'CLIENTE_BASE'],
  'assinatura:escrever': ['CLIENTE', 'CLIENTE_BASE'],
  'assinatura:administrar': ['ADMIN'],
  // The people of a company; a partner clinic's look after their own.
  'equipe:ler': ['CLIENTE', 'PARCEIRO'],
  'equipe:escrever': ['CLIENTE', 'PARCEIRO'],
  'papel:ler': ['CLIENTE'],
  'papel:escrever': ['CLIENTE'],
  ...de('usuario'),
  'suporte:ler': ['ADMIN', 'CLIENTE'],
  // Who manages a company lets the operator's people in; nobody else does.
  'suporte:conceder': ['CLIENTE'],
  'suporte:entrar': ['ADMIN'],
  ...de('plano'),
  ...de('cupom'),
  ...de('animal'),
  ...de('tutor'),
  'paciente:unir': ['CLIENTE'],
  'importacao:escrever': ['CLIENTE'],
  // A copy of everything of the company.
  'exportacao:ler': ['CLIENTE'],
  'exportacao:escrever': ['CLIENTE'],
  ...de('servico'),
  'equipamento:ler': ['CLIENTE', 'ESPECIALISTA'],
  'equipamento:escrever': ['CLIENTE'],
  'tabela-preco:ler': ['CLIENTE'],
  'tabela-preco:escrever': ['CLIENTE'],
  ...de('especialidade'),
  ...de('especialista'),
  // What a specialist has still to do, passed on to another.
  'trabalho:transferir': ['CLIENTE'],
  ...de('parceiro'),
  ...de('modelo-documento'),
  'documento:emitir': ['CLIENTE', 'ESPECIALISTA'],
  'agenda:ler': ['CLIENTE', 'ESPECIALISTA', 'PARCEIRO'],
  'agenda:escrever': ['CLIENTE', 'ESPECIALISTA', 'PARCEIRO'],
  // When the company reminds its clinics and tutors.
  'agenda:configurar': ['CLIENTE'],
  'lista-espera:ler': ['CLIENTE'],
  'lista-espera:escrever': ['CLIENTE'],
  'atendimento:ler': ['CLIENTE', 'ESPECIALISTA', 'PARCEIRO'],
  'atendimento:escrever': ['CLIENTE', 'ESPECIALISTA', 'PARCEIRO'],
  'laudo:ler': ['CLIENTE', 'ESPECIALISTA', 'PARCEIRO'],
  'laudo:escrever': ['CLIENTE', 'ESPECIALISTA'],
  // Links for who has no login, and taking them back.
  'laudo:compartilhar': ['CLIENTE', 'ESPECIALISTA', 'PARCEIRO'],
  'laudo:confirmar': ['PARCEIRO'],
  // What the company's machines sent, and which exam it is of.
  'estudo:ler': ['CLIENTE', 'ESPECIALISTA'],
  'estudo:escrever': ['CLIENTE', 'ESPECIALISTA'],
  'contas-pagar:ler': ['ADMIN', 'CLIENTE', 'ESPECIALISTA', 'PARCEIRO'],
  'contas-receber:ler': ['ADMIN', 'CLIENTE'],
  'contas-pagar:escrever': ['ADMIN', 'CLIENTE'],
  'contas-receber:escrever': ['ADMIN', 'CLIENTE'],
  // A clinic's own; what it disputes, the company answers.
  'fechamento:ler': ['ADMIN', 'CLIENTE', 'PARCEIRO'],
  'fechamento:escrever': ['ADMIN', 'CLIENTE'],
  'fechamento:contestar': ['PARCEIRO'],
  // A specialist's own.
  'acerto:ler': ['ADMIN', 'CLIENTE', 'ESPECIALISTA'],
  'acerto:aprovar': ['ADMIN', 'CLIENTE', 'ESPECIALISTA'],
  'acerto:escrever': ['ADMIN', 'CLIENTE'],
  'conta-financeira:ler': ['ADMIN', 'CLIENTE'],
  'conta-financeira:escrever': ['ADMIN', 'CLIENTE'],
  'resultado:ler': ['ADMIN', 'CLIENTE'],
  'conciliacao:ler': ['ADMIN', 'CLIENTE'],
  'conciliacao:escrever': ['ADMIN', 'CLIENTE'],
  // A clinic reads those of its own titles.
  'nota-fiscal:ler': ['ADMIN', 'CLIENTE', 'PARCEIRO'],
  'nota-fiscal:escrever': ['ADMIN', 'CLIENTE'],
  'simulador:ler': ['CLIENTE', 'CLIENTE_BASE'],
  'simulador:escrever': ['CLIENTE', 'CLIENTE_BASE'],
  // Replays what the company's own exams gave.
  'simulador:laboratorio': ['CLIENTE'],
  // Requests of the people that the data are about, incidents, copies of prontuários.
  'privacidade:ler': ['CLIENTE'],
  'privacidade:escrever': ['CLIENTE'],
  'email:ler': ['ADMIN'],
  'dashboard:ler': ['ADMIN', 'CLIENTE', 'CLIENTE_BASE', 'ESPECIALISTA', 'PARCEIRO'],
  'historico:ler': ['ADMIN', 'CLIENTE', 'ESPECIALISTA'],
  ...DOS_CARTOES,
} as const satisfies Record<string, readonly Perfil[]>

export type PermissaoDePerfil = keyof typeof PERMISSOES

/** `publico` needs no token; `autenticado` needs a live session only; the rest is a row of the table. */
export type Permissao = 'publico' | 'autenticado' | PermissaoDePerfil

/** Whether any of the actor's profiles is granted `permissao`. */
export function perfilPermite(perfis: readonly Perfil[], permissao: PermissaoDePerfil): boolean {
  const permitidos: readonly Perfil[] = PERMISSOES[permissao]
  return perfis.some((perfil) => permitidos.includes(perfil))
}
