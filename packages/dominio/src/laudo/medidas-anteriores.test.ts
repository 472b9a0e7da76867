import { describe, expect, it } from 'vitest'
import { medida, secao } from '../../teste/laudo/conteudo-de-exemplo.ts'
import { anterioresDe, variacaoDesde, type MedidaAnterior } from './medidas-anteriores.ts'

const TRICUSPIDE = secao({ id: 'valva-tricuspide', titulo: 'Valva tricúspide', orgao: 'VALVA_TRICUSPIDE' })
const RINS = secao({ id: 'rins', titulo: 'Rins', orgao: 'RINS' })
const dived = (valor: number | null) => medida({ id: 'DIVED', valor, lado: null })

const antes = (valor: number, campos: Partial<MedidaAnterior> = {}): MedidaAnterior => ({
  id: 'VELOCIDADE_MAXIMA',
  rotulo: 'Vmáx',
  secao: { id: 'valva-tricuspide', titulo: 'Valva tricúspide' },
  lado: null,
  valor,
  unidade: 'm/s',
  assinadoEm: '2026-01-01T00:00:00Z',
  ...campos,
})

describe('anterioresDe', () => {
  const velocidade = medida({ id: 'VELOCIDADE_MAXIMA', unidade: 'm/s', lado: null, valor: 3 })
  const valoresDe = (...[uma, de, lista]: Parameters<typeof anterioresDe>) =>
    anterioresDe(uma, de, lista).map(({ valor }) => valor)

  it('os da mesma seção, do mais novo ao mais velho', () => {
    const lista = [
      antes(3),
      antes(1.5, { secao: { id: 'valva-aortica', titulo: 'Valva aórtica' } }),
      antes(3.1, { assinadoEm: '2026-06-01T00:00:00Z' }),
    ]
    expect(valoresDe(velocidade, TRICUSPIDE, lista)).toEqual([3.1, 3])
  })

  it('de outro modelo, a seção de mesmo título', () => {
    const lista = [antes(2.8, { secao: { id: 'uuid', titulo: 'VALVA TRICUSPIDE' } })]
    expect(valoresDe(velocidade, TRICUSPIDE, lista)).toEqual([2.8])
  })

  it('de uma medida livre, as de mesmo nome', () => {
    const livre = (rotulo: string, valor: number) => antes(valor, { id: '', rotulo })
    const lista = [livre('Cisto', 12), livre('Nódulo', 8)]
    expect(valoresDe(medida({ id: '', rotulo: 'Nódulo', lado: null }), TRICUSPIDE, lista)).toEqual([8])
  })

  it('do mesmo lado, dito na medida ou no nome dela', () => {
    const rim = (lado: 'ESQUERDO' | 'DIREITO', valor: number) =>
      antes(valor, { id: 'RIM_AORTA', lado, secao: { id: 'rins', titulo: 'Rins' }, unidade: '' })
    const lista = [rim('ESQUERDO', 7.4), rim('DIREITO', 8.6)]
    expect(valoresDe(medida({ id: 'RIM_AORTA', lado: 'DIREITO' }), RINS, lista)).toEqual([8.6])
    const antiga = medida({ id: 'RIM_AORTA', lado: null, rotulo: 'Relação rim esquerdo : aorta' })
    expect(valoresDe(antiga, RINS, lista)).toEqual([7.4])
  })
})

describe('variacaoDesde', () => {
  it('na unidade de hoje', () => {
    expect(variacaoDesde(dived(3.3), antes(30, { unidade: 'mm' }))).toEqual({
      diferenca: 0.3,
      percentual: expect.closeTo(10),
    })
    expect(variacaoDesde(dived(null), antes(3, { unidade: 'cm' }))).toBeNull()
    expect(variacaoDesde(dived(3), antes(30, { unidade: 'kg' }))).toBeNull()
    expect(variacaoDesde(dived(3), antes(30, { unidade: 'toString' }))).toBeNull()
    expect(variacaoDesde(dived(1), antes(0, { unidade: 'cm' }))?.percentual).toBeNull()
  })

  it('entre os valores que se veem', () => {
    expect(variacaoDesde(dived(3.3004), antes(3.2996, { unidade: 'cm' }))).toEqual({ diferenca: 0, percentual: 0 })
  })
})
