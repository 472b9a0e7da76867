import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dadosDeParceiro } from './parceiro/parceiro.ts'
import { abrirAmbiente, type Ambiente } from './ambiente.ts'
import { cpfUnico, criarEmpresa, unico, type Empresa } from './fabricas.ts'
import { camposDe } from './respostas.ts'

let amb: Ambiente
let empresa: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

describe('campos que não são do formulário', () => {
  it('não mudam dono, estado, plano, versão nem permissões de nada', async () => {
    const outra = await criarEmpresa(amb)
    const intruso = {
      cliente: outra.cliente,
      estado: 'ATIVO',
      plano: null,
      operadora: true,
      ativo: false,
      criadoEm: '2000-01-01T00:00:00Z',
      permissoes: { editar: true },
      unidoA: { codigo: outra.cliente, nome: 'x' },
      unido_a: outra.cliente,
      horariosVersao: 99,
      usuarios: [],
      constructor: { prototype: { ativo: false } },
    }
    const { CLIENTE } = empresa.como
    const parceiro = await CLIENTE('POST /parceiro', {
      ...dadosDeParceiro(),
      ...intruso,
      versao: 77,
      codigo: outra.parceiro,
    } as never)
    expect([parceiro.status, parceiro.corpo.ativo, parceiro.corpo.versao]).toEqual([400, undefined, undefined])
    const { constructor: _, ...resto } = intruso
    const criado = await CLIENTE('POST /parceiro', {
      ...dadosDeParceiro(),
      ...resto,
      versao: 77,
      codigo: outra.parceiro,
    } as never)
    expect([criado.status, criado.corpo.ativo, criado.corpo.versao]).toEqual([201, true, 1])
    expect(criado.corpo.codigo).not.toBe(outra.parceiro)
    const linha = await amb.db
      .selectFrom('parceiro')
      .select('cliente')
      .where('codigo', '=', criado.corpo.codigo)
      .executeTakeFirstOrThrow()
    expect(linha.cliente).toBe(empresa.cliente)
  })

  it('a empresa não se dá um plano, não sai da suspensão nem vira operadora pelo seu próprio formulário', async () => {
    const { CLIENTE } = empresa.como
    const { corpo } = await CLIENTE('GET /cliente/proprio', {})
    const { nome, razaoSocial, documento, versao } = corpo
    const { codigo: plano } = await amb.db.selectFrom('plano').select('codigo').executeTakeFirstOrThrow()
    const mudado = await CLIENTE('PUT /cliente/proprio', {
      nome,
      razaoSocial,
      documento,
      versao,
      plano,
      estado: 'GRATIS',
      testeAte: '2999-01-01',
      operadora: true,
      ativo: false,
    } as never)
    // The fixture's document is not a real CNPJ: what matters is what the row is afterwards.
    expect([200, 422]).toContain(mudado.status)
    const linha = await amb.db
      .selectFrom('cliente')
      .select(['plano', 'estado', 'operadora', 'ativo', 'teste_ate'])
      .where('codigo', '=', empresa.cliente)
      .executeTakeFirstOrThrow()
    expect(linha).toEqual({ plano: null, estado: 'ATIVO', operadora: false, ativo: true, teste_ate: null })
  })
})

describe('nomes', () => {
  const criar = (nome: string) => empresa.como.CLIENTE('POST /equipamento', { nome })
  it.each([
    ['espaços de largura zero', '\u200b\u200b\u200b'],
    ['marcas de direção', '\u202e\u200f'],
    ['junções e variação sozinhas', '\u200d\ufe0f'],
    ['espaço hangul e vazio braille', '\u3164\u2800'],
  ])('%s não é um nome: ninguém o veria na lista', async (_, nome) => {
    const { status, corpo } = await criar(nome)
    expect([status, Object.keys(camposDe(corpo))]).toEqual([422, ['nome']])
  })

  it('o que não se vê não faz de um nome outro, nem vira o texto do avesso', async () => {
    const nome = unico('Eco')
    expect((await criar(nome)).status).toBe(201)
    expect((await criar(`${nome.slice(0, 2)}\u200b${nome.slice(2)}`)).status).toBe(409)
    const virado = await criar(`${unico('Boleto')} \u202egpj.exe`)
    expect(virado.corpo.nome).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)
  })

  it.each([
    "D'Ávila & Filhos <b>",
    'Ação 🐾 👩🏽‍⚕️',
    'Ω≈ç√∫˜µ',
    '%_\\',
    '=1+1',
    "'; drop table animal; --",
    'a'.repeat(120),
    '{{animal.nome}}',
  ])('%s é guardado como foi escrito, e achado', async (escrito) => {
    const outra = await criarEmpresa(amb)
    const { status, corpo } = await outra.como.CLIENTE('POST /tutor', { nome: escrito, cpf: cpfUnico() })
    expect([status, corpo.nome]).toEqual([201, escrito])
    const busca = [...escrito].slice(0, 20).join('')
    expect((await outra.como.CLIENTE('GET /tutor', { busca })).corpo.itens.map(({ codigo }) => codigo)).toEqual([
      corpo.codigo,
    ])
  })

  it('cento e vinte e uma letras, ou dez mil, são recusadas no seu campo', async () => {
    for (const tamanho of [121, 10_000])
      expect(camposDe((await criar('x'.repeat(tamanho))).corpo)).toHaveProperty('nome')
  })

  it('um sinal de busca do banco não acha tudo', async () => {
    const outra = await criarEmpresa(amb)
    await outra.como.CLIENTE('POST /tutor', { nome: 'Ana Lima', estrangeiro: true })
    for (const busca of ['%', '_', '%%', '\\', 'a%a', 'A_a']) {
      expect([busca, (await outra.como.CLIENTE('GET /tutor', { busca })).corpo.itens.length]).toEqual([busca, 0])
      expect((await outra.como.CLIENTE('GET /busca', { termo: `${busca}${busca}` })).corpo.itens ?? []).toEqual([])
    }
  })
})
