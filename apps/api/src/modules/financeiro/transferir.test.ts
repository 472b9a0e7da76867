import { alvoDaContaFinanceira, alvosDoPeriodo } from '@vetlume/dominio/financeiro'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { contasDe } from '../../../teste/contas.ts'
import { linhasDe, somar } from '../../../teste/dashboard/figuras.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { somarDiasMudados } from '../../infra/somas/index.ts'
import { SOMAS } from '../../somas.ts'

let amb: Ambiente
let empresa: Empresa
let contas: Awaited<ReturnType<typeof contasDe>>

beforeAll(async () => {
  amb = await abrirAmbiente()
})
beforeEach(async () => {
  empresa = await criarEmpresa(amb)
  contas = await contasDe(empresa)
  await amb.db
    .updateTable('conta_financeira')
    .set({ saldo_em: '2026-11-01', saldo_inicial_centavos: 100_000 })
    .where('cliente', '=', empresa.cliente)
    .execute()
})
afterAll(() => amb.fechar())

const dono = () => empresa.como.CLIENTE
const doCaixa = (mais: object = {}) => ({
  de: contas.caixa,
  para: contas.banco,
  dia: '2026-11-18',
  valorCentavos: 10_000,
  ...mais,
})
async function transferir(mais: object = {}) {
  const { status, corpo } = await dono()('POST /transferencia', doCaixa(mais))
  expect({ status, corpo }).toMatchObject({ status: 201 })
  return corpo
}
const saldos = async () => {
  const { itens } = (await dono()('GET /conta-financeira')).corpo
  const de = (codigo: string) => itens.find((conta) => conta.codigo === codigo)?.saldoCentavos
  return { caixa: de(contas.caixa), banco: de(contas.banco) }
}
const estornar = (codigo: string, versao = 1, motivo = 'Conta errada') =>
  dono()('POST /transferencia/:codigo/estorno', { codigo, versao, motivo })
const quantas = async () =>
  (await amb.db.selectFrom('transferencia').select('codigo').where('cliente', '=', empresa.cliente).execute()).length

