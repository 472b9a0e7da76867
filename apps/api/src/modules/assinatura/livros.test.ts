import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente, type Chamar } from '../../../teste/ambiente.ts'
import { assinar, criarCupom, criarPlano, emTeste, rodada } from '../../../teste/assinaturas.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { conferirLivros } from './assinantes.ts'
import { manterLivros } from './livros.ts'
import { codigoDaOperadora } from './queries.ts'

let amb: Ambiente
let plano: string
let operadora: string
let quemOpera: string
beforeAll(async () => {
  amb = await abrirAmbiente()
  plano = await criarPlano(amb, 10_000)
  operadora = await codigoDaOperadora(amb.db)
  const { usuarios } = await criarEmpresa(amb)
  quemOpera = usuarios.ADMIN.codigo
})
afterAll(() => amb.fechar())
beforeEach(() => amb.relogio.fixar('2026-11-20T15:00:00Z'))

const apoio = () => ({
  db: amb.dbApp,
  agora: amb.relogio.agora(),
  servicos: amb.servicos,
  sinal: new AbortController().signal,
})
/** With a session of now. */
const operar = (): Promise<Chamar> => amb.como({ usuario: quemOpera, perfis: ['ADMIN'], cliente: operadora })
const ouvir = (cobranca: string) =>
  manterLivros(apoio(), {
    codigo: randomUUID(),
    cliente: operadora,
    tipo: 'assinatura.cobranca-mudou',
    dados: { cobranca },
    quando: amb.relogio.agora().toString(),
  })
const decidir = (codigo: string | undefined, desfecho: 'APROVAR' | 'RECUSAR' | 'CONTESTAR' | 'DEVOLVER') =>
  amb.semToken('POST /assinatura/publica/teste', { codigo: codigo ?? '', desfecho })
const comPix = async (empresa: Empresa, cupom?: string) =>
  (await assinar(empresa.como.CLIENTE, { plano, meio: 'PIX', ...(cupom === undefined ? {} : { cupom }) })).corpo

async function livros({ cliente }: Empresa) {
  const { rows } = await sql<{
    codigo: string
    estado: string
    valor: number
    motivo: string | null
    pagamentos: number[]
  }>`
    select t.codigo, t.estado, t.valor_centavos as valor, t.motivo,
      array(select p.valor_centavos from pagamento p where p.cliente = t.cliente and p.titulo = t.codigo order by p.criado_em, p.codigo) as pagamentos
    from titulo t where t.cliente = ${operadora} and t.assinante = ${cliente} order by t.vencimento, t.codigo`.execute(
    amb.db,
  )
  return rows
}

/** What the ledger has of a title, by account. */
async function razao(titulo: string) {
  const { rows } = await sql<{ conta: string; centavos: number }>`
    select l.conta, sum(l.centavos)::int as centavos from partida l
    where l.cliente = ${operadora} and (l.documento = ${titulo}
      or l.documento in (select codigo from pagamento where cliente = ${operadora} and titulo = ${titulo}))
    group by l.conta having sum(l.centavos) <> 0 order by l.conta`.execute(amb.db)
  return rows
}

describe('o que a empresa paga', () => {
  it('é uma conta recebida da operadora, com a conta financeira do que é teste, na lista e no razão', async () => {
    const empresa = await emTeste(amb)
    const cupom = await criarCupom(amb)
    const { codigo, pagamento } = await comPix(empresa, cupom)
    await amb.tarefas.esvaziar()
    expect(await livros(empresa)).toEqual([])
    await decidir(pagamento?.codigo, 'APROVAR')
    await amb.tarefas.esvaziar()
    expect(await livros(empresa)).toEqual([{ codigo, estado: 'PAGO', valor: 9_000, motivo: null, pagamentos: [9_000] }])
    const { status, corpo } = await (await operar())('GET /contas-receber/:codigo', { codigo })
    expect([status, corpo]).toMatchObject([
      200,
      {
        estado: 'PAGO',
        assinante: empresa.cliente,
        descricao: expect.stringMatching(
          /^Assinatura .* mensal, de 20\/11\/2026 a 20\/12\/2026 \(pagamento de teste\)$/,
        ),
        pagamentos: [{ metodo: 'PIX', valorCentavos: 9_000, contaFinanceira: { nome: 'Pagamentos de teste' } }],
      },
    ])
    const contas = await razao(codigo)
    expect(contas).toContainEqual({ conta: '4.2', centavos: -9_000 })
    expect(contas.reduce((soma, { centavos }) => soma + centavos, 0)).toBe(0)
  })

  it('entra uma vez, por mais que a notícia se repita ao mesmo tempo', async () => {
    const empresa = await emTeste(amb)
    const { codigo, pagamento } = await comPix(empresa)
    await decidir(pagamento?.codigo, 'APROVAR')
    await Promise.all(Array.from({ length: 20 }, () => ouvir(codigo)))
    await amb.tarefas.esvaziar()
    expect(await livros(empresa)).toMatchObject([{ estado: 'PAGO', pagamentos: [10_000] }])
  })

  it.each([
    ['DEVOLVER', 'O pagamento foi devolvido.'],
    ['CONTESTAR', 'O pagamento foi contestado no cartão.'],
  ] as const)('%s: o pagamento volta, a conta fecha, e a notícia atrasada não a reabre', async (desfecho, motivo) => {
    const empresa = await emTeste(amb)
    const { codigo, pagamento } = await comPix(empresa)
    await decidir(pagamento?.codigo, 'APROVAR')
    await amb.tarefas.esvaziar()
    await decidir(pagamento?.codigo, desfecho)
    await amb.tarefas.esvaziar()
    const esperado = [{ codigo, estado: 'CANCELADO', valor: 10_000, motivo, pagamentos: [10_000, -10_000] }]
    expect(await livros(empresa)).toEqual(esperado)
    await ouvir(codigo)
    expect(await livros(empresa)).toEqual(esperado)
    expect(await razao(codigo)).toEqual([])
  })

  it('o que custa zero não entra', async () => {
    const empresa = await emTeste(amb)
    const cupom = await criarCupom(amb, { percentual_bp: 10_000 })
    expect((await comPix(empresa, cupom)).estado).toBe('PAGA')
    await amb.tarefas.esvaziar()
    expect(await livros(empresa)).toEqual([])
  })
})

