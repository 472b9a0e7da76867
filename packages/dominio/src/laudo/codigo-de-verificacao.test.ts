import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SORTEIO_DO_CODIGO, lerCodigoDeVerificacao, montarCodigoDeVerificacao } from './codigo-de-verificacao.ts'

const { alfabeto, quantidade } = SORTEIO_DO_CODIGO
const sorteio = fc.array(fc.nat(alfabeto - 1), { minLength: quantidade, maxLength: quantidade })
const FORMATO = /^VLM-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{2}$/

describe('código de verificação', () => {
  it('tem a forma impressa e volta de qualquer jeito de digitar', () => {
    fc.assert(
      fc.property(sorteio, (sorteados) => {
        const codigo = montarCodigoDeVerificacao(sorteados)
        expect(codigo).toMatch(FORMATO)
        for (const digitado of [
          codigo,
          codigo.toLowerCase(),
          codigo.replaceAll('-', ''),
          codigo.replace('VLM-', ''),
          ` ${codigo.replaceAll('-', ' ')} `,
        ]) {
          expect(lerCodigoDeVerificacao(digitado)).toBe(codigo)
        }
      }),
    )
  })

  it('recusa qualquer letra trocada e qualquer par vizinho invertido', () => {
    fc.assert(
      fc.property(
        sorteio,
        fc.nat(quantidade),
        fc.integer({ min: 1, max: alfabeto - 1 }),
        (sorteados, posicao, salto) => {
          const letras = montarCodigoDeVerificacao(sorteados).replaceAll('-', '').slice(3).split('')
          const todas = [
            ...new Set(
              Array.from({ length: alfabeto }, (_, i) =>
                montarCodigoDeVerificacao([i, ...Array.from({ length: quantidade - 1 }, () => 0)]).charAt(4),
              ),
            ),
          ]
          const trocada = letras.with(posicao, todas[(todas.indexOf(letras[posicao] ?? '') + salto) % alfabeto] ?? '')
          expect(lerCodigoDeVerificacao(trocada.join(''))).toBeNull()
          const [esta = '', vizinha = ''] = [letras[posicao], letras[posicao + 1]]
          if (vizinha === '' || esta === vizinha) return
          expect(
            lerCodigoDeVerificacao(
              letras
                .with(posicao, vizinha)
                .with(posicao + 1, esta)
                .join(''),
            ),
          ).toBeNull()
        },
      ),
    )
  })

  it.each(['', 'VLM', 'VLM-7K3P', 'VLM-0000-OOOO-1L', 'VLM-7K3P-Q9TX-2M2', '🐶'])('recusa “%s”', (digitado) => {
    expect(lerCodigoDeVerificacao(digitado)).toBeNull()
  })
})
