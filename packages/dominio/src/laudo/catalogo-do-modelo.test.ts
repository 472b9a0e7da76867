import { describe, expect, it } from 'vitest'
import { CATALOGO, type CatalogoDeMedidas } from '../medidas/index.ts'
import { calcularMedidas } from './calculo-das-medidas.ts'
import type { MedidaPreenchida } from './conteudo.ts'
import { catalogoDoModelo } from './catalogo-do-modelo.ts'
import { imprimirMedida, imprimirPorMedir } from './medidas-do-laudo.ts'
import { medida, modelo, secao } from '../../teste/laudo/conteudo-de-exemplo.ts'
import { valoresDasVariaveis } from './variaveis.ts'

const proprio = catalogoDoModelo(modelo())
const TRES = [
  medida({ id: 'PROSTATA_COMPRIMENTO', valor: 2, lado: null }),
  medida({ id: 'PROSTATA_LARGURA', valor: 2.5, lado: null }),
  medida({ id: 'PROSTATA_ALTURA', valor: 30, unidade: 'mm', lado: null }),
]
/** What the measures `pedidas` come to, of those typed in the same section. */
const calcular = (digitadas: MedidaPreenchida[], pedidas: string[], catalogo: CatalogoDeMedidas) =>
  calcularMedidas(
    {
      secoes: [
        secao({
          medidas: [...pedidas.map((id) => medida({ id, valor: null, unidade: 'cm³', lado: null })), ...digitadas],
        }),
      ],
    },
    10_000,
    catalogo,
  )[0]?.slice(0, pedidas.length)
const volume = (valor: number | null) =>
  medida({ id: 'PROPRIA_VOLUME', rotulo: 'Volume', unidade: 'cm³', lado: null, valor })

describe('catalogoDoModelo', () => {
  it('sem modelo, ou sem nada de próprio, é o nosso', () => {
    expect(catalogoDoModelo(null)).toBe(CATALOGO)
    expect(catalogoDoModelo(modelo({ medidasProprias: [], referencias: [] }))).toBe(CATALOGO)
  })

  it('calcula uma medida própria da outra, em qualquer ordem em que foram escritas', () => {
    expect(calcular(TRES, ['PROPRIA_VOLUME', 'PROPRIA_DOBRO'], proprio)).toEqual([7.8, 15.6])
    expect(calcular(TRES, ['PROPRIA_DOBRO'], proprio)).toEqual([15.6])
    expect(calcular(TRES.slice(0, 1), ['PROPRIA_VOLUME', 'PROPRIA_DOBRO'], proprio)).toEqual([null, null])
  })

  it('não calcula fórmulas em círculo nem as que não se leem', () => {
    const formula = (id: string, texto: string) => ({
      id,
      rotulo: id,
      sigla: id,
      unidade: 'cm³' as const,
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
    expect(calcular([], ['PROPRIA_A', 'PROPRIA_B', 'PROPRIA_C'], circular)).toEqual([null, null, null])
  })

  it.each([
    [9_999, '1 a 4 cm³', 'ACIMA'],
    [10_000, '2 a 8 cm³', 'DENTRO'],
  ] as const)('usa a faixa do peso (%d g)', (pesoGramas, referencia, situacao) => {
    expect(imprimirMedida(volume(5), 'Próstata', { especie: 'Canina', pesoGramas }, proprio)).toEqual({
      medida: { chave: 'PROPRIA_VOLUME', rotulo: 'Volume', valor: '5,0 cm³', referencia, situacao },
      fonte: 'Levantamento da clínica, 2025',
    })
  })

  it('antes de medir, mostra com que o valor será comparado', () => {
    expect(imprimirPorMedir(volume(null), 'Próstata', { especie: 'Canina', pesoGramas: 12_000 }, proprio)).toEqual({
      medida: { chave: 'PROPRIA_VOLUME', rotulo: 'Volume', valor: '– cm³', referencia: '2 a 8 cm³', situacao: null },
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
    expect(valoresDasVariaveis({}, conteudo, proprio)(null)('medida.PROPRIA_VOLUME')).toBe('5,0 cm³')
    expect(valoresDasVariaveis({}, conteudo, proprio)(null)('medida.PROPRIA_DOBRO')).toBeNull()
    expect(valoresDasVariaveis({}, conteudo)(null)('medida.PROPRIA_DOBRO')).toBeUndefined()
  })
})
