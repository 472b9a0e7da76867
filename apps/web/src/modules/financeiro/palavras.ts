import type { Livro } from './api.ts'

interface Palavras {
  /** The verb of the button. */
  fazer: string
  /** "recebidas", of many accounts. */
  feitas: string
  /** What settles an account. */
  baixa: string
  nova: string
  /** The other side. */
  quem: string
}

/** How each book calls what is done in it. */
export const PALAVRAS: Readonly<Record<Livro, Palavras>> = {
  'contas-receber': {
    fazer: 'Receber',
    feitas: 'recebidas',
    baixa: 'Recebimento',
    nova: 'Nova conta a receber',
    quem: 'De quem',
  },
  'contas-pagar': {
    fazer: 'Pagar',
    feitas: 'pagas',
    baixa: 'Pagamento',
    nova: 'Nova conta a pagar',
    quem: 'Para quem',
  },
}
