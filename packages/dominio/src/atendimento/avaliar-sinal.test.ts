import { describe, expect, it } from 'vitest'
import { ESPECIES_E_RACAS } from '../../../../db/seed/base/racas/index.ts'
import { normalizarBusca } from '../formatos/index.ts'
import type { PacienteDaReferencia } from '../medidas/index.ts'
import { avaliarSinal } from './avaliar-sinal.ts'
import { REFERENCIAS_DOS_SINAIS } from './referencia-dos-sinais.ts'
import type { SinalVital } from './sinais-vitais.ts'

const [FC, FR, T, PAS] = [
  'frequenciaCardiaca',
  'frequenciaRespiratoria',
  'temperaturaDecimos',
  'pressaoSistolica',
] as const
const cao = (pesoKg: number | null, resto: Partial<PacienteDaReferencia> = {}) => ({
  especie: 'Canina',
  pesoKg,
  ...resto,
})
const de = (especie: string, resto: Partial<PacienteDaReferencia> = {}) => ({ especie, ...resto })

describe('nível dos sinais vitais', () => {
  it.each<readonly [SinalVital, number, PacienteDaReferencia, string | undefined]>([
    [FC, 165, cao(8), 'ATENCAO'],
    [FC, 165, cao(3.9), 'NORMAL'],
    [FC, 125, cao(30), 'ATENCAO'],
    [FC, 185, cao(30), 'CRITICO'],
    [FC, 180, cao(30), 'ATENCAO'],
    [FC, 210, cao(8, { idadeMeses: 3 }), 'NORMAL'],
    [FC, 150, cao(null), undefined],
    [FC, 130, de('Felina'), 'ATENCAO'],
    [FC, 115, de('Felina'), 'CRITICO'],
    [FR, 44, de('Felina'), 'ATENCAO'],
    [FR, 61, de('Felina'), 'CRITICO'],
    [T, 360, cao(12), 'ATENCAO'],
    [T, 359, cao(12), 'CRITICO'],
    [T, 360, cao(1, { idadeMeses: 0 }), 'NORMAL'],
    [FC, 46, de('Equina'), 'ATENCAO'],
    [FC, 64, de('Equina'), 'CRITICO'],
    [T, 386, de('Equina'), 'ATENCAO'],
    [FC, 46, de('Equina', { raca: 'Jumento Pêga' }), 'NORMAL'],
    [FC, 46, de('Equina', { idadeMeses: 6 }), undefined],
    [T, 380, de('Lagomorfos'), 'ATENCAO'],
    [T, 368, de('Lagomorfos'), 'CRITICO'],
    [T, 370, de('Lagomorfos'), 'ATENCAO'],
    [T, 369, de('Lagomorfos'), 'CRITICO'],
    [T, 370, de('Roedores', { raca: 'Chinchila' }), 'NORMAL'],
    [T, 369, de('Roedores', { raca: 'Chinchila' }), 'ATENCAO'],
    [T, 385, de('Roedores', { raca: 'Chinchila' }), 'NORMAL'],
    [T, 386, de('Roedores', { raca: 'Chinchila' }), 'ATENCAO'],
    [FC, 150, de('Roedores', { raca: 'Chinchila' }), 'NORMAL'],
    [FC, 149, de('Roedores', { raca: 'Chinchila' }), 'ATENCAO'],
    [T, 372, de('Roedores', { raca: 'Porquinho-da-índia' }), 'NORMAL'],
    [T, 371, de('Roedores', { raca: 'Porquinho-da-índia' }), 'ATENCAO'],
    [T, 359, de('Roedores', { raca: 'Porquinho-da-índia' }), 'CRITICO'],
    [T, 380, de('Roedores', { raca: 'Hamster sírio' }), 'NORMAL'],
    [T, 381, de('Roedores', { raca: 'Hamster sírio' }), 'ATENCAO'],
    [T, 378, de('Outros', { raca: 'Furão' }), 'NORMAL'],
    [T, 377, de('Outros', { raca: 'Furão' }), 'ATENCAO'],
    [T, 364, de('Outros', { raca: 'Furão' }), 'CRITICO'],
    [FC, 300, de('Aves', { pesoKg: 0.45 }), 'NORMAL'],
    // Heavier than each band is the next one: what is normal of a parakeet is not of a macaw.
    [FC, 300, de('Aves', { pesoKg: 1.5 }), 'NORMAL'],
    [FC, 300, de('Aves', { pesoKg: 1.6 }), 'ATENCAO'],
    [FC, 110, de('Aves', { pesoKg: 1.5 }), 'ATENCAO'],
    [FC, 110, de('Aves', { pesoKg: 1.6 }), 'NORMAL'],
    [FC, 350, de('Aves', { pesoKg: 0.59 }), 'NORMAL'],
    [FC, 150, de('Aves', { pesoKg: 0.59 }), 'ATENCAO'],
    [FC, 150, de('Aves', { pesoKg: 0.6 }), 'NORMAL'],
    [FC, 450, de('Aves', { pesoKg: 0.29 }), 'NORMAL'],
    [FC, 450, de('Aves', { pesoKg: 0.3 }), 'ATENCAO'],
    [FC, 550, de('Aves', { pesoKg: 0.09 }), 'NORMAL'],
    [FC, 550, de('Aves', { pesoKg: 0.1 }), 'ATENCAO'],
    [FC, 12, de('Répteis'), undefined],
    [FC, 12, de('Outros'), undefined],
    [PAS, 139, cao(null), 'NORMAL'],
    [PAS, 140, cao(null), 'ATENCAO'],
    [PAS, 160, de('Felina'), 'ALTERADO'],
    [PAS, 172, cao(30, { raca: 'Greyhound' }), 'ATENCAO'],
    [PAS, 89, cao(10), 'CRITICO'],
  ])('%s %d em %j → %s', (sinal, valor, paciente, nivel) => {
    expect(avaliarSinal(sinal, valor, paciente)?.nivel).toBe(nivel)
  })

  it('diz a faixa e a fonte, com o que está por confirmar', () => {
    expect(avaliarSinal(T, 395, cao(8))).toEqual({
      nivel: 'ATENCAO',
      situacao: 'ACIMA',
      referencia: '37,5 a 39,2 °C',
      fonte: expect.stringContaining('repouso'),
    })
    expect(avaliarSinal(FR, 20, cao(8))).toMatchObject({
      referencia: '15 a 30 mpm, a confirmar',
      fonte: expect.stringContaining('a confirmar'),
    })
    expect(avaliarSinal(FC, 100, cao(8))?.fonte).toContain('Ware')
  })

  it('só fala de raças que o cadastro tem', () => {
    const cadastradas = new Set(
      ESPECIES_E_RACAS.flatMap(({ especie, racas }) => racas.map(({ nome }) => normalizarBusca(`${especie} ${nome}`))),
    )
    const citadas = REFERENCIAS_DOS_SINAIS.flatMap(({ especie, racas = [] }) =>
      racas.map((raca) => `${especie} ${raca}`),
    )
    expect(citadas.filter((raca) => !cadastradas.has(normalizarBusca(raca)))).toEqual([])
  })
})
