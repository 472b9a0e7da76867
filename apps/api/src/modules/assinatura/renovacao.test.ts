import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente, type Chamar } from '../../../teste/ambiente.ts'
import { assinar, cartao, cartasDe, cobrancasDe, criarCupom, criarPlano, emTeste } from '../../../teste/assinaturas.ts'
import type { Empresa } from '../../../teste/fabricas.ts'
import type { Provedor } from '../../infra/pagamento/index.ts'
import { cobrarAssinaturas } from './assinantes.ts'

let amb: Ambiente
let pequeno: string
let grande: string
beforeAll(async () => {
  amb = await abrirAmbiente()
  pequeno = await criarPlano(amb, 10_000)
  grande = await criarPlano(amb, 30_000)
})
afterAll(() => amb.fechar())
beforeEach(() => amb.relogio.fixar('2026-11-20T15:00:00Z'))

const rodada = (pagamento: Provedor = amb.servicos.pagamento) =>
  cobrarAssinaturas({ db: amb.dbApp, agora: amb.relogio.agora(), servicos: { ...amb.servicos, pagamento } })
/** The round of the clock at noon of a day in São Paulo. */
const rodarEm = async (dia: string, pagamento?: Provedor) => {
  amb.relogio.fixar(`${dia}T15:00:00Z`)
  await rodada(pagamento)
}
const hoje = ({ cliente, usuarios }: Empresa) =>
  amb.como({ usuario: usuarios.CLIENTE.codigo, perfis: ['CLIENTE'], cliente })
const situacao = async (empresa: Empresa) => (await (await hoje(empresa))('GET /assinatura')).corpo
/** Of nothing that exists: found out only where writing is allowed. */
const escrever = (quem: Chamar) => quem('DELETE /animal/:codigo/foto', { codigo: crypto.randomUUID() })
const cartas = (empresa: Empresa) => cartasDe(amb, empresa)
const renovacoes = async (empresa: Empresa) =>
  (await cobrancasDe(amb, empresa)).filter(({ tipo }) => tipo === 'RENOVACAO')

describe('a renovação', () => {
  it('é escrita três dias antes, uma vez, e o cartão guardado é cobrado uma vez no dia', async () => {
    const empresa = await emTeste(amb)
    await assinar(empresa.como.CLIENTE, { plano: pequeno })
    await rodarEm('2026-12-16')
    expect(await renovacoes(empresa)).toEqual([])
    amb.relogio.fixar('2026-12-17T15:00:00Z')
    await Promise.all([rodada(), rodada(), rodada()])
    expect(await renovacoes(empresa)).toMatchObject([{ estado: 'ABERTA', valor: 10_000, pagas: 0, tentativas: 0 }])
    expect(await cartas(empresa)).toContainEqual('Sua assinatura renova em 20/12/2026')
    await rodarEm('2026-12-19')
    expect(await renovacoes(empresa)).toMatchObject([{ estado: 'ABERTA', tentativas: 0 }])
    amb.relogio.fixar('2026-12-20T15:00:00Z')
    await Promise.all([rodada(), rodada(), rodada()])
    expect(await renovacoes(empresa)).toMatchObject([{ estado: 'PAGA', tentativas: 1, pagas: 1 }])
    expect(await situacao(empresa)).toMatchObject({
      estado: 'ATIVO',
      periodo: { de: '2026-12-20', ate: '2027-01-20' },
      proximaCobranca: { dia: '2027-01-20', valorCentavos: 10_000 },
    })
    await rodada()
    expect(await renovacoes(empresa)).toHaveLength(1)
  })

  it('de quem começou no dia 31 volta ao dia 31 depois de fevereiro', async () => {
    amb.relogio.fixar('2027-01-31T15:00:00Z')
    const empresa = await emTeste(amb)
    await assinar(await hoje(empresa), { plano: pequeno })
    await rodarEm('2027-02-28')
    await rodarEm('2027-03-31')
    expect((await renovacoes(empresa)).map(({ de, ate, estado }) => [de, ate, estado])).toEqual([
      ['2027-02-28', '2027-03-31', 'PAGA'],
      ['2027-03-31', '2027-04-30', 'PAGA'],
    ])
  })

  it('aplica a mudança marcada para um plano menor, com o preço dele', async () => {
    const empresa = await emTeste(amb)
    await assinar(empresa.como.CLIENTE, { plano: grande })
    const { versao } = await situacao(empresa)
    const marcada = await empresa.como.CLIENTE('POST /assinatura/mudanca', { plano: pequeno, ciclo: 'ANUAL', versao })
    expect(marcada.status).toBe(200)
    await rodarEm('2026-12-17')
    expect(await situacao(empresa)).toMatchObject({ plano: { codigo: grande }, ciclo: 'MENSAL' })
    await rodarEm('2026-12-20')
    expect(await renovacoes(empresa)).toMatchObject([{ estado: 'PAGA', valor: 100_000 }])
    expect(await situacao(empresa)).toMatchObject({
      plano: { codigo: pequeno },
      ciclo: 'ANUAL',
      mudancaMarcada: null,
      periodo: { de: '2026-12-20', ate: '2027-12-20' },
    })
  })

  it('o cupom por dois meses desconta duas cobranças, e a terceira é cheia', async () => {
    const empresa = await emTeste(amb)
    const cupom = await criarCupom(amb, { duracao: 'MESES', meses: 2 })
    const { corpo } = await assinar(empresa.como.CLIENTE, { plano: pequeno, cupom })
    for (const dia of ['2026-12-20', '2027-01-20']) await rodarEm(dia)
    expect([corpo.valorCentavos, ...(await renovacoes(empresa)).map(({ valor }) => valor)]).toEqual([
      9_000, 9_000, 10_000,
    ])
  })
})

