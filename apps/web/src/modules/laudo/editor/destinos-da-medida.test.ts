import { TEXTO_VAZIO, type SecaoDoLaudo } from '@vetlume/dominio/laudo'
import { describe, expect, it } from 'vitest'
import { destinosDaMedida } from './destinos-da-medida.ts'

const medida = (id: string, unidade: SecaoDoLaudo['medidas'][number]['unidade']) => ({
  id,
  rotulo: id,
  valor: null,
  unidade,
  lado: null,
})
const secao = (campos: Partial<SecaoDoLaudo>): SecaoDoLaudo => ({
  id: 'torax',
  titulo: 'Tórax',
  orgao: null,
  situacao: null,
  motivo: null,
  texto: TEXTO_VAZIO,
  medidas: [],
  ...campos,
})
const secoes = [
  secao({ medidas: [medida('VHS', 'v'), medida('VLAS', 'v'), medida('BACO_ESPESSURA', 'cm')] }),
  secao({
    id: 'pelve',
    titulo: 'Pelve',
    medidas: [medida('NORBERG', '°'), medida('PLATO_TIBIAL', '°'), medida('LIVRE', '°')],
  }),
  secao({ id: 'rim', situacao: 'NAO_AVALIADO', medidas: [medida('RIM', 'cm')] }),
]
const ids = (valor: Parameters<typeof destinosDaMedida>[1]) =>
  destinosDaMedida({ secoes }, valor).map((destino) => destino.medida.id)

describe('onde um valor pode ser escrito', () => {
  it('o que tem medida sua, só nela', () => {
    expect(ids({ medida: 'VHS', unidade: 'v' })).toEqual(['VHS'])
    expect(ids({ medida: 'NORBERG', unidade: '°' })).toEqual(['NORBERG'])
    expect(ids({ medida: 'PLATO_TIBIAL', unidade: '°' })).toEqual(['PLATO_TIBIAL'])
  })

  it('um comprimento, no que se mede em mm ou cm e foi avaliado; um ângulo, no que não tem o seu', () => {
    expect(ids({ medida: null, unidade: 'mm' })).toEqual(['BACO_ESPESSURA'])
    expect(ids({ medida: null, unidade: '°' })).toEqual(['LIVRE'])
    expect(ids({ medida: null, unidade: 'cm²' })).toEqual([])
  })
})
