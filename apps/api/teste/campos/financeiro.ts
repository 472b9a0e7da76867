import { unico } from '../fabricas.ts'
import type { Formularios, Vez } from './tipos.ts'

const daConta = (vez: Vez) => ({
  descricao: unico('Conta completa'),
  competencia: `2026-1${vez}-01`,
  emissao: `2026-1${vez}-02`,
  vencimento: `2026-1${vez}-28`,
  valorCentavos: 12_345 + vez,
  numeroDocumento: unico('NF'),
  forma: vez === 0 ? ('BOLETO' as const) : ('CARTAO_DEBITO' as const),
  repeticao: vez === 0 ? ('PARCELADA' as const) : ('MENSAL' as const),
  vezes: 1,
  diaDeBanco: false,
  seguintes: false,
})
const comuns = {
  quem: 'CLIENTE',
  fixos: {
    repeticao: 'each part is a title of its own once it is written',
    vezes: 'each part is a title of its own once it is written',
    diaDeBanco: 'it moves the due day, which is kept',
    seguintes: 'how far the change reaches',
  },
  lido: { repeticao: () => 'PARCELADA', vezes: () => 1, diaDeBanco: () => false, seguintes: () => false },
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
