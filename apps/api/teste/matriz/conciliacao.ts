import type { Perfil } from '@vetlume/dominio/menu'
import { nada, type Cenario, type LinhasDaMatriz } from './linha.ts'

const QUEM: readonly Perfil[] = ['ADMIN', 'CLIENTE']
const doMovimento = (c: Cenario) => ({ codigo: c.movimento, versao: 99 })
const daConta = (c: Cenario) => ({ contaFinanceira: c.contaDoBanco })
const velho = { propria: { ADMIN: 404, CLIENTE: 409 }, alheia: 404 } as const
const dela = { propria: { ADMIN: 404 }, alheia: 404 } as const

export const LINHAS_DE_CONCILIACAO = {
  'POST /extrato-bancario': { quem: QUEM, entrada: daConta, arquivo: true, propria: 422, alheia: 422 },
  'GET /conciliacao': { quem: QUEM, entrada: daConta, ...dela },
  'GET /movimento-bancario': { quem: QUEM, entrada: nada },
  'GET /movimento-bancario/:codigo/candidatos': { quem: QUEM, entrada: (c) => ({ codigo: c.movimento }), ...dela },
  'GET /pagamento-sem-extrato': { quem: QUEM, entrada: nada },
  'POST /movimento-bancario/conciliacoes': {
    quem: QUEM,
    entrada: (c) => ({ itens: [{ ...doMovimento(c), metodo: 'PIX' }] }),
    ...velho,
  },
  'POST /movimento-bancario/:codigo/lancamento': {
    quem: QUEM,
    entrada: (c) => ({ ...doMovimento(c), descricao: 'Da matriz', contraparte: 'Banco', metodo: 'PIX' }),
    ...velho,
  },
  'POST /movimento-bancario/:codigo/transferencia': {
    quem: QUEM,
    entrada: (c) => ({ ...doMovimento(c), outraConta: c.contaDoBanco }),
    ...velho,
  },
  'POST /movimento-bancario/:codigo/ignorado': {
    quem: QUEM,
    entrada: (c) => ({ ...doMovimento(c), motivo: 'Da matriz' }),
    ...velho,
  },
  'POST /movimento-bancario/:codigo/desfeito': { quem: QUEM, entrada: doMovimento, ...velho },
} satisfies LinhasDaMatriz
