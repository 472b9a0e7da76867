import { exemplo } from './servidor/exemplo.ts'
import { servidor } from './servidor/index.ts'

export const BANCO = '01990000-0000-7000-8000-00000000000a'
export const CAIXA = '01990000-0000-7000-8000-0000000000a1'
export const ROTA = '/financeiro/conciliacao'

/** A receivable that a line of the bank may pay; `conta` says which. */
export const PAR = {
  transferencia: null,
  descricao: 'Exame',
  contraparte: 'Clínica Boa',
  dia: '2026-11-10',
  centavos: 15_000,
}

/** A line of the bank that waits. */
export const movimento = (codigo: string, mudanca: object = {}) => ({
  codigo,
  dia: '2026-11-12',
  centavos: 15_000,
  descricao: 'PIX RECEBIDO CLINICA BOA',
  documento: null,
  estado: 'PENDENTE',
  motivo: null,
  sugestao: null,
  pares: [],
  versao: 2,
  ...mudanca,
})

export const movimentos = (...itens: object[]) =>
  exemplo('GET /movimento-bancario', { itens, total: itens.length, totalExato: true, proximo: null })

const nenhum = { quantidade: 0, centavos: 0, campo: 'centavos', alvo: { rota: ROTA, filtros: {} } }

/** The accounts, and how the balance of the bank is proven. */
export function responderPeloBanco(): void {
  servidor.responde(
    'GET /conta-financeira',
    exemplo('GET /conta-financeira', {
      itens: [
        { codigo: BANCO, nome: 'Conta bancária', tipo: 'BANCO' },
        { codigo: CAIXA, nome: 'Caixa', tipo: 'CAIXA' },
      ],
      proximo: null,
    }),
  )
  servidor.responde('GET /conciliacao', {
    dia: '2026-11-18',
    bancoCentavos: 115_000,
    livrosCentavos: 107_000,
    pendentes: {
      quantidade: 1,
      centavos: 8_000,
      campo: 'centavos',
      alvo: { rota: '/financeiro/movimento-bancario', filtros: { estado: 'PENDENTE' } },
    },
    semExtrato: nenhum,
    outrosCentavos: 0,
  })
}

/** The screen with these lines waiting. */
export function esperam(...itens: object[]): void {
  responderPeloBanco()
  servidor.responde('GET /movimento-bancario', movimentos(...itens))
}
