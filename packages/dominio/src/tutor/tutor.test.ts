import { describe, expect, it } from 'vitest'
import { contratoTutor, dadosDoTutor, identificacaoPorExtenso } from './index.ts'

const campos = (entrada: object) =>
  dadosDoTutor.safeParse(entrada).error?.issues.map(({ path }) => path.join('.')) ?? []

describe('dados do tutor', () => {
  it('lê o que as pessoas digitam na forma em que é guardado', () => {
    expect(
      dadosDoTutor.parse({
        nome: ' Ana  Lima ',
        cpf: '529.982.247-25',
        telefone: '',
        whatsapp: null,
        cep: '01310-100',
        numero: '  ',
      }),
    ).toEqual({
      nome: 'Ana Lima',
      estrangeiro: false,
      cpf: '52998224725',
      telefone: null,
      whatsapp: null,
      email: null,
      cep: '01310100',
      logradouro: null,
      numero: null,
      complemento: null,
      bairro: null,
      cidade: null,
      parceiro: null,
      documento: null,
      outroTelefone: null,
    })
  })

  it('o CPF pode vir depois; o que vem é conferido', () => {
    expect(campos({ nome: 'Ana' })).toEqual([])
    expect(campos({ nome: 'Ana', cpf: '' })).toEqual([])
    expect(campos({ nome: 'Ana', cpf: '111.111.111-11' })).toEqual(['cpf'])
    expect(campos({ nome: 'John', estrangeiro: true })).toEqual([])
    expect(campos({ nome: 'John', estrangeiro: true, cpf: '123' })).toEqual(['cpf'])
    expect(campos({ nome: 'John', estrangeiro: true, documento: 'AB 123456' })).toEqual([])
    expect(campos({ nome: 'Ana', cpf: '529.982.247-25', documento: 'AB 123456' })).toEqual(['documento'])
  })

  it('a alteração segue as mesmas regras', () => {
    const { error } = contratoTutor['PUT /tutor/:codigo'].entrada.safeParse({
      nome: 'Ana',
      cpf: '123',
      codigo: '01890000-0000-7000-8000-000000000000',
      versao: 1,
    })
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['cpf'])
  })
})

it.each([
  [{ cpf: '52998224725', estrangeiro: false, documento: null }, 'CPF 529.982.247-25'],
  [{ cpf: '52998224725', estrangeiro: true, documento: 'AB 123' }, 'CPF 529.982.247-25'],
  [{ cpf: null, estrangeiro: false, documento: null }, 'CPF não informado'],
  [{ cpf: null, estrangeiro: true, documento: null }, 'Estrangeiro, sem CPF'],
  [{ cpf: null, estrangeiro: true, documento: 'AB 123' }, 'Documento AB 123'],
])('%j sai como “%s”', (tutor, dito) => {
  expect(identificacaoPorExtenso(tutor)).toBe(dito)
})