describe('a renovação', () => {
  it('é devida desde que é cobrada, e deixa de ser quando ninguém a paga', async () => {
    const empresa = await emTeste(amb)
    const { pagamento } = await comPix(empresa)
    await decidir(pagamento?.codigo, 'APROVAR')
    amb.relogio.fixar('2026-12-17T15:00:00Z')
    await rodada(amb)
    await amb.tarefas.esvaziar()
    expect(await livros(empresa)).toMatchObject([{ estado: 'PAGO' }, { estado: 'ABERTO', pagamentos: [] }])
    amb.relogio.fixar('2026-12-21T15:00:00Z')
    await rodada(amb)
    amb.relogio.fixar('2026-12-28T15:00:00Z')
    await rodada(amb)
    await amb.tarefas.esvaziar()
    expect(await livros(empresa)).toMatchObject([
      { estado: 'PAGO' },
      { estado: 'CANCELADO', motivo: 'A cobrança foi cancelada.', pagamentos: [] },
    ])
  })
})

describe('à mão', () => {
  it('a operadora não a paga, não a muda, não a cancela nem a estorna; a empresa não a vê', async () => {
    const empresa = await emTeste(amb)
    const { pagamento } = await comPix(empresa)
    await decidir(pagamento?.codigo, 'APROVAR')
    amb.relogio.fixar('2026-12-17T15:00:00Z')
    await rodada(amb)
    await amb.tarefas.esvaziar()
    const [paga, aberta] = await livros(empresa)
    const admin = await operar()
    const abrir = async (codigo = '') => (await admin('GET /contas-receber/:codigo', { codigo })).corpo
    const { versao, permissoes, semBaixa } = await abrir(aberta?.codigo)
    expect(permissoes).toMatchObject({ baixar: false, editar: false, cancelar: false, renegociar: false })
    expect(semBaixa).toContain('assinatura')
    const cancelar = await admin('POST /contas-receber/:codigo/cancelamento', {
      codigo: aberta?.codigo ?? '',
      versao,
      motivo: 'engano',
      seguintes: false,
    })
    expect([cancelar.status, JSON.stringify(cancelar.corpo)]).toEqual([409, expect.stringContaining('assinatura')])
    const recebida = await abrir(paga?.codigo)
    expect(recebida.permissoes.estornar).toBe(false)
    const estornar = await admin('POST /contas-receber/:codigo/estorno', {
      codigo: recebida.codigo,
      versao: recebida.versao,
      pagamento: recebida.pagamentos[0]?.codigo ?? '',
      motivo: 'engano',
    })
    expect([estornar.status, JSON.stringify(estornar.corpo)]).toEqual([409, expect.stringContaining('assinatura')])
    const { cliente, usuarios } = empresa
    const daEmpresa = await amb.como({ usuario: usuarios.CLIENTE.codigo, perfis: ['CLIENTE'], cliente })
    expect((await daEmpresa('GET /contas-receber/:codigo', { codigo: recebida.codigo })).status).toBe(404)
  })
})

it('o que foi pago antes de haver livros, ou cuja notícia se perdeu, entra na conferência do dia', async () => {
  const empresa = await emTeste(amb)
  const { pagamento, codigo } = await comPix(empresa)
  await decidir(pagamento?.codigo, 'APROVAR')
  await sql`delete from evento where dados ->> 'cobranca' = ${codigo}`.execute(amb.db)
  await sql`delete from pgboss.job where data -> 'dados' ->> 'cobranca' = ${codigo}`.execute(amb.db)
  await conferirLivros(apoio())
  expect(await livros(empresa)).toMatchObject([{ codigo, estado: 'PAGO', pagamentos: [10_000] }])
})