describe('o cartão recusado na renovação', () => {
  const vencida = async () => {
    const empresa = await emTeste(amb)
    await assinar(empresa.como.CLIENTE, { plano: pequeno, com: 'RENOVA_RECUSADO' })
    await rodarEm('2026-12-17')
    await rodarEm('2026-12-20')
    return empresa
  }

  it('é tentado de novo em 1, 3 e 5 dias; sete dias depois do vencimento fica só a leitura', async () => {
    const empresa = await vencida()
    expect(await situacao(empresa)).toMatchObject({ estado: 'ATIVO', emAberto: { pagamento: { estado: 'RECUSADA' } } })
    const tentadas: number[] = []
    for (const dia of ['20', '21', '22', '23', '24', '25', '26', '27']) {
      await rodarEm(`2026-12-${dia}`)
      tentadas.push((await renovacoes(empresa))[0]?.tentativas ?? 0)
    }
    expect(tentadas).toEqual([1, 2, 2, 3, 3, 4, 4, 4])
    expect(await situacao(empresa)).toMatchObject({ estado: 'CARENCIA', carenciaAte: '2026-12-27' })
    expect((await escrever(await hoje(empresa))).status).toBe(404)
    await rodarEm('2026-12-28')
    expect(await situacao(empresa)).toMatchObject({ estado: 'SOMENTE_LEITURA', emAberto: null })
    expect(await renovacoes(empresa)).toMatchObject([{ estado: 'CANCELADA', pagas: 0 }])
    const depois = await hoje(empresa)
    expect((await depois('GET /tutor')).status).toBe(200)
    expect((await escrever(depois)).status).toBe(402)
    expect(await cartas(empresa)).toEqual(
      expect.arrayContaining([
        'O cartão da assinatura não foi aceito',
        'Renovação em atraso: pague até 27/12/2026',
        expect.stringContaining('conta só para leitura'),
      ]),
    )
    expect((await assinar(depois, { plano: pequeno })).corpo).toMatchObject({ estado: 'PAGA', periodoDe: '2026-12-28' })
    expect(await situacao(empresa)).toMatchObject({ estado: 'ATIVO' })
  })

  it('outro cartão na carência é cobrado na rodada seguinte, e o período continua do vencimento', async () => {
    const empresa = await vencida()
    await rodarEm('2026-12-22')
    const quem = await hoje(empresa)
    expect((await quem('POST /assinatura/cartao', { token: cartao() })).status).toBe(200)
    await rodada()
    expect(await situacao(empresa)).toMatchObject({ estado: 'ATIVO', periodo: { de: '2026-12-20', ate: '2027-01-20' } })
  })

  it.each([
    ['RECUSAR', { estado: 'ATIVO', cartao: { final: '6351' } }, 2],
    ['APROVAR', { estado: 'ATIVO', cartao: { final: '6351' } }, 1],
  ] as const)('trocado com o outro em análise, o novo espera (%s)', async (desfecho, depois, tentativas) => {
    const empresa = await emTeste(amb)
    await assinar(empresa.como.CLIENTE, { plano: pequeno, com: 'PENDENTE' })
    await amb.semToken('POST /assinatura/publica/teste', {
      codigo: (await situacao(empresa)).emAberto?.pagamento?.codigo ?? '',
      desfecho: 'APROVAR',
    })
    await rodarEm('2026-12-17')
    await rodarEm('2026-12-20')
    const emAnalise = (await situacao(empresa)).emAberto?.pagamento
    expect(emAnalise).toMatchObject({ meio: 'CARTAO', estado: 'PENDENTE' })
    const quem = await hoje(empresa)
    expect((await quem('POST /assinatura/cartao', { token: cartao() })).status).toBe(200)
    await rodada()
    expect(await renovacoes(empresa)).toMatchObject([{ estado: 'ABERTA', tentativas: 1 }])
    await amb.semToken('POST /assinatura/publica/teste', { codigo: emAnalise?.codigo ?? '', desfecho })
    await rodada()
    expect(await renovacoes(empresa)).toMatchObject([{ estado: 'PAGA', tentativas, pagas: 1 }])
    expect(await situacao(empresa)).toMatchObject(depois)
  })

  it('duas pessoas pagam a mesma cobrança ao mesmo tempo: uma paga', async () => {
    const empresa = await vencida()
    await rodarEm('2026-12-22')
    const quem = await hoje(empresa)
    const { emAberto } = await situacao(empresa)
    const codigo = emAberto?.codigo ?? ''
    const respostas = await Promise.all(
      Array.from({ length: 6 }, () =>
        quem('POST /assinatura/cobranca/:codigo/pagamento', {
          codigo,
          tentativa: crypto.randomUUID(),
          meio: 'CARTAO',
          token: cartao(),
        }),
      ),
    )
    expect(respostas.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409, 409, 409])
    expect(await renovacoes(empresa)).toMatchObject([{ estado: 'PAGA', pagas: 1 }])
  })

  it('a tentativa que vale é a última, ainda que escrita no instante da anterior e com um código menor', async () => {
    const empresa = await vencida()
    const quem = await hoje(empresa)
    const codigo = (await situacao(empresa)).emAberto?.codigo ?? ''
    const pagar = (tentativa: string) =>
      quem('POST /assinatura/cobranca/:codigo/pagamento', { codigo, tentativa, meio: 'PIX' })
    const primeira = await pagar(`00000001${crypto.randomUUID().slice(8)}`)
    expect(primeira.corpo.pagamento).toMatchObject({ meio: 'PIX', estado: 'PENDENTE' })
    const tentativa = `00000000${crypto.randomUUID().slice(8)}`
    expect((await pagar(tentativa)).corpo.pagamento).toMatchObject({ codigo: tentativa, estado: 'PENDENTE' })
  })

  it('o Pix pago na carência ativa, e o cartão não é mais tentado', async () => {
    const empresa = await vencida()
    await rodarEm('2026-12-22')
    const quem = await hoje(empresa)
    const tentativa = crypto.randomUUID()
    const codigo = (await situacao(empresa)).emAberto?.codigo ?? ''
    const pedido = { codigo, tentativa, meio: 'PIX' } as const
    expect((await quem('POST /assinatura/cobranca/:codigo/pagamento', pedido)).corpo.estado).toBe('ABERTA')
    await amb.semToken('POST /assinatura/publica/teste', { codigo: tentativa, desfecho: 'APROVAR' })
    await rodarEm('2026-12-25')
    expect(await renovacoes(empresa)).toMatchObject([{ estado: 'PAGA', pagas: 1 }])
    expect(await situacao(empresa)).toMatchObject({ estado: 'ATIVO', meio: 'PIX' })
  })
})

