import { describe, expect, it, vi } from 'vitest'
import { criarSessao } from './sessao.ts'
import { armazenamentoEmMemoria, criarContexto, criarUsuario } from '../../teste/fabricas.ts'

describe('sessão', () => {
  it('está autenticada no início só com um usuário guardado que se possa ler', () => {
    const com = (user: string) => criarSessao(armazenamentoEmMemoria({ user }).armazenamento).autenticada()
    expect(criarSessao(armazenamentoEmMemoria({ token: 'a.b.c' }).armazenamento).autenticada()).toBe(false)
    expect(com(JSON.stringify(criarUsuario()))).toBe(true)
    expect(com('{quebrado')).toBe(false)
    expect(com('"texto"')).toBe(false)
  })

  it('guarda sob as quatro chaves publicadas e remove todas ao encerrar', () => {
    const { armazenamento, dados } = armazenamentoEmMemoria({ alheia: 'fica' })
    const sessao = criarSessao(armazenamento)
    sessao.entrar({ token: 't1', user: criarUsuario() })
    sessao.definirContexto('cliente', 't2', criarContexto())
    expect([...dados.keys()].sort()).toEqual(['alheia', 'clienteSessao', 'token', 'user'])
    sessao.definirContexto('clinica', 't3', criarContexto({ codigo: 'k1' }))
    expect([...dados.keys()].sort()).toEqual(['alheia', 'clinicaSessao', 'token', 'user'])
    expect(sessao.token()).toBe('t3')
    sessao.encerrar()
    expect([...dados.keys()]).toEqual(['alheia'])
    expect(sessao.autenticada()).toBe(false)
  })

  it('quem entra não herda a empresa de quem estava', () => {
    const { armazenamento, dados } = armazenamentoEmMemoria({ clienteSessao: JSON.stringify(criarContexto()) })
    const sessao = criarSessao(armazenamento)
    sessao.entrar({ token: 't', user: criarUsuario() })
    expect(dados.has('clienteSessao')).toBe(false)
    expect(sessao.estado()).toMatchObject({ cliente: null, clinica: null })
  })

  it('avisa quem ouve, com um estado que só muda quando algo muda', () => {
    const { armazenamento } = armazenamentoEmMemoria()
    const sessao = criarSessao(armazenamento)
    const ouvinte = vi.fn<() => void>()
    const parar = sessao.assinar(ouvinte)
    const antes = sessao.estado()
    expect(sessao.estado()).toBe(antes)
    sessao.entrar({ token: 't', user: criarUsuario() })
    expect(ouvinte).toHaveBeenCalledOnce()
    parar()
    sessao.encerrar()
    expect(ouvinte).toHaveBeenCalledOnce()
  })

  it('lê de novo o que outra aba escreveu', () => {
    const { armazenamento, dados } = armazenamentoEmMemoria({ user: JSON.stringify(criarUsuario()) })
    const sessao = criarSessao(armazenamento)
    dados.delete('user')
    expect(sessao.autenticada()).toBe(true)
    sessao.recarregar()
    expect(sessao.autenticada()).toBe(false)
  })
})
