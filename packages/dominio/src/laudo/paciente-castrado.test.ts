import { describe, expect, it } from 'vitest'
import { MODELOS_DE_LAUDO } from '../modelos/index.ts'
import { secao, texto } from '../../teste/laudo/conteudo-de-exemplo.ts'
import type { SecaoDoModelo } from './estrutura-do-modelo.ts'
import { secaoParaPaciente, textoNormalPara } from './paciente-castrado.ts'
import { textoPlano } from './texto-do-laudo.ts'

const frase = (titulo: string, escrita: string) => ({
  atalho: titulo,
  titulo,
  texto: escrita,
  situacao: 'NORMAL' as const,
})
const CASTRADA = frase('Fêmea castrada', 'Coto uterino sem alterações.')
const NAO_CASTRADA = frase('Fêmea não castrada', 'Útero em anestro.')
const utero = (frases: SecaoDoModelo['frases'], campos: Partial<SecaoDoModelo> = {}): SecaoDoModelo => ({
  ...secao({ id: 'utero', titulo: 'Útero', orgao: 'UTERO', texto: texto('Cornos preservados.') }),
  frases,
  ...campos,
})
const inicio = (uma: SecaoDoModelo, castrado: boolean | null) => {
  const { situacao, texto: escrito } = secaoParaPaciente(uma, castrado)
  return [situacao, textoPlano(escrito)]
}

describe('secaoParaPaciente', () => {
  it.each([
    ['castrada, com a frase dela', utero([NAO_CASTRADA, CASTRADA]), true, ['NORMAL', 'Coto uterino sem alterações.']],
    ['castrada, sem frase: calada, nunca presente e normal', utero([NAO_CASTRADA]), true, [null, '']],
    ['não castrada', utero([CASTRADA]), false, ['NORMAL', 'Cornos preservados.']],
    ['sem se saber', utero([CASTRADA]), null, ['NORMAL', 'Cornos preservados.']],
    ['órgão que fica, sem frase', utero([], { orgao: 'BACO' }), true, ['NORMAL', 'Cornos preservados.']],
    [
      'órgão que muda, com frase',
      utero([CASTRADA], { orgao: 'PROSTATA' }),
      true,
      ['NORMAL', 'Coto uterino sem alterações.'],
    ],
    ['seção que não começa normal', utero([CASTRADA], { situacao: null }), true, [null, 'Cornos preservados.']],
  ])('%s', (_, uma, castrado, esperado) => expect(inicio(uma, castrado)).toEqual(esperado))

  it('nos modelos de partida, nenhum órgão retirado começa como presente', () => {
    for (const { estrutura } of MODELOS_DE_LAUDO)
      for (const uma of estrutura.secoes.filter(({ orgao }) =>
        ['UTERO', 'OVARIOS', 'TESTICULOS'].includes(orgao ?? ''),
      ))
        expect(inicio(uma, true)).toEqual(['NORMAL', expect.stringContaining('histórico de castração')])
  })
})

describe('textoNormalPara', () => {
  it.each([
    ['castrada', utero([CASTRADA]), true, 'Coto uterino sem alterações.'],
    ['não castrada: o do modelo, nunca a frase de castrada', utero([CASTRADA]), false, 'Cornos preservados.'],
    ['modelo que começa em branco', utero([CASTRADA, NAO_CASTRADA], { situacao: null }), false, 'Útero em anestro.'],
    ['só frase de castrada, paciente inteiro', utero([CASTRADA], { situacao: null }), false, null],
    ['retirado e sem frase', utero([NAO_CASTRADA]), true, null],
    [
      'outro órgão, paciente castrado',
      utero([NAO_CASTRADA], { orgao: 'BACO', situacao: null }),
      true,
      'Útero em anestro.',
    ],
  ])('%s', (_, uma, castrado, esperado) => expect(textoNormalPara(uma, castrado)).toBe(esperado))
})
