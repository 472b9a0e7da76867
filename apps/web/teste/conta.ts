import type { Conta, ContaCompleta, ItemDeContaFinanceira } from '@vetlume/dominio/financeiro'
import { exemplo, type Parcial } from './servidor/exemplo.ts'
import { semNota } from './sem-nota.ts'
import { servidor } from './servidor/index.ts'

export const HOJE = Temporal.Now.plainDateISO('America/Sao_Paulo')
export const ha = (dias: number) => HOJE.subtract({ days: dias }).toString()

export const CAIXA = '01990000-0000-7000-8000-0000000000f1'
export const BANCO = '01990000-0000-7000-8000-0000000000f2'

/** A receivable of R$ 100,00 that falls due today, as the company sees it. */
export const CONTA = {
  codigo: '01990000-0000-7000-8000-0000000000e1',
  tipo: 'TITULO',
  numero: 42,
  versao: 3,
  estado: 'ABERTO',
  descricao: 'Ultrassom da Amora',
  contraparte: 'Clínica Aurora',
  emissao: ha(10),
  competencia: ha(10),
  vencimento: HOJE.toString(),
  valorCentavos: 10_000,
  saldoCentavos: 10_000,
} as const satisfies Partial<Conta>

export const contaCompleta = (dados: Parcial<ContaCompleta> = {}): ContaCompleta =>
  exemplo('GET /contas-receber/:codigo', {
    ...CONTA,
    descontoCentavos: 0,
    acrescimoCentavos: 0,
    pagoCentavos: 0,
    encargos: { multaBp: 200, jurosMesBp: 100 },
    semPix: 'Sem chave.',
    pixDoProvedor: false,
    permissoes: { baixar: true, estornar: true, editar: true, cancelar: true, verHistorico: true },
    ...dados,
  })

/** An account that is opened beside its list also tells what was sent about it, and its notes: nothing, unless a test says so. */
export function semAvisosNemNota(): void {
  servidor.responde('GET /contas-receber/:codigo/cobranca', { enviadas: [], pausa: null, proxima: null, carta: null })
  semNota()
}

/** Where money may go: a till and a bank, of which no card is to bring more unless a test says so. */
export function responderPelasContas(doBanco: Partial<ItemDeContaFinanceira> = {}): void {
  servidor.responde(
    'GET /conta-financeira',
    exemplo('GET /conta-financeira', {
      itens: [
        {
          codigo: CAIXA,
          nome: 'Caixa',
          tipo: 'CAIXA',
          saldoInicialCentavos: 1_000,
          saldoCentavos: 6_000,
          aCairCentavos: 0,
        },
        {
          codigo: BANCO,
          nome: 'Conta bancária',
          tipo: 'BANCO',
          saldoCentavos: -2_550,
          aCairCentavos: 0,
          ...doBanco,
        },
      ],
    }),
  )
}
