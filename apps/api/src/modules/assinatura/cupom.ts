import type { CondicaoDoCupom } from '@vetlume/dominio/assinatura'
import { textoDaDuracao } from '@vetlume/dominio/cupom'
import { formatarBasisPoints, formatarReais } from '@vetlume/dominio/dinheiro'
import type { CupomDigitado } from './queries-cupom.ts'

/** Why the coupon does not serve, in words for who typed it; null when it does. */
export function recusaDoCupom(cupom: CupomDigitado | undefined, hoje: string): string | null {
  if (cupom === undefined || !cupom.ativo) return 'Este cupom não existe. Confira as letras e os números.'
  if (cupom.validoDe > hoje) return 'Este cupom ainda não começou a valer.'
  if (cupom.validoAte !== null && cupom.validoAte < hoje) return 'Este cupom já passou da validade.'
  if (!cupom.servePlano) return 'Este cupom não vale para o plano escolhido.'
  if (cupom.usosDoCliente >= cupom.limitePorCliente) return 'Sua empresa já usou este cupom.'
  return cupom.limiteTotal !== null && cupom.usos >= cupom.limiteTotal ? 'Este cupom já foi todo usado.' : null
}

/** `20% de desconto por 3 meses`. */
export function efeitoDoCupom({ percentualBp, valorCentavos, duracao, mesesRestantes }: CondicaoDoCupom): string {
  const quanto = percentualBp === null ? formatarReais(valorCentavos ?? 0) : formatarBasisPoints(percentualBp)
  if (duracao === 'UMA_VEZ') return `${quanto} de desconto na primeira cobrança`
  const porMes = percentualBp === null ? ' por mês' : ''
  return duracao === 'SEMPRE'
    ? `${quanto}${porMes} de desconto enquanto a assinatura durar`
    : `${quanto}${porMes} de desconto, por ${textoDaDuracao(duracao, mesesRestantes)}`
}
