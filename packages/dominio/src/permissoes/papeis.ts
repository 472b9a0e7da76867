import { PERMISSOES, perfilPermite, type PermissaoDePerfil } from './permissoes.ts'

/** What the profile CLIENTE is granted: all that a papel may be made of. */
export type PermissaoDaEmpresa = {
  [P in PermissaoDePerfil]: 'CLIENTE' extends (typeof PERMISSOES)[P][number] ? P : never
}[PermissaoDePerfil]

export const PERMISSOES_DA_EMPRESA = (Object.keys(PERMISSOES) as PermissaoDePerfil[]).filter(
  (permissao): permissao is PermissaoDaEmpresa => perfilPermite(['CLIENTE'], permissao),
)

/** What nobody does without: the panel, and the shared registries that fields offer. */
export const SEMPRE_PERMITIDAS: readonly PermissaoDaEmpresa[] = ['base:ler', 'dashboard:ler']

export const PAPEIS = ['GESTOR', 'RECEPCAO', 'FINANCEIRO', 'LEITURA'] as const
export type PapelPronto = (typeof PAPEIS)[number]

export const ROTULOS_DO_PAPEL: Readonly<Record<PapelPronto, string>> = {
  GESTOR: 'Gestor',
  RECEPCAO: 'Recepção',
  FINANCEIRO: 'Financeiro',
  LEITURA: 'Leitura',
}

export const DESCRICOES_DO_PAPEL: Readonly<Record<PapelPronto, string>> = {
  GESTOR: 'Faz tudo na empresa, inclusive cuidar da equipe.',
  RECEPCAO:
    'Marca horários, abre atendimentos e cuida dos cadastros de pacientes e tutores. Não vê as contas da empresa.',
  FINANCEIRO: 'Paga, recebe, fecha, concilia e emite notas. Não muda a agenda nem lê laudos.',
  LEITURA:
    'Vê o trabalho, os cadastros e as contas, e não muda nada. Não vê a assinatura, o suporte nem os pedidos de titulares.',
}

const RECEPCAO: readonly PermissaoDaEmpresa[] = [
  ...SEMPRE_PERMITIDAS,
  'animal:ler',
  'animal:escrever',
  'tutor:ler',
  'tutor:escrever',
  'servico:ler',
  'equipamento:ler',
  'especialidade:ler',
  'especialista:ler',
  'parceiro:ler',
  'modelo-documento:ler',
  'documento:emitir',
  'agenda:ler',
  'agenda:escrever',
  'lista-espera:ler',
  'lista-espera:escrever',
  'atendimento:ler',
  'atendimento:escrever',
  'laudo:ler',
  'laudo:compartilhar',
  'estudo:ler',
  'estudo:escrever',
]

const FINANCEIRO: readonly PermissaoDaEmpresa[] = [
  ...SEMPRE_PERMITIDAS,
  'cliente:ler',
  'tutor:ler',
  'servico:ler',
  'tabela-preco:ler',
  'especialidade:ler',
  'especialista:ler',
  'parceiro:ler',
  'atendimento:ler',
  'contas-pagar:ler',
  'contas-pagar:escrever',
  'contas-receber:ler',
  'contas-receber:escrever',
  'fechamento:ler',
  'fechamento:escrever',
  'acerto:ler',
  'acerto:aprovar',
  'acerto:escrever',
  'conta-financeira:ler',
  'conta-financeira:escrever',
  'resultado:ler',
  'conciliacao:ler',
  'conciliacao:escrever',
  'nota-fiscal:ler',
  'nota-fiscal:escrever',
  'simulador:ler',
  'simulador:escrever',
  'simulador:laboratorio',
  'historico:ler',
]

/** A copy of everything, the card, who asked what of their data and what support saw: of who answers for the company. */
const DE_QUEM_RESPONDE: ReadonlySet<PermissaoDaEmpresa> = new Set<PermissaoDaEmpresa>([
  'exportacao:ler',
  'assinatura:ler',
  'suporte:ler',
  'privacidade:ler',
])

/** What each ready-made papel may do. */
export const PERMISSOES_DO_PAPEL: Readonly<Record<PapelPronto, readonly PermissaoDaEmpresa[]>> = {
  GESTOR: PERMISSOES_DA_EMPRESA,
  RECEPCAO,
  FINANCEIRO,
  LEITURA: PERMISSOES_DA_EMPRESA.filter((permissao) => permissao.endsWith(':ler') && !DE_QUEM_RESPONDE.has(permissao)),
}

/** Writing is of what one reads: the reading comes along, and what nobody does without. In the order of the table. */
export function completarPermissoes(escolhidas: readonly PermissaoDaEmpresa[]): PermissaoDaEmpresa[] {
  const leituras = escolhidas.map((permissao) => `${permissao.split(':')[0]}:ler`)
  const todas = new Set<string>([...escolhidas, ...leituras, ...SEMPRE_PERMITIDAS])
  return PERMISSOES_DA_EMPRESA.filter((permissao) => todas.has(permissao))
}

/** What a link says: null, a ready-made papel, or `PROPRIO` with the permissions that the company chose. */
export function permissoesDoPapel(
  papel: string | null,
  proprias: readonly string[] | null,
): readonly PermissaoDaEmpresa[] | null {
  if (papel === null) return null
  if (papel === 'PROPRIO') return PERMISSOES_DA_EMPRESA.filter((permissao) => proprias?.includes(permissao))
  // A name that this version does not know opens nothing.
  return PAPEIS.includes(papel as PapelPronto) ? PERMISSOES_DO_PAPEL[papel as PapelPronto] : []
}
