import type { MotivoDeRecusa } from './recusas.ts'

interface CartaoDeTeste {
  /** As a person would read it on the card. */
  numero: string
  bandeira: string
  final: string
  /** What happens with it, in Portuguese. */
  rotulo: string
  motivo?: MotivoDeRecusa
}

/**
 * The cards of the provider of test: whoever pays chooses one and nobody types a number. None of them is a real card.
 * RENOVA_RECUSADO is good for the first payment and refused from the second on.
 */
export const CARTOES_DE_TESTE = {
  APROVADO: { numero: '5031 4332 1540 6351', bandeira: 'Mastercard', final: '6351', rotulo: 'Aprova na hora' },
  SALDO_INSUFICIENTE: {
    numero: '4235 6477 2802 5682',
    bandeira: 'Visa',
    final: '5682',
    rotulo: 'Recusa por falta de limite',
    motivo: 'SALDO_INSUFICIENTE',
  },
  CODIGO_DE_SEGURANCA: {
    numero: '4509 9535 6623 3704',
    bandeira: 'Visa',
    final: '3704',
    rotulo: 'Recusa pelo código de segurança',
    motivo: 'CODIGO_DE_SEGURANCA',
  },
  CARTAO_VENCIDO: {
    numero: '3753 651535 56885',
    bandeira: 'American Express',
    final: '6885',
    rotulo: 'Recusa pela validade',
    motivo: 'CARTAO_VENCIDO',
  },
  LIGAR_PARA_AUTORIZAR: {
    numero: '5067 7667 8388 8311',
    bandeira: 'Elo',
    final: '8311',
    rotulo: 'Pede autorização do banco',
    motivo: 'LIGAR_PARA_AUTORIZAR',
  },
  PENDENTE: {
    numero: '5031 7557 3453 0604',
    bandeira: 'Mastercard',
    final: '0604',
    rotulo: 'Fica em análise e aprova depois',
  },
  RENOVA_RECUSADO: {
    numero: '4013 5406 8274 6260',
    bandeira: 'Visa',
    final: '6260',
    rotulo: 'Aprova agora e recusa nas renovações',
    motivo: 'SALDO_INSUFICIENTE',
  },
} as const satisfies Record<string, CartaoDeTeste>
export type CartaoDeTesteEscolhido = keyof typeof CARTOES_DE_TESTE

/** How long a card that waits for analysis takes. */
export const SEGUNDOS_EM_ANALISE = 20

const PREFIXO = 'teste'
const TOKEN = /^teste:([A-Z_]+):[\w-]{8,64}$/

/** The token of a card of test: made in the browser, of one use, and all that it says is what should happen. */
export const tokenDeTeste = (cartao: CartaoDeTesteEscolhido, sorteado: string): string =>
  `${PREFIXO}:${cartao}:${sorteado}`

/** The card that a token of test is of; null when it is none. */
export function cartaoDoToken(token: string): CartaoDeTesteEscolhido | null {
  const nome = TOKEN.exec(token)?.[1] ?? ''
  return Object.hasOwn(CARTOES_DE_TESTE, nome) ? (nome as CartaoDeTesteEscolhido) : null
}

/** What somebody who tries the product out may make happen to a payment of test. */
export const DESFECHOS_DE_TESTE = ['APROVAR', 'RECUSAR', 'EXPIRAR', 'CONTESTAR', 'RECUPERAR', 'DEVOLVER'] as const
export type DesfechoDeTeste = (typeof DESFECHOS_DE_TESTE)[number]
