import { formatarReais } from '@vetlume/dominio/dinheiro'
import type { Cenario } from '@vetlume/dominio/simulador'
import type { LeituraDosCampos } from '../../ui/formulario/tipos-do-conflito.ts'

const emPalavras = ({ nome, servico, precoCentavos, exames }: Cenario): string =>
  `${nome}: ${servico}, ${precoCentavos === null ? 'preço sugerido' : formatarReais(precoCentavos)}, ${exames} por mês`

export const cenariosEmPalavras = (cenarios: readonly Cenario[]): string => cenarios.map(emPalavras).join('; ')

/** How two versions of a simulation are compared: scenarios are taken whole. */
export const LEITURA: LeituraDosCampos = {
  rotulo: (campo) => (campo === 'nome' ? 'Nome' : 'Cenários'),
  texto: (campo, valor) => (campo === 'nome' ? String(valor) : cenariosEmPalavras(valor as Cenario[])),
}
