import type { ContaCompleta } from '@vetlume/dominio/financeiro'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { agir } from '../../../teste/atendimentos.ts'
import { cobrada, contasDe, lancada } from '../../../teste/contas.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'

let amb: Ambiente
let empresa: Empresa

beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

const ROTA = 'POST /contas-receber/renegociacao'
const DESFAZER = 'POST /contas-receber/:codigo/renegociacao-desfeita'
const ver = async (codigo: string) => (await empresa.como.CLIENTE('GET /contas-receber/:codigo', { codigo })).corpo
const item = ({ codigo, versao }: Pick<ContaCompleta, 'codigo' | 'versao'>) => ({ codigo, versao })
const ACORDO = { vencimento: '2030-01-10', motivo: 'Combinado por telefone' }

async function receber(conta: ContaCompleta, valorCentavos: number) {
  const { banco: contaFinanceira } = await contasDe(empresa)
  const baixa = { ...item(conta), valorCentavos, pagoEm: '2026-11-15', metodo: 'PIX', contaFinanceira } as const
  return (await empresa.como.CLIENTE('POST /contas-receber/:codigo/baixa', baixa)).corpo
}
const resumo = async () => (await empresa.como.CLIENTE('GET /contas-receber/resumo')).corpo.falta.centavos
const dre = async (linha: string) => {
  const consulta = { de: '2026-01', ate: '2026-12', regime: 'COMPETENCIA' } as const
  const { linhas } = (await empresa.como.CLIENTE('GET /demonstrativo-resultado', consulta)).corpo
  return linhas.find((uma) => uma.linha === linha && uma.grupo === null)?.total ?? 0
}

