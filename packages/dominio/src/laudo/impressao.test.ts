import { describe, expect, it } from 'vitest'
import { secao } from '../../teste/laudo/conteudo-de-exemplo.ts'
import { linhasDoExame, resumoDosAlterados } from './impressao.ts'

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
