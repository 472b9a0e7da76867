import fc from 'fast-check'
import { expect, it } from 'vitest'
import { permite, type Salto } from '../estado/index.ts'
import {
  conferirBaixa,
  darBaixa,
  estadoDoPagamento,
  estornar,
  PASSOS_DO_PAGAMENTO,
  TRANSICOES_DO_TITULO,
  type EstadoGravadoDoTitulo,
  type PassoDoTitulo,
  type ValoresDaBaixa,
  type ValoresDoTitulo,
} from './index.ts'

const passos = Object.keys(TRANSICOES_DO_TITULO) as PassoDoTitulo[]
const de = (estado: EstadoGravadoDoTitulo) =>
  passos.filter((passo) => permite<EstadoGravadoDoTitulo>(TRANSICOES_DO_TITULO[passo], estado))

it.each<[EstadoGravadoDoTitulo, PassoDoTitulo[]]>([
  ['PREVISTO', ['cancelar']],
  ['ABERTO', ['quitar', 'pagarEmParte', 'cancelar', 'renegociar']],
  ['PARCIAL', ['quitar', 'pagarEmParte', 'devolverTudo', 'cancelar', 'renegociar']],
  ['PAGO', ['quitar', 'pagarEmParte', 'devolverTudo']],
  ['CANCELADO', ['reaver']],
  ['ESTORNADO', []],
  ['RENEGOCIADO', ['desfazerAcordo', 'desfazerAcordoPagoEmParte']],
  ['A_FATURAR', ['cancelar', 'faturar']],
  ['FATURADO', ['sairDoFechamento']],
])('de %s: %j', (estado, esperados) => {
  expect(de(estado)).toEqual(esperados)
})

const pagar = (valorCentavos: number, acrescimoCentavos: number): ValoresDaBaixa => ({
  valorCentavos,
  acrescimoCentavos,
  descontoCentavos: 0,
  taxaCentavos: 0,
})

it('por quaisquer pagamentos e estornos, o passo que os valores pedem está na tabela', () => {
  const valor = fc.integer({ min: 0, max: 300 })
  const baixa = fc.record({
    valorCentavos: fc.integer({ min: 1, max: 300 }),
    descontoCentavos: valor,
    acrescimoCentavos: valor,
    taxaCentavos: fc.constant(0),
  })
  const acoes = fc.array(fc.oneof(baixa, fc.nat()), { maxLength: 20 })
  fc.assert(
    fc.property(acoes, (sequencia) => {
      let titulo: ValoresDoTitulo = { valorCentavos: 200, descontoCentavos: 0, acrescimoCentavos: 0, pagoCentavos: 0 }
      const feitas: ValoresDaBaixa[] = []
      for (const acao of sequencia) {
        const antes = estadoDoPagamento(titulo)
        if (typeof acao === 'number') {
          const [feita] = feitas.length === 0 ? [] : feitas.slice(acao % feitas.length)
          const volta = feita === undefined ? null : estornar(titulo, feita)
          if (feita === undefined || volta === null) continue
          feitas.splice(feitas.indexOf(feita), 1)
          titulo = volta
        } else {
          if (antes === 'PAGO' || Object.keys(conferirBaixa(titulo, acao)).length > 0) continue
          feitas.push(acao)
          titulo = darBaixa(titulo, acao)
        }
        const salto: Salto<EstadoGravadoDoTitulo> = TRANSICOES_DO_TITULO[PASSOS_DO_PAGAMENTO[estadoDoPagamento(titulo)]]
        expect(permite(salto, antes)).toBe(true)
      }
    }),
    // A payment that brought a fine of its own worth, taken back after the rest was paid: it stays paid.
    { numRuns: 500, examples: [[[pagar(50, 50), pagar(200, 0), 0]]] },
  )
})