describe('renegociar', () => {
  it('fecha as que havia, uma paga em parte, e deve o mesmo com o combinado; a receita é a de antes', async () => {
    const { CLIENTE } = empresa.como
    const inteira = await lancada(empresa, 'contas-receber')
    const emParte = await receber(await lancada(empresa, 'contas-receber'), 4_000)
    const [devia, receita, juros] = [await resumo(), await dre('RECEITA_BRUTA'), await dre('RESULTADO_FINANCEIRO')]
    const pedido = {
      ...ACORDO,
      itens: [item(inteira), item(emParte)],
      vezes: 3,
      acrescimoCentavos: 800,
      descontoCentavos: 100,
    }
    const { status, corpo } = await CLIENTE(ROTA, pedido)
    expect(status).toBe(201)
    const novas = await Promise.all(corpo.itens.map(({ codigo }) => ver(codigo)))
    expect(novas.map((um) => [um.estado, um.vencimento, um.saldoCentavos])).toEqual([
      ['ABERTO', '2030-01-10', 5_567],
      ['ABERTO', '2030-02-10', 5_567],
      ['ABERTO', '2030-03-10', 5_566],
    ])
    expect(novas[0]).toMatchObject({
      contraparte: 'Alguém',
      descricao: `Renegociação de nºs ${inteira.numero} e ${emParte.numero} 1/3`,
      vemDe: { motivo: ACORDO.motivo, contas: [inteira, emParte].map(({ codigo, numero }) => ({ codigo, numero })) },
      permissoes: { baixar: true, editar: false, cancelar: false, renegociar: true, desfazerAcordo: true },
    })
    const velha = await ver(emParte.codigo)
    expect(velha).toMatchObject({
      estado: 'RENEGOCIADO',
      vencido: false,
      saldoCentavos: 0,
      pagoCentavos: 4_000,
      pix: null,
    })
    expect(velha.renegociadaEm?.contas).toEqual(corpo.itens)
    expect(await resumo()).toBe(devia + 700)
    expect([await dre('RECEITA_BRUTA'), await dre('RESULTADO_FINANCEIRO')]).toEqual([receita, juros + 800])
    expect(
      (await CLIENTE('GET /historico', { entidade: 'titulo', registro: emParte.codigo })).corpo.itens[0],
    ).toMatchObject({
      acao: 'RENEGOCIAR',
    })
    const paga = await receber(novas[0] as ContaCompleta, 5_567)
    expect(paga.estado).toBe('PAGO')
    const lancamentos = (
      await CLIENTE('GET /lancamento', {
        regime: 'CAIXA',
        linha: 'RECEITA_BRUTA',
        grupo: 'Renegociações',
        previsto: 'nao',
      })
    ).corpo.itens
    expect(lancamentos.map(({ centavos }) => centavos)).toEqual([5_567])
  })

  it('desfeita, o que havia volta a ser devido como estava; com pagamento, não se desfaz', async () => {
    const { CLIENTE } = empresa.como
    const emParte = await receber(await lancada(empresa, 'contas-receber'), 1_000)
    const devia = await resumo()
    const nova = async (conta: ContaCompleta) => {
      const { corpo } = await CLIENTE(ROTA, { ...ACORDO, itens: [item(conta)], vezes: 2, acrescimoCentavos: 500 })
      return ver(corpo.itens[1]?.codigo ?? '')
    }
    const primeira = await nova(emParte)
    const desfazer = { ...item(primeira), motivo: 'Não aceitou' }
    expect((await CLIENTE(DESFAZER, { ...desfazer, versao: 9 })).status).toBe(409)
    expect((await CLIENTE(DESFAZER, desfazer)).corpo).toMatchObject({ estado: 'CANCELADO', motivo: 'Não aceitou' })
    const voltou = await ver(emParte.codigo)
    expect(voltou).toMatchObject({ estado: 'PARCIAL', saldoCentavos: 9_000, renegociadaEm: null })
    expect(await resumo()).toBe(devia)
    expect(await CLIENTE(DESFAZER, desfazer)).toMatchObject({ status: 409, corpo: { codigo: 'TRANSICAO_INVALIDA' } })
    const segunda = await nova(voltou)
    const outra = await ver(
      segunda.vemDe === null ? '' : ((await ver(emParte.codigo)).renegociadaEm?.contas[0]?.codigo ?? ''),
    )
    await receber(outra, 100)
    expect(await CLIENTE(DESFAZER, { ...item(segunda), motivo: 'x' })).toMatchObject({
      status: 409,
      corpo: { codigo: 'JA_PAGO' },
    })
  })

  it('recusa o que não se renegocia junto, o que mudou e o que não cabe, e nada é escrito', async () => {
    const { CLIENTE } = empresa.como
    const conta = await lancada(empresa, 'contas-receber')
    const doExame = await cobrada(amb, empresa)
    const devia = await resumo()
    const casos: [object, number, string][] = [
      [{ itens: [item(conta), item(doExame)] }, 409, 'TRANSICAO_INVALIDA'],
      [{ itens: [{ ...item(conta), versao: 7 }] }, 409, 'CONFLITO_DE_VERSAO'],
      [{ itens: [item(conta), item(conta)] }, 422, 'VALIDACAO'],
      [{ itens: [] }, 422, 'VALIDACAO'],
      [{ itens: [item(conta)], descontoCentavos: 10_000 }, 422, 'VALIDACAO'],
      [{ itens: [item(conta)], acrescimoCentavos: 10_001 }, 422, 'VALIDACAO'],
      [{ itens: [item(conta)], vencimento: '2026-01-01' }, 422, 'VALIDACAO'],
      [{ itens: [item(conta)], motivo: '' }, 422, 'VALIDACAO'],
    ]
    for (const [mudanca, status, codigo] of casos)
      expect(await CLIENTE(ROTA, { ...ACORDO, itens: [], ...mudanca })).toMatchObject({ status, corpo: { codigo } })
    expect(await resumo()).toBe(devia)
    const grandes = await Promise.all(
      [1, 2].map(() => lancada(empresa, 'contas-receber', { valorCentavos: 900_000_000 })),
    )
    const grande = { ...ACORDO, itens: grandes.map(item) }
    const { status, corpo } = await CLIENTE(ROTA, grande)
    expect([status, Object.keys((corpo as unknown as { campos: object }).campos)]).toEqual([422, ['vezes']])
    expect((await CLIENTE(ROTA, { ...grande, vezes: 2 })).status).toBe(201)
  })

  it('vinte ao mesmo tempo: um acordo só', async () => {
    const conta = await lancada(empresa, 'contas-receber')
    const devia = await resumo()
    const pedido = { ...ACORDO, itens: [item(conta)], vezes: 2 }
    const respostas = await Promise.all(Array.from({ length: 20 }, () => empresa.como.CLIENTE(ROTA, pedido)))
    expect(respostas.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(new Set(respostas.map(({ status }) => status))).toEqual(new Set([201, 409]))
    expect(await resumo()).toBe(devia)
    const [nova] = (await ver(conta.codigo)).renegociadaEm?.contas ?? []
    const desfazer = { codigo: nova?.codigo ?? '', versao: 1, motivo: 'x' }
    const voltas = await Promise.all(Array.from({ length: 10 }, () => empresa.como.CLIENTE(DESFAZER, desfazer)))
    expect(voltas.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(await resumo()).toBe(devia)
  })

  it('o exame de um título renegociado não se desconclui; a clínica vê o título novo', async () => {
    const { CLIENTE, PARCEIRO } = empresa.como
    const doExame = await cobrada(amb, empresa)
    expect((await CLIENTE(ROTA, { ...ACORDO, itens: [item(doExame)] })).status).toBe(201)
    const recusa = await agir(CLIENTE, doExame.atendimento?.codigo ?? '', 'reabrir', 'Engano')
    expect(recusa).toMatchObject({ status: 409, corpo: { mensagem: expect.stringContaining('renegociado') } })
    const [nova] = (await ver(doExame.codigo)).renegociadaEm?.contas ?? []
    expect(doExame.parceiro).not.toBeNull()
    const comoClinica = await PARCEIRO('GET /contas-pagar/:codigo', { codigo: nova?.codigo ?? '' })
    expect(comoClinica).toMatchObject({ status: 200, corpo: { encargos: null } })
    expect(await ver(nova?.codigo ?? '')).toMatchObject({ encargos: { multaBp: 200, jurosMesBp: 100 } })
  })
})
