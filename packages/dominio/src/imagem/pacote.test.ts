import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { desempacotarVarias, empacotarVarias } from './pacote.ts'

const bytes = fc.uint8Array({ maxLength: 40 }).map((lidos) => new Uint8Array(lidos))

it('o que se empacota se desempacota, cada imagem com os seus bytes', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.tuple(fc.uuid(), bytes), { selector: ([chave]) => chave }), (imagens) => {
      expect([...desempacotarVarias(empacotarVarias(imagens))]).toEqual(imagens)
    }),
  )
})
