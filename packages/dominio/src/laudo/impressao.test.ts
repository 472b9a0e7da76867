import { describe, expect, it } from 'vitest'
import { secao } from '../../teste/laudo/conteudo-de-exemplo.ts'
import { linhasDaExposicao, linhasDoExame, resumoDosAlterados, separarTecnica } from './impressao.ts'

const medida = (rotulo: string, situacao: 'DENTRO' | 'ACIMA' | 'ABAIXO' | null) => ({
  rotulo,
  valor: '25 mm',
  referencia: null,
  situacao,
})

describe('o resumo dos alterados', () => {
  it('tem só o que foi marcado alterado, com as medidas fora da referência', () => {
    const secoes = [
      { ...secao(), medidas: [medida('Lobo', 'ACIMA')] },
      {
        ...secao({ titulo: 'Baço', situacao: 'ALTERADO' as const }),
        medidas: [medida('Espessura', 'ACIMA'), medida('Comprimento', 'DENTRO'), medida('Veia', 'ABAIXO')],
      },
      { ...secao({ titulo: 'Bexiga', situacao: 'ALTERADO' as const }), medidas: [medida('Parede', null)] },
      { ...secao({ titulo: 'Rins', situacao: 'NAO_AVALIADO' as const }), medidas: [] },
    ]
    expect(resumoDosAlterados(secoes)).toEqual([
      { titulo: 'Baço', achados: ['Espessura: 25 mm (acima da referência)', 'Veia: 25 mm (abaixo da referência)'] },
      { titulo: 'Bexiga', achados: [] },
    ])
  })

  it('sem nenhum, é vazio', () => {
    expect(resumoDosAlterados([{ ...secao(), medidas: [] }])).toEqual([])
  })
})

describe('os dados do exame', () => {
  it('só o que foi registrado, e cada aparelho uma vez', () => {
    const nada = { local: null, empresa: 'Clínica do Vale', jejum: null, sedacao: null, aparelhos: [null, null] }
    expect(linhasDoExame(nada)).toEqual([])
    const aparelhos = ['GE Logiq', null, 'GE Logiq', 'Mindray']
    expect(linhasDoExame({ ...nada, jejum: true, sedacao: false, aparelhos })).toEqual([
      { rotulo: 'Aparelho', valor: 'GE Logiq; Mindray' },
      { rotulo: 'Jejum', valor: 'Sim' },
      { rotulo: 'Sedação', valor: 'Não' },
    ])
  })

  it.each([
    [{ tipo: 'PARCEIRO', clinica: 'Hospital Patas' }, 'Hospital Patas'],
    [{ tipo: 'PROPRIO', clinica: null }, 'Clínica do Vale'],
    [{ tipo: 'DOMICILIO', clinica: null }, 'Domicílio do responsável'],
    [{ tipo: 'PARCEIRO', clinica: null }, null],
  ] as const)('o lugar de %j é %j', (local, dito) => {
    const linhas = linhasDoExame({ local, empresa: 'Clínica do Vale', jejum: null, sedacao: null, aparelhos: [] })
    expect(linhas).toEqual(dito === null ? [] : [{ rotulo: 'Local do exame', valor: dito }])
  })
})

describe('a técnica', () => {
  it('diz o que cada arquivo registrou, uma vez, e nada do que não', () => {
    const vd = { projecao: 'VD', kv: 70.5, mas: 4.8 }
    expect(
      linhasDaExposicao([
        vd,
        undefined,
        { projecao: 'LL', kv: null, mas: 5 },
        vd,
        { projecao: null, kv: 60, mas: null },
      ]),
    ).toEqual(['VD: 70,5 kV, 4,8 mAs', 'LL: 5 mAs', '60 kV'])
    expect(linhasDaExposicao([{ projecao: 'DV', kv: null, mas: null }])).toEqual(['DV'])
    expect(linhasDaExposicao([undefined])).toEqual([])
  })

  it('tira do meio das seções a que a conta, e só ela', () => {
    const secoes = ['baco', 'projecoes', 'rim'].map((id) => ({ ...secao({ id }), medidas: [] }))
    const de = (qual: string | null) => separarTecnica({ secoes, tecnica: { secao: qual, exposicao: [] } })
    expect(de('projecoes')).toEqual({ tecnica: 1, outras: [0, 2] })
    for (const semSecao of [de(null), de('sumiu'), separarTecnica({ secoes })])
      expect(semSecao).toEqual({ tecnica: null, outras: [0, 1, 2] })
  })
})
