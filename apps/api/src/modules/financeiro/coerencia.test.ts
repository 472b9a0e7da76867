import {
  ACOES_DO_ATENDIMENTO,
  estadoPermite,
  ESTADOS_COBRADOS,
  TRANSICOES_DO_ATENDIMENTO,
  type EstadoDoAtendimento,
} from '@vetlume/dominio/atendimento'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrir, agir, criarServico, dinheiroDe, pagar } from '../../../teste/atendimentos.ts'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'

let amb: Ambiente
let empresa: Empresa

beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

describe('qualquer sequência de ações', () => {
  const passo = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...ACOES_DO_ATENDIMENTO) },
    { weight: 1, arbitrary: fc.constant('pagar' as const) },
  )

  it('nunca deixa o dinheiro em desacordo com a situação', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(passo, { minLength: 3, maxLength: 10 }), async (passos) => {
        const { codigo } = await abrir(amb, empresa, {
          itens: [{ servico: await criarServico(amb, empresa) }, { servico: await criarServico(amb, empresa) }],
        })
        let estado: EstadoDoAtendimento = 'ABERTO'
        let pago = false
        for (const acao of passos) {
          const antes = await dinheiroDe(amb, codigo)
          if (acao === 'pagar') {
            const [vivo] = antes.vivos
            if (vivo?.estado === 'ABERTO') await pagar(amb, vivo)
            pago ||= vivo !== undefined
            continue
          }
          const { status, corpo } = await agir(empresa.como.CLIENTE, codigo, acao, 'Motivo')
          const vale = estadoPermite(acao, estado) && !(acao === 'reabrir' && pago)
          expect([acao, status]).toEqual([acao, vale ? 200 : 409])
          if (vale) estado = TRANSICOES_DO_ATENDIMENTO[acao].para
          if (vale) expect(corpo.estado).toBe(estado)
          const { vivos, repassesVivos } = await dinheiroDe(amb, codigo)
          const cobrado = (ESTADOS_COBRADOS as readonly string[]).includes(estado)
          expect(vivos.map(({ valor_centavos }) => valor_centavos)).toEqual(cobrado ? [20_000] : [])
          expect(repassesVivos.map(({ valor_centavos }) => valor_centavos)).toEqual(cobrado ? [5_000, 5_000] : [])
        }
      }),
      { numRuns: 15 },
    )
  })
})