describe('transferir', () => {
  it('o dinheiro sai de uma conta e chega na outra sem a taxa; cada saldo é a sua lista, somado ou não', async () => {
    const feita = await transferir({ taxaCentavos: 250, descricao: 'Depósito' })
    expect(feita).toMatchObject({
      de: { nome: 'Caixa' },
      para: { nome: 'Conta bancária' },
      valorCentavos: 10_000,
      taxaCentavos: 250,
      descricao: 'Depósito',
      estorno: null,
      conciliada: false,
      permissoes: { estornar: true },
    })
    for (const somado of [false, true]) {
      if (somado) await somarDiasMudados(amb.dbApp, SOMAS)
      expect(await saldos()).toEqual({ caixa: 90_000, banco: 109_750 })
      for (const conta of (await dono()('GET /conta-financeira')).corpo.itens) {
        const linhas = await linhasDe(dono(), alvoDaContaFinanceira(conta))
        expect(conta.saldoInicialCentavos + somar(linhas, 'centavos')).toBe(conta.saldoCentavos)
      }
    }
    const doBanco = { regime: 'CAIXA', previsto: 'nao', contaFinanceira: contas.banco, de: '2026-11-01' } as const
    expect((await dono()('GET /lancamento', doBanco)).corpo.itens).toMatchObject([
      {
        descricao: 'Transferência de Caixa para Conta bancária: Depósito',
        contraparte: 'Caixa',
        grupo: 'Transferências',
        linha: null,
        centavos: 9_750,
        conta: null,
        transferencia: feita.codigo,
      },
    ])
  })

  it('o fluxo de caixa e a DRE da empresa só sentem a taxa, e cada figura abre as suas linhas', async () => {
    await transferir({ taxaCentavos: 250 })
    const periodo = { de: '2026-11-18', ate: '2026-11-18' }
    for (const somado of [false, true]) {
      if (somado) await somarDiasMudados(amb.dbApp, SOMAS)
      const { corpo } = await dono()('GET /fluxo-caixa', { ...periodo, agrupar: 'DIA' })
      expect(corpo.periodos[0]).toMatchObject({ abertura: 200_000, entradas: 0, saidas: 250, fechamento: 199_750 })
      const alvos = alvosDoPeriodo({ inicio: '2026-11-18', fim: '2026-11-18' })
      expect(somar(await linhasDe(dono(), alvos.saidas), 'centavos')).toBe(-250)
      expect(await linhasDe(dono(), alvos.entradas)).toEqual([])
      expect(somar(await linhasDe(dono(), alvos.fechamento), 'centavos')).toBe(199_750)
      for (const regime of ['CAIXA', 'COMPETENCIA'] as const) {
        const dre = (await dono()('GET /demonstrativo-resultado', { de: '2026-01', ate: '2026-12', regime })).corpo
          .linhas
        expect(dre.find(({ linha, grupo }) => linha === 'LUCRO_LIQUIDO' && grupo === null)?.total).toBe(-250)
      }
    }
    const { corpo } = await dono()('GET /razao', periodo)
    expect(somar(corpo.itens, 'centavos')).toBe(0)
    expect(corpo.itens).toHaveLength(4)
  })

  it('sem taxa, o fluxo de caixa não se move', async () => {
    await transferir()
    const { corpo } = await dono()('GET /fluxo-caixa', { de: '2026-11-18', ate: '2026-11-18' })
    expect(corpo.periodos[0]).toMatchObject({ abertura: 200_000, entradas: 0, saidas: 0, fechamento: 200_000 })
    expect(await saldos()).toEqual({ caixa: 90_000, banco: 110_000 })
  })

  it('o que não pode é dito no seu campo, e nada é escrito', async () => {
    const inativa = (await dono()('POST /conta-financeira', { nome: 'Velha', tipo: 'BANCO', saldoEm: '2026-11-01' }))
      .corpo
    await dono()('PUT /conta-financeira/:codigo/situacao', { codigo: inativa.codigo, versao: 1, ativo: false })
    const alheia = (await contasDe(await criarEmpresa(amb))).banco
    const recusas = [
      [{ para: contas.caixa }, 'para'],
      [{ dia: '2026-11-21' }, 'dia'],
      [{ dia: '2025-10-31' }, 'dia'],
      [{ valorCentavos: 0 }, 'valorCentavos'],
      [{ valorCentavos: -1 }, 'valorCentavos'],
      [{ taxaCentavos: 10_000 }, 'taxaCentavos'],
      [{ taxaCentavos: -1 }, 'taxaCentavos'],
      [{ para: inativa.codigo }, 'para'],
      [{ de: inativa.codigo }, 'de'],
      [{ para: alheia }, 'para'],
      [{ de: alheia }, 'de'],
    ] as const
    for (const [mais, campo] of recusas) {
      const { status, corpo } = await dono()('POST /transferencia', doCaixa(mais))
      expect([mais, status, Object.keys((corpo as { campos?: object }).campos ?? {})]).toEqual([mais, 422, [campo]])
    }
    expect(await quantas()).toBe(0)
  })

  it('vinte cliques são uma transferência', async () => {
    const respostas = await Promise.all(
      Array.from({ length: 20 }, () =>
        dono()('POST /transferencia', doCaixa(), { idempotencia: 'um-clique-repetido' }),
      ),
    )
    expect(new Set(respostas.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(respostas.map(({ corpo }) => corpo.codigo)).size).toBe(1)
    expect(await quantas()).toBe(1)
  })

  it('vinte ao mesmo tempo, para lá e para cá, são vinte, e ninguém trava ninguém', async () => {
    const respostas = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        dono()('POST /transferencia', i % 2 ? doCaixa() : doCaixa({ de: contas.banco, para: contas.caixa })),
      ),
    )
    expect(respostas.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201))
    expect(await saldos()).toEqual({ caixa: 100_000, banco: 100_000 })
  })

  it('lista as de uma conta, a mais nova primeiro, e acha por nome e descrição', async () => {
    const outra = (await dono()('POST /conta-financeira', { nome: 'Cofre', tipo: 'CAIXA', saldoEm: '2026-11-01' }))
      .corpo
    const [a, b] = [await transferir(), await transferir({ dia: '2026-11-19', para: outra.codigo, descricao: 'Troco' })]
    const listar = async (filtro: object) =>
      (await dono()('GET /transferencia', filtro)).corpo.itens.map(({ codigo }) => codigo)
    expect(await listar({})).toEqual([b.codigo, a.codigo])
    expect(await listar({ ordem: 'valor' })).toHaveLength(2)
    expect(await listar({ contaFinanceira: contas.banco })).toEqual([a.codigo])
    expect(await listar({ ate: '2026-11-18' })).toEqual([a.codigo])
    expect(await listar({ de: '2026-11-19' })).toEqual([b.codigo])
    expect(await listar({ busca: 'cofre' })).toEqual([b.codigo])
    expect(await listar({ busca: 'troco' })).toEqual([b.codigo])
    expect((await dono()('GET /transferencia/:codigo', { codigo: b.codigo })).corpo).toEqual(b)
    const alheia = await criarEmpresa(amb)
    expect((await alheia.como.CLIENTE('GET /transferencia/:codigo', { codigo: b.codigo })).status).toBe(404)
    expect((await alheia.como.CLIENTE('GET /transferencia')).corpo.itens).toEqual([])
  })
})

