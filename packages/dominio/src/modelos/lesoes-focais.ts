import { alterado, naoAvaliado, normal, type SecaoDoBanco } from './banco.ts'

/** Lesions of an exam, each with its place and size, beside what is said of each organ. `onde`: what was looked at. */
export const lesoesFocais = (prefixo: string, onde: string): SecaoDoBanco => ({
  id: `${prefixo}-lesoes`,
  titulo: 'Lesões focais',
  orgao: null,
  normal: `Não foram identificadas lesões focais ${onde}.`,
  corpo: { tipo: 'LESOES', lesoes: [] },
  frases: [
    normal(`${prefixo}-lesoes-nenhuma`, 'Nenhuma', `Não foram identificadas lesões focais ${onde}.`),
    alterado(
      `${prefixo}-lesoes-lista`,
      'Descritas na lista',
      'Lesões focais descritas na lista, com o lugar e o tamanho de cada uma.',
    ),
    alterado(
      `${prefixo}-lesoes-multiplas`,
      'Múltiplas',
      'Múltiplas lesões focais, das quais as maiores estão descritas na lista.',
    ),
    alterado(
      `${prefixo}-lesoes-acompanhamento`,
      'Acompanhamento',
      'Lesões focais já descritas em exame anterior; a lista compara o tamanho de cada uma.',
    ),
    naoAvaliado(`${prefixo}-lesoes-nao`, 'Não procuradas', 'A procura de lesões focais não fez parte deste exame.'),
  ],
})
