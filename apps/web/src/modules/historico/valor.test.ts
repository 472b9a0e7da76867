import { expect, it } from 'vitest'
import { rotuloDaAcao } from './acoes.ts'
import { mudancasEmOrdem, rotuloDoCampo, textoDoValor } from './valor.ts'

const fuso = 'America/Sao_Paulo'

it('cada tipo de valor se lê em português', () => {
  const texto = (valor: unknown) => textoDoValor(undefined, valor, fuso)
  expect([texto(null), texto(''), texto(true), texto(false), texto(12)]).toEqual([
    'em branco',
    'em branco',
    'sim',
    'não',
    '12',
  ])
  expect([texto('2026-11-20'), texto('2026-11-20T02:30:00.000Z'), texto('Mel')]).toEqual([
    '20/11/2026',
    '19/11/2026 23:30',
    'Mel',
  ])
  expect([texto({ codigo: 'x', nome: 'Poodle' }), texto(['a', 'b']), texto({ a: 1 })]).toEqual([
    'Poodle',
    'a, b',
    '{"a":1}',
  ])
})

it('o campo diz como o seu valor se lê, e em branco continua em branco', () => {
  const campo = { rotulo: 'Peso', texto: (gramas: number) => `${gramas} g` }
  expect([textoDoValor(campo, 850, fuso), textoDoValor(campo, null, fuso)]).toEqual(['850 g', 'em branco'])
})

it('um campo sem nome dado ainda se lê, e nomes herdados não enganam', () => {
  expect(rotuloDoCampo({ cpf: { rotulo: 'CPF' } }, 'cpf')).toBe('CPF')
  expect([rotuloDoCampo({}, 'pesoGramas'), rotuloDoCampo({}, 'criado_por'), rotuloDoCampo({}, 'constructor')]).toEqual([
    'Peso gramas',
    'Criado por',
    'Constructor',
  ])
})

it('as mudanças seguem a ordem do formulário, e o que ele não conhece vem depois', () => {
  const campos = { nome: { rotulo: 'Nome' }, cpf: { rotulo: 'CPF' } }
  const mudancas = { outro: [1, 2], cpf: [null, 'x'], nome: ['a', 'b'] } as const
  expect(mudancasEmOrdem(campos, mudancas).map(([nome]) => nome)).toEqual(['nome', 'cpf', 'outro'])
})

it('o que foi feito se lê em português, mesmo o que não tem nome próprio', () => {
  expect(['ATIVAR', 'DESATIVAR', 'EXCLUIR', 'UNIR', 'FAZER_OUTRA_COISA'].map(rotuloDaAcao)).toEqual([
    'Reativação',
    'Desativação',
    'Exclusão',
    'União de cadastros',
    'Fazer outra coisa',
  ])
})
