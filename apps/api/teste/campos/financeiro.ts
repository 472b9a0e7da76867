import { unico } from '../fabricas.ts'
import type { Formularios, Vez } from './tipos.ts'

const daConta = (vez: Vez) => ({
  descricao: unico('Conta completa'),
  competencia: `2026-1${vez}-01`,
  emissao: `2026-1${vez}-02`,
  vencimento: `2026-1${vez}-28`,
  valorCentavos: 12_345 + vez,
  parcelas: 1,
})
const comuns = {
  quem: 'CLIENTE',
  fixos: { parcelas: 'each part is a title of its own once it is written' },
  lido: { parcelas: () => 1 },
} as const

export const FORMULARIOS_DO_FINANCEIRO = {
  'conta-financeira': {
    quem: 'CLIENTE',
    preencher: (_, vez) => ({
      nome: unico('Conta'),
      tipo: vez === 0 ? 'PIX' : 'CARTAO',
      saldoInicialCentavos: vez === 0 ? -5_000 : 7_000,
      saldoEm: `2026-11-0${1 + vez}`,
    }),
  },
  'contas-pagar': {
    ...comuns,
    preencher: ({ tiposDeDespesa }, vez) => ({
      ...daConta(vez),
      contraparte: unico('Fornecedor'),
      tipoDespesa: tiposDeDespesa[vez],
    }),
  },
  'contas-receber': {
    ...comuns,
    preencher: ({ parceiros, tutores }, vez) => ({
      ...daConta(vez),
      parceiro: parceiros[vez],
      tutor: tutores[vez],
      contraparte: unico('Alguém'),
    }),
    menos: [['tutor'], ['parceiro']],
    noutraSuite: { contraparte: 'lancar-conta.test.ts' },
  },
} satisfies Partial<Formularios>
