import * as z from 'zod/mini'
import type { Centavos } from '../dinheiro/index.ts'
import { normalizarBusca } from '../formatos/index.ts'
import type { Dia } from '../tempo/index.ts'

/** What a column of a bank's CSV may be. Money is in one column, or in one of what came in and one of what went out. */
export const COLUNAS_DO_EXTRATO = ['dia', 'descricao', 'valor', 'credito', 'debito', 'documento'] as const
export type ColunaDoExtrato = (typeof COLUNAS_DO_EXTRATO)[number]

export const ROTULOS_DA_COLUNA: Readonly<Record<ColunaDoExtrato, string>> = {
  dia: 'Data',
  descricao: 'Descrição',
  valor: 'Valor (com sinal)',
  credito: 'Crédito (o que entrou)',
  debito: 'Débito (o que saiu)',
  documento: 'Documento ou identificador',
}

export const FORMATOS_DO_DIA = ['DMA', 'MDA', 'AMD'] as const
export type FormatoDoDia = (typeof FORMATOS_DO_DIA)[number]
export const ROTULOS_DO_FORMATO: Readonly<Record<FormatoDoDia, string>> = {
  DMA: 'Dia, mês, ano (31/12/2026)',
  MDA: 'Mês, dia, ano (12/31/2026)',
  AMD: 'Ano, mês, dia (2026-12-31)',
}

export const DECIMAIS = ['VIRGULA', 'PONTO'] as const
export type Decimal = (typeof DECIMAIS)[number]
export const ROTULOS_DO_DECIMAL: Readonly<Record<Decimal, string>> = {
  VIRGULA: 'Vírgula (1.234,56)',
  PONTO: 'Ponto (1,234.56)',
}

const posicao = z.int().check(z.minimum(0), z.maximum(99))
export const mapaDoExtrato = z.object({
  colunas: z.partialRecord(z.enum(COLUNAS_DO_EXTRATO), posicao),
  formato: z.enum(FORMATOS_DO_DIA),
  decimal: z.enum(DECIMAIS),
})
export type MapaDoExtrato = z.infer<typeof mapaDoExtrato>

/** Titles of what a mapping still lacks. */
export function faltamNoMapa({ colunas }: Pick<MapaDoExtrato, 'colunas'>): string[] {
  const temValor = colunas.valor !== undefined || (colunas.credito !== undefined && colunas.debito !== undefined)
  return [
    ...(colunas.dia === undefined ? [ROTULOS_DA_COLUNA.dia] : []),
    ...(temValor ? [] : ['Valor, ou Crédito e Débito']),
  ]
}

/** A day that exists, from its parts; null when it does not. */
export function lerDia(ano: string, mes: string, dia: string): Dia | null {
  const cheio = ano.length === 2 ? `20${ano}` : ano
  try {
    return Temporal.PlainDate.from(`${cheio}-${mes.padStart(2, '0')}-${dia.padStart(2, '0')}`, {
      overflow: 'reject',
    }).toString()
  } catch {
    return null
  }
}

const PARTES_DO_DIA = /^\s*(\d{1,4})[/.\- ](\d{1,2})[/.\- ](\d{1,4})(?!\d)/
const COMPACTO = /^\s*(\d{4})(\d{2})(\d{2})(?!\d)/

/** The day of a cell in this order of its parts, whatever stands between them and after; null when it is none. */
export function lerDiaComo(celula: string, formato: FormatoDoDia): Dia | null {
  const [, primeira = '', segunda = '', terceira = ''] =
    PARTES_DO_DIA.exec(celula) ?? (formato === 'AMD' ? COMPACTO.exec(celula) : null) ?? []
  const [ano, mes, dia] =
    formato === 'AMD'
      ? [primeira, segunda, terceira]
      : formato === 'DMA'
        ? [terceira, segunda, primeira]
        : [terceira, primeira, segunda]
  const cabe = (ano.length === 4 || (ano.length === 2 && formato !== 'AMD')) && dia.length <= 2 && mes.length <= 2
  return cabe ? lerDia(ano, mes, dia) : null
}

/** As much as an account may hold: ten thousand million reais. */
export const MAXIMO_DE_CENTAVOS = 1_000_000_000_000

const MILHARES = {
  VIRGULA: /^\d{1,3}(\.\d{3})*(,\d{1,2})?$|^\d+(,\d{1,2})?$/,
  PONTO: /^\d{1,3}(,\d{3})*(\.\d{1,2})?$|^\d+(\.\d{1,2})?$/,
}

