import { exemplo, type Parcial } from './servidor/exemplo.ts'
import type { Corpo } from './servidor/tipos.ts'

export const ESSENCIAL = { codigo: '01990000-0000-7000-8000-0000000000a1', nome: 'Essencial' }
export const REDE = { codigo: '01990000-0000-7000-8000-0000000000a3', nome: 'Rede' }
export const COBRANCA = '01990000-0000-7000-8000-0000000000c1'
export const PROVEDOR = { nome: 'SANDBOX', teste: true, chavePublica: null } as const
export const planos = exemplo(
  'GET /plano/publico',
  [ESSENCIAL, REDE].map((plano, i) => ({
    ...plano,
    mensalCentavos: [14_990, 79_990][i],
    anualCentavos: [149_900, 799_900][i],
    recursos: ['Agenda'],
  })) as never,
)

export const cotacao = (campos: Parcial<Corpo<'GET /assinatura/cotacao'>> = {}) =>
  exemplo('GET /assinatura/cotacao', {
    modo: 'ASSINAR',
    plano: ESSENCIAL,
    ciclo: 'MENSAL',
    brutoCentavos: 14_990,
    valorCentavos: 14_990,
    depoisCentavos: 14_990,
    periodoDe: '2026-11-25',
    periodoAte: '2026-12-25',
    recusaDoCupom: null,
    cupom: null,
    excedentes: [],
    ...campos,
  })

export const pix = {
  codigo: '000201PIX',
  expiraEm: '2099-01-01T00:00:00Z',
  qr: { lado: 29, tracado: 'M4 4h1v1h-1z' },
}
export const cobranca = (campos: Parcial<Corpo<'GET /assinatura/cobranca/:codigo'>> = {}) =>
  exemplo('GET /assinatura/cobranca/:codigo', {
    codigo: COBRANCA,
    estado: 'ABERTA',
    plano: ESSENCIAL,
    valorCentavos: 14_990,
    vencimento: '2026-11-20',
    versao: 1,
    permissoes: { pagar: true },
    pagamento: { meio: 'PIX', estado: 'PENDENTE', pix, teste: true, motivo: null, mensagem: null, oQueFazer: null },
    ...campos,
  })

/** What the notes say of the company: nothing missing, unless said otherwise. */
export const fichaFiscal = (campos: Parcial<Corpo<'GET /assinatura/dados-fiscais'>> = {}) =>
  exemplo('GET /assinatura/dados-fiscais', {
    razaoSocial: 'Lumiar Diagnósticos Ltda.',
    documento: '11222333000181',
    cep: '01430001',
    cidade: { codigo: '3550308', nome: 'São Paulo', uf: 'SP' },
    logradouro: 'Av. Brasil',
    numero: '100',
    complemento: null,
    bairro: 'Jardins',
    faltam: [],
    versao: 7,
    permissoes: { editar: true },
    ...campos,
  })
