import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nivelDaSenha, problemaDaSenha } from './index.ts'

describe('senha nova', () => {
  it.each([
    '12345678',
    'senha123',
    'SENHA123',
    'S3nha123',
    'p@ssw0rd',
    'flamengo',
    'Veterinária',
    'demonstracao',
    'Demonstracao!1',
    'vetlume123',
  ])('recusa a comum %s', (senha) => expect(problemaDaSenha(senha)).toMatch(/mais usadas/))

  it.each(['abcdefgh', '98765432', 'aaaaaaaa', 'xyzxyzxyz', '12121212'])(
    'recusa a sequência ou repetição %s',
    (senha) => expect(problemaDaSenha(senha)).toMatch(/Sequências/),
  )

  it('conta o tamanho nas duas pontas', () => {
    expect(problemaDaSenha('Kz7#pq2')).toBe('Use ao menos 8 caracteres.')
    expect(problemaDaSenha('Kz7#pq2w')).toBeNull()
    expect(problemaDaSenha(`Kz7#${'pq2w'.repeat(31)}`)).toBeNull()
    expect(problemaDaSenha(`Kz7#${'pq2w'.repeat(31)}x`)).toBe('Use no máximo 128 caracteres.')
  })

  it('recusa o que se sabe da pessoa, e aceita uma frase que só passa por ali', () => {
    const sobre = ['Marília Nogueira', 'Ecopet Diagnósticos', 'marilia.nog@clinica.vet']
    for (const senha of ['marilia2026', 'Nogueira!', 'diagnosticos1'])
      expect(problemaDaSenha(senha, sobre)).toMatch(/quase o seu nome/)
    expect(problemaDaSenha('nogueira de quintal antigo', sobre)).toBeNull()
    expect(problemaDaSenha('marilia2026')).toBeNull()
  })

  it('mede a força: o tamanho vale mais que o enfeite', () => {
    expect(nivelDaSenha('')).toBe(0)
    expect(nivelDaSenha('senha123')).toBe(1)
    expect(nivelDaSenha('tropeiro')).toBe(2)
    expect(nivelDaSenha('Trop3iro!')).toBe(3)
    expect(nivelDaSenha('o rim esquerdo do gato azul')).toBe(4)
  })

  it.each([
    ['tropeiromago', 2],
    ['tropeiromagu', 3],
    ['tropeiromaguvabel', 3],
    ['tropeiromaguvabelt', 4],
  ])('%s fica no nível %i, de um ponto a outro', (senha, nivel) => expect(nivelDaSenha(senha)).toBe(nivel))

  it('nunca dá nível de aceita ao que é recusado, nem o contrário', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 140 }), (senha) => {
        const recusada = problemaDaSenha(senha) !== null
        expect(nivelDaSenha(senha) <= 1).toBe(recusada)
      }),
    )
  })
})
