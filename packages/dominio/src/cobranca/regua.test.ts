import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  atrasoDe,
  dadosDaRegua,
  momentoDoPasso,
  passoDeHoje,
  PASSOS_PADRAO,
  preencherCobranca,
  proximoPasso,
  VARIAVEIS_DA_COBRANCA,
  variaveisDesconhecidas,
  vencimentosACobrar,
} from './index.ts'

const VENCIMENTO = '2026-12-10'
const em = (dias: number) => Temporal.PlainDate.from(VENCIMENTO).add({ days: dias }).toString()
const hoje = (dias: number, enviados: readonly number[] = []) =>
  passoDeHoje(PASSOS_PADRAO, { vencimento: VENCIMENTO, hoje: em(dias), enviados })?.dias ?? null

describe('régua de cobrança', () => {
  it.each([
    [-4, null],
    [-3, -3],
    // A day or two late it still goes; on the due day the one of the day goes instead.
    [-1, -3],
    [0, 0],
    [2, 0],
    [3, 3],
    [6, null],
    [10, 10],
    [22, 20],
    [23, null],
    [400, null],
  ])('a %i dias do vencimento, o passo é %s', (dias, passo) => expect(hoje(dias)).toBe(passo))

  it('o que já foi não vai de novo, nem o que viria antes dele', () => {
    expect(hoje(3, [3])).toBeNull()
    expect(hoje(3, [-3, 0])).toBe(3)
    expect(hoje(0, [3])).toBeNull()
    // What should remind before the due day is not sent after it.
    expect(
      passoDeHoje([{ dias: -1, assunto: '', mensagem: '' }], { vencimento: VENCIMENTO, hoje: em(1), enviados: [] }),
    ).toBeNull()
  })

  it('procura só vencimentos que algum passo cobra, e não deixa nenhum de fora', () => {
    const procurados = vencimentosACobrar(PASSOS_PADRAO, VENCIMENTO)
    const cobra = (vencimento: string) =>
      passoDeHoje(PASSOS_PADRAO, { vencimento, hoje: VENCIMENTO, enviados: [] }) !== null
    const perto = Array.from({ length: 121 }, (_, n) => em(n - 60))
    expect(perto.filter(cobra).filter((dia) => !procurados.includes(dia))).toEqual([])
    expect(procurados).toHaveLength(new Set(procurados).size)
    expect(procurados).toHaveLength(15)
    expect(vencimentosACobrar([], VENCIMENTO)).toEqual([])
  })

  it('diz o atraso em dias; antes do vencimento não há nenhum', () => {
    expect([-3, 0, 1, 10].map(atrasoDe)).toEqual(['0 dias', '0 dias', '1 dia', '10 dias'])
  })

  it('dia após dia, cada passo vai uma vez e em ordem, ainda que o servidor pare por uns dias', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: -10, max: 40 }), { maxLength: 8 }),
        fc.array(fc.boolean(), { minLength: 60, maxLength: 60 }),
        (dias, ligado) => {
          const passos = dias.map((n) => ({ dias: n, assunto: 'x', mensagem: 'x' }))
          const enviados: number[] = []
          ligado.forEach((sim, n) => {
            const onde = { vencimento: VENCIMENTO, hoje: em(n - 12), enviados }
            const passo = passoDeHoje(passos, onde)
            const proximo = proximoPasso(passos, onde)
            if (passo !== null) expect(proximo).toEqual({ dias: passo.dias, dia: onde.hoje })
            else if (proximo !== null) expect(proximo.dia > onde.hoje).toBe(true)
            if (sim && passo !== null) enviados.push(passo.dias)
          })
          expect(enviados).toEqual([...new Set(enviados)].toSorted((a, b) => a - b))
          if (ligado.every(Boolean)) expect(enviados).toEqual(dias.toSorted((a, b) => a - b))
        },
      ),
    )
  })

  it('as palavras: o que tem nome é preenchido, o resto fica como foi digitado', () => {
    expect(preencherCobranca('{conta} de { valor } {algo} {', { ...VARIAVEIS_DA_COBRANCA, valor: 'R$ 1,00' })).toBe(
      'Fechamento nº 12 de R$ 1,00 {algo} {',
    )
    expect(variaveisDesconhecidas('{conta} {preco} {valor}')).toEqual(['preco'])
    expect(momentoDoPasso(-3)).toBe('3 dias antes do vencimento')
    expect(momentoDoPasso(1)).toBe('1 dia depois do vencimento')
    for (const { assunto, mensagem } of PASSOS_PADRAO) expect(variaveisDesconhecidas(assunto + mensagem)).toEqual([])
  })

  it('o que não serve é dito no campo', () => {
    const passo = { dias: 1, assunto: 'Oi', mensagem: 'Olá' }
    const regua = (passos: object[]) => dadosDaRegua.safeParse({ ativa: true, hora: '09:00', passos })
    expect(regua([passo]).success).toBe(true)
    expect(regua([]).error?.issues[0]?.message).toBe('Inclua ao menos um aviso.')
    expect(regua([passo, passo]).error?.issues[0]?.message).toBe('Dois avisos caem no mesmo dia.')
    expect(regua([{ ...passo, dias: 181 }]).error?.issues[0]).toMatchObject({ path: ['passos', 0, 'dias'] })
    expect(regua([{ ...passo, assunto: '{preco}' }]).error?.issues[0]).toMatchObject({
      path: ['passos', 0, 'assunto'],
      message: 'Não existe a variável {preco}.',
    })
  })
})
