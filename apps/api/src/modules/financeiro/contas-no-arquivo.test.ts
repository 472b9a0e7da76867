import { afterAll, beforeAll, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { cobrada, contasDe, lancada } from '../../../teste/contas.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'

let amb: Ambiente
let empresa: Empresa
let banco: string
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  banco = (await contasDe(empresa)).banco
})
afterAll(() => amb.fechar())

interface Recebida {
  valorCentavos: number
  descontoCentavos?: number
  acrescimoCentavos?: number
  taxaCentavos?: number
  parcelas?: number
  metodo?: 'PIX' | 'CARTAO_CREDITO'
}

async function receber({ codigo, versao }: { codigo: string; versao: number }, dados: Recebida) {
  const pedido = { codigo, versao, pagoEm: '2026-11-18', metodo: 'PIX' as const, contaFinanceira: banco, ...dados }
  return (await empresa.como.CLIENTE('POST /contas-receber/:codigo/baixa', pedido)).corpo
}

const comoEmpresa = async (busca: string) =>
  (await empresa.como.CLIENTE('GET /contas-receber', { busca, inteiros: 'true' })).corpo.itens

it('a linha do arquivo tem os pagamentos que valem, que somam o que a conta diz que foi pago', async () => {
  const conta = await lancada(empresa, 'contas-receber', { valorCentavos: 10_000 })
  expect(await comoEmpresa(conta.descricao)).toMatchObject([{ pagoCentavos: 0, pagamentosQueValem: [] }])
  const errada = await receber(conta, { valorCentavos: 4_000 })
  const { corpo: estornada } = await empresa.como.CLIENTE('POST /contas-receber/:codigo/estorno', {
    codigo: conta.codigo,
    versao: errada.versao,
    pagamento: errada.pagamentos[0]?.codigo ?? '',
    motivo: 'Pagamento de outra clínica.',
  })
  amb.relogio.avancar({ minutes: 1 })
  const parte = await receber(estornada, { valorCentavos: 2_500, descontoCentavos: 500, acrescimoCentavos: 1_000 })
  amb.relogio.avancar({ minutes: 1 })
  await receber(parte, { valorCentavos: 8_000, parcelas: 2, metodo: 'CARTAO_CREDITO', taxaCentavos: 300 })
  const noCartao = { metodo: 'CARTAO_CREDITO', valorCentavos: 4_000, taxaCentavos: 150, parcelas: 2 }
  const [linha, ...outras] = await comoEmpresa(conta.descricao)
  expect(outras).toEqual([])
  expect(linha?.pagamentosQueValem).toMatchObject([
    {
      pagoEm: '2026-11-18',
      metodo: 'PIX',
      valorCentavos: 2_500,
      descontoCentavos: 500,
      acrescimoCentavos: 1_000,
      parcela: null,
      contaFinanceira: { codigo: banco, nome: 'Conta bancária' },
    },
    { ...noCartao, parcela: 1 },
    { ...noCartao, parcela: 2 },
  ])
  expect(linha?.pagamentosQueValem?.reduce((soma, { valorCentavos }) => soma + valorCentavos, 0)).toBe(
    linha?.pagoCentavos,
  )
  const [semEles] = (await empresa.como.CLIENTE('GET /contas-receber', { busca: conta.descricao })).corpo.itens
  expect(semEles).not.toHaveProperty('pagamentosQueValem')
})

it('a clínica lê o que pagou, sem a conta e a taxa da empresa; o repasse do especialista se paga com outros', async () => {
  const conta = await cobrada(amb, empresa)
  await receber(conta, { valorCentavos: 5_000, taxaCentavos: 150 })
  const { itens } = (await empresa.como.PARCEIRO('GET /contas-pagar', { inteiros: 'true' })).corpo
  expect(itens.find(({ codigo }) => codigo === conta.codigo)?.pagamentosQueValem).toEqual([
    {
      pagoEm: '2026-11-18',
      metodo: 'PIX',
      valorCentavos: 5_000,
      descontoCentavos: 0,
      acrescimoCentavos: 0,
      taxaCentavos: 0,
      parcela: null,
      parcelas: null,
      contaFinanceira: null,
    },
  ])
  const repasses = (await empresa.como.ESPECIALISTA('GET /contas-pagar', { inteiros: 'true' })).corpo.itens
  expect(repasses.length).toBeGreaterThan(0)
  for (const repasse of repasses) expect(repasse).not.toHaveProperty('pagamentosQueValem')
})