describe('estornar', () => {
  it('volta tudo hoje, com a taxa e o motivo; a transferência e o estorno ficam escritos', async () => {
    const { codigo } = await transferir({ taxaCentavos: 250 })
    const { status, corpo } = await estornar(codigo)
    expect({ status, corpo }).toMatchObject({
      status: 201,
      corpo: {
        codigo,
        versao: 2,
        estorno: { dia: '2026-11-20', motivo: 'Conta errada' },
        permissoes: { estornar: false },
      },
    })
    expect(await saldos()).toEqual({ caixa: 100_000, banco: 100_000 })
    const { periodos } = (await dono()('GET /fluxo-caixa', { de: '2026-11-18', ate: '2026-11-20', agrupar: 'DIA' }))
      .corpo
    expect(periodos.map(({ entradas, saidas }) => [entradas, saidas])).toEqual([
      [0, 250],
      [0, 0],
      [250, 0],
    ])
    const doCaixaTudo = { regime: 'CAIXA', previsto: 'nao', contaFinanceira: contas.caixa, de: '2026-11-01' } as const
    const { itens } = (await dono()('GET /lancamento', doCaixaTudo)).corpo
    expect(somar(itens, 'centavos')).toBe(0)
    expect(itens.map(({ descricao }) => descricao)).toContain('Estorno de transferência de Caixa para Conta bancária')
    expect(await quantas()).toBe(2)
    expect((await dono()('GET /transferencia')).corpo.itens).toHaveLength(1)
    const trilha = await amb.db
      .selectFrom('auditoria')
      .select('acao')
      .where('cliente', '=', empresa.cliente)
      .where('entidade', '=', 'transferencia')
      .orderBy('sequencia')
      .execute()
    expect(trilha.map(({ acao }) => acao)).toEqual(['TRANSFERIR', 'ESTORNAR'])
  })

  it('vinte ao mesmo tempo: um estorna', async () => {
    const { codigo } = await transferir()
    const respostas = await Promise.all(Array.from({ length: 20 }, () => estornar(codigo)))
    expect(respostas.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201,
      ...Array.from({ length: 19 }, () => 409),
    ])
    expect(await quantas()).toBe(2)
  })

  it('sem motivo é 422; versão velha, 409; de outra empresa ou o próprio estorno, 404', async () => {
    const { codigo } = await transferir()
    expect((await estornar(codigo, 1, ' ')).status).toBe(422)
    expect(await estornar(codigo, 2)).toMatchObject({ status: 409, corpo: { codigo: 'CONFLITO_DE_VERSAO' } })
    const alheia = await criarEmpresa(amb)
    const pedido = { codigo, versao: 1, motivo: 'x' }
    expect((await alheia.como.CLIENTE('POST /transferencia/:codigo/estorno', pedido)).status).toBe(404)
    expect((await empresa.como.PARCEIRO('POST /transferencia/:codigo/estorno', pedido)).status).toBe(403)
    await estornar(codigo)
    const estorno = await amb.db
      .selectFrom('transferencia')
      .select('codigo')
      .where('estorna', '=', codigo)
      .executeTakeFirstOrThrow()
    expect((await estornar(estorno.codigo)).status).toBe(404)
  })

  it('uma transferência não se muda, e uma conta que a tem não se exclui', async () => {
    const { codigo } = await transferir()
    await expect(
      amb.dbApp.transaction().execute(async (tx) => {
        await sql`set local role vetlume_inquilino`.execute(tx)
        await sql`select set_config('app.cliente', ${empresa.cliente}, true)`.execute(tx)
        await sql`update transferencia set valor_centavos = 1 where codigo = ${codigo}`.execute(tx)
      }),
    ).rejects.toThrow('permission denied')
    const { status, corpo } = await dono()('DELETE /conta-financeira/:codigo', { codigo: contas.caixa })
    expect([status, JSON.stringify(corpo)]).toEqual([409, expect.stringContaining('1 transferência')])
  })
})
