import { describe, expect, it } from 'vitest'
import { CATALOGO, calcularDerivadas } from '../medidas/index.ts'
import { catalogoDoModelo } from './catalogo-do-modelo.ts'
import { imprimirMedida, imprimirPorMedir } from './medidas-do-laudo.ts'
import { medida, modelo } from '../../teste/laudo/conteudo-de-exemplo.ts'
import { valoresDasVariaveis } from './variaveis.ts'

const proprio = catalogoDoModelo(modelo())
const PROSTATA = { titulo: 'Próstata', orgao: 'PROSTATA' }
const cao = (pesoGramas: number) => ({ especie: 'Canina', pesoGramas, sexo: 'MACHO', castrado: false }) as const
const cm = (valor: number) => ({ valor, unidade: 'cm' as const })
const TRES = {
  PROSTATA_COMPRIMENTO: cm(2),
  PROSTATA_LARGURA: cm(2.5),
  PROSTATA_ALTURA: { valor: 30, unidade: 'mm' as const },
}
const volume = (valor: number | null) =>
  medida({ id: 'PROPRIA_VOLUME', rotulo: 'Volume', unidade: 'cm³', lado: null, valor })

describe('catalogoDoModelo', () => {
  it('sem modelo, ou sem nada de próprio, é o nosso', () => {
    expect(catalogoDoModelo(null)).toBe(CATALOGO)
    expect(catalogoDoModelo(modelo({ medidasProprias: [], referencias: [] }))).toBe(CATALOGO)
  })

  it('calcula uma medida própria da outra, em qualquer ordem em que foram escritas', () => {
    const derivadas = calcularDerivadas(TRES, 10, proprio)
    expect(derivadas['PROPRIA_VOLUME']).toMatchObject({ unidade: 'cm³', valor: expect.closeTo(7.8, 10) })
    expect(derivadas['PROPRIA_DOBRO']?.valor).toBeCloseTo(15.6, 10)
    expect(calcularDerivadas({ PROSTATA_COMPRIMENTO: cm(2) }, 10, proprio)).toEqual({})
  })

  it('não calcula fórmulas em círculo nem as que não se leem', () => {
    const formula = (id: string, texto: string) => ({
      id,
      rotulo: id,
      sigla: id,
      unidade: 'cm' as const,
      casas: 1,
      formula: texto,
    })
    const circular = catalogoDoModelo(
      modelo({
        medidasProprias: [
          formula('PROPRIA_A', 'PROPRIA_B + 1'),
          formula('PROPRIA_B', 'PROPRIA_A * 2'),
          formula('PROPRIA_C', '(('),
        ],
      }),
    )
    expect(calcularDerivadas({}, 10, circular)).toEqual({})
  })

  it.each([
    [9_999, '1 a 4 cm³', 'ACIMA', 'ALTERADO'],
    [10_000, '2 a 8 cm³', 'DENTRO', 'NORMAL'],
  ] as const)('usa a faixa do peso (%d g)', (pesoGramas, referencia, situacao, nivel) => {
    expect(imprimirMedida(volume(5), PROSTATA, cao(pesoGramas), proprio)).toEqual({
      medida: { rotulo: 'Volume', valor: '5,0 cm³', referencia, situacao, nivel },
      fonte: 'Levantamento da clínica, 2025',
    })
  })

  it('antes de medir, mostra com que o valor será comparado', () => {
    expect(imprimirPorMedir(volume(null), PROSTATA, cao(12_000), proprio)).toEqual({
      medida: { rotulo: 'Volume', valor: '– cm³', referencia: '2 a 8 cm³', situacao: null },
      fonte: 'Levantamento da clínica, 2025',
    })
  })

  it('dá às variáveis as medidas próprias', () => {
    const secoes = [
      {
        id: 's',
        titulo: 'S',
        orgao: null,
        situacao: null,
        motivo: null,
        texto: { type: 'doc' as const, content: [] },
        medidas: [volume(5)],
      },
    ]
    const conteudo = { secoes, conclusao: { type: 'doc' as const, content: [] }, imagens: [], imagensPorPagina: 6 }
    expect(valoresDasVariaveis({}, conteudo, proprio)('medida.PROPRIA_VOLUME')).toBe('5,0 cm³')
    expect(valoresDasVariaveis({}, conteudo, proprio)('medida.PROPRIA_DOBRO')).toBeNull()
    expect(valoresDasVariaveis({}, conteudo)('medida.PROPRIA_DOBRO')).toBeUndefined()
  })
})