/** Whether what an amount has besides its digits says that it went out: a sign before or after, parentheses, or a D. */
export const ehSaida = (limpo: string) => /^[+]?\(?-|^-|-$|^\(|D$/i.test(limpo)

/** Centavos of an amount with this decimal separator; null when it is none, or is written with the other. */
export function lerValorComo(celula: string, decimal: Decimal): Centavos | null {
  const limpo = celula.replaceAll(/[R$\s\u00a0]/g, '').replace('\u2212', '-')
  if (!/^[+-]?\(?[+-]?[\d.,]*\d[\d.,]*\)?[-+CD]?$/i.test(limpo)) return null
  const digitos = limpo.replaceAll(/[^\d.,]/g, '')
  if (!MILHARES[decimal].test(digitos)) return null
  const [inteiro = '', fracao = ''] = digitos.replaceAll(decimal === 'VIRGULA' ? '.' : ',', '').split(/[.,]/)
  const centavos = Number(inteiro) * 100 + Number(fracao.padEnd(2, '0'))
  if (!Number.isSafeInteger(centavos) || centavos > MAXIMO_DE_CENTAVOS) return null
  return ehSaida(limpo) && centavos !== 0 ? -centavos : centavos
}

export interface LinhaLida {
  dia: Dia
  centavos: Centavos
  descricao: string
  documento: string | null
}

export interface CelulaRecusada {
  coluna: ColunaDoExtrato
  valor: string
  motivo: string
}

/** What a line says, or which of its cells cannot be read. */
export type LeituraDaLinha = { lida: LinhaLida; recusadas?: never } | { lida?: never; recusadas: CelulaRecusada[] }

/** A title or a text as it is compared: without accents, case and double spaces. */
export const comoTitulo = (texto: string) => normalizarBusca(texto).replaceAll(/\s+/g, ' ').trim()

/** Balances and totals stand among the movements, and are none. */
export const ehSaldo = (descricao: string) => /^(saldo|s a l d o|total)/.test(comoTitulo(descricao))

type Celulas = Readonly<Record<ColunaDoExtrato, string>>

function lerQuantia(celulas: Celulas, { colunas, decimal }: MapaDoExtrato): { centavos: Centavos } | CelulaRecusada {
  const ler = (coluna: ColunaDoExtrato) => lerValorComo(celulas[coluna], decimal)
  const recusar = (coluna: ColunaDoExtrato): CelulaRecusada => ({
    coluna,
    valor: celulas[coluna],
    motivo:
      celulas[coluna] === ''
        ? 'Falta o valor desta linha.'
        : `Não é um valor com ${decimal === 'VIRGULA' ? 'vírgula' : 'ponto'} nos centavos.`,
  })
  if (colunas.valor !== undefined) {
    const centavos = ler('valor')
    return centavos === null ? recusar('valor') : { centavos }
  }
  const [entrou, saiu] = (['credito', 'debito'] as const).map((coluna) => (celulas[coluna] === '' ? 0 : ler(coluna)))
  if (entrou == null) return recusar('credito')
  if (saiu == null) return recusar('debito')
  return celulas.credito === '' && celulas.debito === ''
    ? recusar('credito')
    : { centavos: Math.abs(entrou) - Math.abs(saiu) }
}

/** Reads a line by what a person said that the columns are. Null where there is no movement: nothing moved, or it is a balance. */
export function lerLinhaDoExtrato(linha: readonly string[], mapa: MapaDoExtrato): LeituraDaLinha | null {
  const celula = (coluna: ColunaDoExtrato) => linha[mapa.colunas[coluna] ?? -1]?.trim() ?? ''
  const celulas = Object.fromEntries(COLUNAS_DO_EXTRATO.map((coluna) => [coluna, celula(coluna)])) as Celulas
  const descricao = celulas.descricao.replaceAll(/\s+/g, ' ').slice(0, 300)
  if (ehSaldo(descricao)) return null
  const dia = lerDiaComo(celulas.dia, mapa.formato)
  const semValor = celulas.valor === '' && celulas.credito === '' && celulas.debito === ''
  if (dia === null && semValor) return null
  const quantia = lerQuantia(celulas, mapa)
  const recusadas: CelulaRecusada[] = [
    ...(dia === null ? [{ coluna: 'dia' as const, valor: celulas.dia, motivo: 'Não é uma data neste formato.' }] : []),
    ...('motivo' in quantia ? [quantia] : []),
  ]
  if (dia === null || 'motivo' in quantia) return { recusadas }
  if (quantia.centavos === 0) return null
  return {
    lida: {
      dia,
      centavos: quantia.centavos,
      descricao: descricao || 'Sem descrição',
      documento: celulas.documento.replaceAll(/\s+/g, ' ').slice(0, 300) || null,
    },
  }
}