describe('o que o relógio encerra', () => {
  it('a cancelada vale até o último dia pago, e nada mais é cobrado', async () => {
    const empresa = await emTeste(amb)
    await assinar(empresa.como.CLIENTE, { plano: pequeno })
    const { versao } = await situacao(empresa)
    await empresa.como.CLIENTE('POST /assinatura/cancelamento', { motivo: null, versao })
    await rodarEm('2026-12-19')
    expect(await situacao(empresa)).toMatchObject({ estado: 'ATIVO', renova: false })
    await rodarEm('2026-12-20')
    expect(await situacao(empresa)).toMatchObject({ estado: 'CANCELADO' })
    expect(await renovacoes(empresa)).toEqual([])
    expect(await cartas(empresa)).toContainEqual(expect.stringContaining('terminou'))
  })

  it('o teste acaba só onde se pode pagar de verdade', async () => {
    const deVerdade = { ...amb.servicos.pagamento, teste: false }
    const empresa = await emTeste(amb, '2026-11-22')
    await rodarEm('2026-12-15')
    expect(await situacao(empresa)).toMatchObject({ estado: 'TESTE' })
    expect(await cartas(empresa)).toEqual([])
    await rodarEm('2026-11-20', deVerdade)
    await rodarEm('2026-11-22', deVerdade)
    expect(await situacao(empresa)).toMatchObject({ estado: 'TESTE', testeAte: '2026-11-22' })
    expect(await cartas(empresa)).toContainEqual('Seu teste vai até 22/11/2026')
    await rodarEm('2026-11-23', deVerdade)
    expect(await situacao(empresa)).toMatchObject({ estado: 'SOMENTE_LEITURA' })
  })
})

it('a transição fica na trilha da operadora, sem ator', async () => {
  const empresa = await emTeste(amb)
  await assinar(empresa.como.CLIENTE, { plano: pequeno, com: 'RENOVA_RECUSADO' })
  for (const dia of ['2026-12-20', '2026-12-21']) await rodarEm(dia)
  const { rows } = await sql<{ mudancas: object }>`select mudancas from auditoria
    where acao = 'ASSINATURA' and registro = ${empresa.cliente} and requisicao = 'cobranca-de-assinaturas'`.execute(
    amb.db,
  )
  expect(rows).toMatchObject([{ mudancas: { estado: ['ATIVO', 'CARENCIA'] } }])
})
