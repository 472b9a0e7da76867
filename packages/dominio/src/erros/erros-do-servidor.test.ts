import { describe, expect, it } from 'vitest'
import { ERROS, ErroDeDominio, erroDaRestricao, type CodigoDeErro } from './index.ts'

describe('tabela de erros do servidor', () => {
  it.each(Object.entries(ERROS))('%s tem status de erro e texto em frase', (codigo, { status, mensagem }) => {
    expect(codigo).toMatch(/^[A-Z]+(_[A-Z]+)*$/)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(600)
    expect(mensagem).toMatch(/^\p{Lu}.*\.$/u)
  })

  it.each([
    ['VALIDACAO', 422],
    ['NAO_AUTENTICADO', 401],
    ['CREDENCIAIS_INVALIDAS', 401],
    ['SEM_PERMISSAO', 403],
    ['NAO_ENCONTRADO', 404],
    ['CONFLITO_DE_VERSAO', 409],
    ['HORARIO_OCUPADO', 409],
    ['MUITAS_TENTATIVAS', 429],
    ['ERRO_INTERNO', 500],
  ] satisfies [CodigoDeErro, number][])('%s → %i', (codigo, status) => {
    expect(new ErroDeDominio(codigo).status).toBe(status)
  })

  it('o login recusado usa o texto do catálogo', () => {
    expect(new ErroDeDominio('CREDENCIAIS_INVALIDAS').message).toBe('Usuário ou senha inválido.')
  })
})

describe('ErroDeDominio', () => {
  it('usa o texto da tabela e é um Error', () => {
    const erro = new ErroDeDominio('EM_USO')
    expect(erro).toBeInstanceOf(Error)
    expect(erro).toMatchObject({
      name: 'ErroDeDominio',
      codigo: 'EM_USO',
      message: ERROS.EM_USO.mensagem,
      campos: undefined,
    })
    expect('cause' in erro).toBe(false)
  })

  it('aceita texto, campos, detalhes e causa', () => {
    const causa = new Error('pg')
    const erro = new ErroDeDominio('EM_USO', {
      mensagem: 'Há 3 atendimentos com este serviço.',
      campos: { servico: 'Em uso' },
      detalhes: { atendimentos: 3 },
      cause: causa,
    })
    expect(erro.message).toBe('Há 3 atendimentos com este serviço.')
    expect(erro.campos).toEqual({ servico: 'Em uso' })
    expect(erro.detalhes).toEqual({ atendimentos: 3 })
    expect(erro.cause).toBe(causa)
  })
})

describe('erroDaRestricao', () => {
  const tabela = {
    tutor_cpf_unico: { codigo: 'JA_EXISTE', campos: { cpf: 'Já existe um tutor com este CPF.' } },
  } as const

  it('nome conhecido vira a recusa descrita, com a causa para o registro', () => {
    const causa = new Error('duplicate key')
    const erro = erroDaRestricao('tutor_cpf_unico', causa, tabela)
    expect(erro).toMatchObject({
      codigo: 'JA_EXISTE',
      campos: { cpf: 'Já existe um tutor com este CPF.' },
      cause: causa,
    })
  })

  it('um nome que já existe tem a sua recusa, a que a tabela diz ou a de todos', () => {
    const comPalavras = {
      sala_nome_unico: { codigo: 'JA_EXISTE', campos: { nome: 'Já existe uma sala assim.' } },
    } as const
    expect(erroDaRestricao('mesa_nome_unico', undefined, comPalavras)).toMatchObject({
      codigo: 'JA_EXISTE',
      campos: { nome: 'Já existe um cadastro com este nome.' },
    })
    expect(erroDaRestricao('sala_nome_unico', undefined, comPalavras)?.campos).toEqual({
      nome: 'Já existe uma sala assim.',
    })
  })

  it.each([undefined, 'outra', 'mesa_nome_unico_2', 'toString', 'constructor'])('%s não é recusa conhecida', (nome) => {
    expect(erroDaRestricao(nome, undefined, tabela)).toBeNull()
  })
})
