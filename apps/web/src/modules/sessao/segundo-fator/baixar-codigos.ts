import { PRODUTO } from '@vetlume/dominio/produto'
import { baixar } from '../../../lib/baixar.ts'

/** The recovery codes as a text file, to be printed or kept away from the phone. */
export function baixarCodigos(codigos: readonly string[], dono: string): void {
  const texto = [
    `Códigos de recuperação do ${PRODUTO.nome}`,
    dono,
    '',
    ...codigos,
    '',
    'Cada código entra uma única vez, no lugar do código do aplicativo. Guarde-os longe do celular.',
    '',
  ].join('\r\n')
  baixar(new Blob([texto], { type: 'text/plain;charset=utf-8' }), `${PRODUTO.slug}-codigos-de-recuperacao.txt`)
}
