import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { limparLinha } from '../cadastro/index.ts'
import type { Celula, Leitor } from './celula.ts'
import { lerContatos, lerNomes, lerPessoas, lerPrecos } from './ler-listas.ts'
import { escreverContatos, escreverNomes, escreverPagamentos, escreverPrecos, escreverTutores } from './listas.ts'
import { lerFuso, lerSituacao } from './palavras.ts'
import { lerGraus, lerPercentual } from './valores.ts'

const nome = fc
  .oneof(fc.string({ maxLength: 20 }), fc.constantFrom('A | B', 'a;b', String.raw`x\|`, '|', '–'))
  .map((texto) => limparLinha(`N${texto}`))
const semNada = <T>(lista: T[]) => lista.length > 0

const ler = <T>(leitor: Leitor<T>, celula: Celula) => leitor(celula ?? '').valor ?? 'recusado'

describe('uma lista numa célula', () => {
  it('nomes e preços: o que se escreve se lê', () => {
    fc.assert(
      fc.property(fc.array(nome).filter(semNada), (nomes) => {
        expect(ler(lerNomes, escreverNomes(nomes))).toEqual(nomes)
        const precos = nomes.map((um, centavos) => ({ nome: um, centavos: centavos * 12_345 }))
        expect(ler(lerPrecos, escreverPrecos(precos))).toEqual(precos)
      }),
    )
  })

  it('contatos: cada parte é reconhecida pelo que é, e o que falta não deixa lugar vazio', () => {
    const contato = fc.record({
      nome,
      papel: fc.constantFrom(null, 'Recepção', 'Cobranças', 'Laudos', 'A | B'),
      telefone: fc.constantFrom(null, '+5511912345678', '+14155552671'),
      email: fc.constantFrom(null, 'ana@campos.vet'),
      recebeLaudos: fc.boolean(),
      recebeCobrancas: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(contato).filter(semNada), (contatos) => {
        expect(ler(lerContatos, escreverContatos(contatos))).toEqual(contatos)
      }),
    )
    expect(ler(lerContatos, 'Ana|11 91234-5678|recebe cobrancas')).toEqual([
      {
        nome: 'Ana',
        papel: null,
        telefone: '+5511912345678',
        email: null,
        recebeLaudos: false,
        recebeCobrancas: true,
      },
    ])
    expect(lerContatos('Ana | Recepção | Gerência').erro).toContain('“Gerência”')
  })

  it('pagamentos: o dia, como, quanto, e só o que houve além disso', () => {
    const pix = {
      pagoEm: '2026-11-05',
      metodo: 'PIX',
      valorCentavos: 123_456,
      taxaCentavos: 0,
      descontoCentavos: 0,
      acrescimoCentavos: 0,
      parcela: null,
      parcelas: null,
      contaFinanceira: null,
    } as const
    const cartao = {
      ...pix,
      metodo: 'CARTAO_CREDITO',
      parcela: 1,
      parcelas: 3,
      contaFinanceira: { codigo: 'c', nome: 'Banco | 1' },
      descontoCentavos: 100,
      acrescimoCentavos: 250,
      taxaCentavos: 5,
    } as const
    expect(escreverPagamentos([pix, cartao])).toBe(
      String.raw`05/11/2026 | Pix | 1234,56
05/11/2026 | Cartão de crédito | 1234,56 | parcela 1 de 3 | Banco \| 1 | desconto 1,00 | multa e juros 2,50 | taxa 0,05`,
    )
    expect(escreverPagamentos([])).toBeNull()
  })

  it('tutores: com o documento que os distingue', () => {
    const celula = escreverTutores([
      { nome: 'Ana', cpf: '52998224725', documento: null },
      { nome: 'Mary', cpf: null, documento: 'X1' },
      { nome: 'Bob', cpf: null, documento: null },
    ])
    expect(celula).toBe('Ana | 529.982.247-25\nMary | X1\nBob')
    expect(ler(lerPessoas, celula)).toEqual([
      { nome: 'Ana', documento: '529.982.247-25' },
      { nome: 'Mary', documento: 'X1' },
      { nome: 'Bob', documento: null },
    ])
  })

  it('sem nada, a célula fica vazia; um preço que falta ou não é preço é dito com o nome', () => {
    expect([escreverNomes([]), escreverPrecos([]), escreverContatos([])]).toEqual([null, null, null])
    for (const celula of ['Eco', 'Eco | dez', 'Eco | 10,00 | 2', '| 10,00 | 5'])
      expect(lerPrecos(celula).erro, celula).toContain('| 150,00')
    expect(ler(lerPrecos, 'Eco | R$ 1.234,50\r\n\r\nRX|80')).toEqual([
      { nome: 'Eco', centavos: 123_450 },
      { nome: 'RX', centavos: 8_000 },
    ])
  })
})

describe('palavras e medidas da planilha', () => {
  it.each([
    ['Ativo', true],
    ['INATIVA', false],
    ['não', false],
    ['Óbito', null],
    ['Inadimplente', undefined],
  ])('situação %s → %s', (celula, valor) => expect(lerSituacao(celula).valor).toBe(valor))

  it.each([
    ['Manaus (UTC−4)', 'America/Manaus'],
    ['brasilia', 'America/Sao_Paulo'],
    ['America/Rio_Branco', 'America/Rio_Branco'],
    ['Fernando', undefined],
    ['Lisboa', undefined],
  ])('fuso %s → %s', (celula, valor) => expect(lerFuso(celula).valor).toBe(valor))

  it.each([
    ['12,5', 1_250],
    ['12,5 %', 1_250],
    [10, 1_000],
    ['0,005', undefined],
    ['dez', undefined],
  ])('percentual %s → %s', (celula, valor) => expect(lerPercentual(celula).valor).toBe(valor))

  it.each([
    ['-23,5505', -23.5505],
    ['−46.6333', -46.6333],
    [-23.5, -23.5],
    ['23° 33′', undefined],
    ['1.234,5', undefined],
  ])('graus %s → %s', (celula, valor) => expect(lerGraus(celula).valor).toBe(valor))
})
