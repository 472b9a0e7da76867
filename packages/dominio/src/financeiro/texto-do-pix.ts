import { formatarReais, type Centavos } from '../dinheiro/index.ts'

interface PixACobrar {
  recebedor: string
  valorCentavos: Centavos
  copiaECola: string
}

/** The message that charges by hand: what is owed, account by account, and the code to be copied at its end. */
export function textoDoPix(
  { recebedor, valorCentavos, copiaECola }: PixACobrar,
  contas: readonly { numero: number; descricao: string; saldoCentavos: Centavos }[],
): string {
  const linhas = contas.map(
    ({ numero, descricao, saldoCentavos }) => `• nº ${numero}, ${descricao}: ${formatarReais(saldoCentavos)}`,
  )
  const deQue = contas.length === 1 ? '' : `, de ${contas.length} contas`
  return [
    `Olá! Aqui é da ${recebedor}. Segue o Pix de ${formatarReais(valorCentavos)}${deQue}:`,
    ...linhas,
    '',
    'Pix copia e cola:',
    copiaECola,
  ].join('\n')
}
