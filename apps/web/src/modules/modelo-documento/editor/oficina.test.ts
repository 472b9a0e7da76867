import type { ModeloDeDocumento, VersaoDoModelo } from '@vetlume/dominio/modelo-documento'
import { MODELOS_DE_LAUDO } from '@vetlume/dominio/modelos'
import { describe, expect, it } from 'vitest'
import { idDoTexto } from './ids-dos-lugares.ts'
import { criarOficina } from './oficina.ts'

const ECO = MODELOS_DE_LAUDO.find(({ nome }) => nome === 'Ecocardiograma: cães')!.estrutura
const indice = ECO.secoes.findIndex(({ id }) => id === 'valva-aortica')

const abrir = () =>
  criarOficina(
    { codigo: 'm', tipo: 'LAUDO', sexo: null } as ModeloDeDocumento,
    { codigo: 'v', revisao: 1, alteradaEm: null, laudo: ECO, texto: null } as VersaoDoModelo,
    null,
  )

describe('as variáveis de um modelo com três valvas', () => {
  const gradientes = (campo: string) =>
    abrir()
      .variaveis(campo)
      .flatMap(({ nome }) => (nome.includes('GRADIENTE') ? [nome] : []))

  it('são as da seção do campo, pelo texto ou pela frase', () => {
    const daAortica = [
      'medida.valva-tricuspide.GRADIENTE_PRESSAO',
      'medida.GRADIENTE_PRESSAO',
      'medida.valva-pulmonar.GRADIENTE_PRESSAO',
    ]
    expect(gradientes(idDoTexto('valva-aortica'))).toEqual(daAortica)
    expect(gradientes(`secoes.${indice}.frases.0.texto`)).toEqual(daAortica)
  })

  it('fora das seções dizem de qual valva', () => {
    for (const campo of ['lugar-conclusao', 'frasesDeConclusao.0.texto', 'cabecalho.0'])
      expect(gradientes(campo)[1]).toBe('medida.valva-aortica.GRADIENTE_PRESSAO')
  })

  it('aparecem pelo nome, e sem ele onde não se sabe de qual valva são', () => {
    const { valorDe } = abrir().mesaDeTexto
    expect([
      valorDe('medida.GRADIENTE_PRESSAO', idDoTexto('valva-aortica')),
      valorDe('medida.valva-tricuspide.GRADIENTE_PRESSAO', 'lugar-conclusao'),
      valorDe('medida.GRADIENTE_PRESSAO', 'lugar-conclusao'),
      valorDe('medida.VHS', 'lugar-conclusao'),
    ]).toEqual(['Gradiente de pressão', 'Valva tricúspide: Gradiente de pressão', null, undefined])
  })
})
