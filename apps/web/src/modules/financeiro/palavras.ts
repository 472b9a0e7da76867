import type { Livro } from './api.ts'

interface Palavras {
  /** The verb of the button. */
  fazer: string
  /** What an account is then: "recebida". */
  feita: string
  /** What settles an account. */
  baixa: string
  nova: string
}

/** How each book calls what is done in it. */
export const PALAVRAS: Readonly<Record<Livro, Palavras>> = {
  'contas-receber': {
    fazer: 'Receber',
    feita: 'recebida',
    baixa: 'Recebimento',
    nova: 'Nova conta a receber',
  },
  'contas-pagar': {
    fazer: 'Pagar',
    feita: 'paga',
    baixa: 'Pagamento',
    nova: 'Nova conta a pagar',
  },
}

/** Those that come after one in its series, as a sentence says them. */
export const seguintesDe = ({ seguintes }: { seguintes: number }): string =>
  seguintes === 1 ? 'a seguinte' : `as ${seguintes} seguintes`
