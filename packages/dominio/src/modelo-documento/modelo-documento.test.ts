import { describe, expect, it } from 'vitest'
import type { EstruturaDoModelo } from '../laudo/index.ts'
import { MODELOS_DE_LAUDO, MODELOS_DE_TEXTO } from '../modelos/index.ts'
import { abreviaturaEm, compararVersoes, dadosDoModelo, produtoDaReceita, REGRAS_DO_MODELO } from './index.ts'
import { clonar, laudo, referencia } from '../../teste/modelo-documento/modelos-de-exemplo.ts'

describe('receita sem abreviaturas', () => {
  it.each([
    ['1 comprimido VO', 'VO'],
    ['a cada 12h', '12h'],
    ['BID', 'BID'],
    ['8/8h por 7 dias', '8/8h'],
    ['2 gts', 'gts'],
  ])('%s', (escrito, abreviatura) => expect(abreviaturaEm(escrito)?.escrita).toBe(abreviatura))
  it.each(['Um comprimido, por via oral', '250 mg', 'A cada doze horas', '2,5 mL', 'vovó'])('aceita %s', (escrito) =>
    expect(abreviaturaEm(escrito)).toBeNull(),
  )
  it('recusa no campo, dizendo como escrever', () => {
    const lido = produtoDaReceita.safeParse({
      nome: 'Amoxicilina',
      concentracao: '250 mg',
      forma: 'comprimido',
      quantidade: 'Um frasco',
      dose: 'Um comprimido',
      via: 'VO',
      frequencia: 'A cada doze horas',
      duracao: 'Sete dias',
    })
    expect(lido.error?.issues).toMatchObject([{ path: ['via'], message: expect.stringContaining('via oral') }])
  })
})

describe('compararVersoes', () => {
  const so = (estrutura: EstruturaDoModelo) => ({ laudo: estrutura, texto: null })
  it('de uma versão para ela mesma não há diferença', () => {
    for (const { estrutura } of MODELOS_DE_LAUDO)
      expect(compararVersoes(so(estrutura), so(clonar(estrutura)))).toEqual([])
    for (const { estrutura } of MODELOS_DE_TEXTO) {
      const versao = { laudo: null, texto: estrutura }
      expect(compararVersoes(versao, clonar(versao))).toEqual([])
    }
  })
  it('diz o que mudou, o que entrou e o que saiu', () => {
    const depois = laudo()
    depois.secoes[0]!.titulo = 'Bexiga'
    depois.secoes[0]!.obrigatoria = true
    depois.secoes[1]!.frases.shift()
    depois.secoes.pop()
    depois.referencias = [referencia()]
    const diferencas = compararVersoes(so(laudo()), so(depois))
    expect(diferencas).toContainEqual({ onde: 'Seção 1', antes: 'Bexiga urinária', depois: 'Bexiga' })
    expect(diferencas).toContainEqual({ onde: 'Bexiga, obrigatória', antes: 'não', depois: 'sim' })
    expect(diferencas).toContainEqual({
      onde: 'Referência de “Comprimento do rim”, canina',
      antes: null,
      depois: 'de 1 até 2 cm (Livro)',
    })
    expect(diferencas.filter(({ depois: novo }) => novo === null).map(({ onde }) => onde)).toContain(
      'Rins, frase “Nefropatia discreta”',
    )
  })
})

it('só diz que a ordem mudou quando as seções que ficaram trocaram de lugar', () => {
  const so = (estrutura: EstruturaDoModelo) => ({ laudo: estrutura, texto: null })
  const [primeira, segunda, ...outras] = laudo().secoes
  const ordem = (secoes: EstruturaDoModelo['secoes']) =>
    compararVersoes(so(laudo()), so({ ...laudo(), secoes })).filter(({ onde }) => onde === 'Ordem das seções')
  expect(ordem([segunda!, primeira!, ...outras])).toHaveLength(1)
  expect(ordem([{ ...primeira!, titulo: 'Outro nome' }, ...outras])).toEqual([])
})

it('só um modelo de laudo escolhe modalidade, espécie e sexo', () => {
  const esquema = dadosDoModelo.check(...(REGRAS_DO_MODELO as never as []))
  expect(esquema.safeParse({ nome: 'Recibo', tipo: 'RECIBO', sexo: 'MACHO' }).error?.issues[0]?.path).toEqual(['tipo'])
  expect(esquema.safeParse({ nome: 'Recibo', tipo: 'RECIBO', sexo: '' }).success).toBe(true)
  expect(esquema.safeParse({ nome: 'Laudo', tipo: 'LAUDO', sexo: 'MACHO' }).success).toBe(true)
})
