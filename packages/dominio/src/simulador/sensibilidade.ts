import { proporcao, type Centavos } from '../dinheiro/index.ts'
import { cobradoPor, contribuicaoPor, resultadoDoMes } from './conta.ts'
import { TIPOS_DE_CUSTO, type Partes, type TipoDeCusto } from './partes.ts'

export type Alavanca = 'PRECO' | 'EXAMES' | TipoDeCusto

/** What the result of the month gains or loses when something is 10 % less and 10 % more. */
export interface EfeitoDaAlavanca {
  readonly alavanca: Alavanca
  readonly menosCentavos: Centavos
  readonly maisCentavos: Centavos
}

/** Tenths of what it was. */
type Decimos = 9 | 11
const mexer = (valor: number, decimos: Decimos): number => proporcao(valor, decimos, 10)

function mexerNoCusto(partes: Partes, custo: TipoDeCusto, decimos: Decimos): Partes {
  const { regra } = partes
  const percentual = <D extends { readonly basisPoints: number }>(deducao: D): D => ({
    ...deducao,
    basisPoints: mexer(deducao.basisPoints, decimos),
  })
  switch (custo) {
    case 'FIXO':
      return { ...partes, fixos: mexer(partes.fixos, decimos) }
    case 'IMPOSTO':
      return { ...partes, imposto: percentual(partes.imposto) }
    case 'TAXA':
      return { ...partes, taxas: partes.taxas.map(percentual) }
    case 'REPASSE':
      if (regra === null) return partes
      return {
        ...partes,
        regra: regra.tipo === 'VALOR' ? { ...regra, centavos: mexer(regra.centavos, decimos) } : percentual(regra),
      }
    case 'INSUMO':
    case 'EQUIPAMENTO':
    case 'MAO_DE_OBRA':
    case 'DESLOCAMENTO': {
      const proprios = partes.proprios.map((linha) =>
        linha.tipo === custo ? { ...linha, centavos: mexer(linha.centavos, decimos) } : linha,
      )
      return { ...partes, proprios }
    }
  }
}

/** Each lever alone, from the one that moves the month most; those that move nothing are left out. */
export function sensibilidadeDe(partes: Partes, preco: Centavos): EfeitoDaAlavanca[] {
  const resultado = (mexidas: Partes, comPreco = preco) =>
    resultadoDoMes(mexidas, contribuicaoPor(mexidas, cobradoPor(mexidas, comPreco)))
  const hoje = resultado(partes)
  const deTodos = hoje + partes.fixos
  const efeito = (alavanca: Alavanca, com: (decimos: Decimos) => number): EfeitoDaAlavanca => ({
    alavanca,
    menosCentavos: com(9) - hoje,
    maisCentavos: com(11) - hoje,
  })
  const efeitos = [
    efeito('PRECO', (decimos) => resultado(partes, mexer(preco, decimos))),
    efeito('EXAMES', (decimos) => mexer(deTodos, decimos) - partes.fixos),
    ...TIPOS_DE_CUSTO.map((custo) => efeito(custo, (decimos) => resultado(mexerNoCusto(partes, custo, decimos)))),
  ]
  return efeitos.filter((um) => tamanhoDo(um) > 0).toSorted((a, b) => tamanhoDo(b) - tamanhoDo(a))
}

export const tamanhoDo = ({ menosCentavos, maisCentavos }: EfeitoDaAlavanca): Centavos =>
  Math.max(Math.abs(menosCentavos), Math.abs(maisCentavos))
