import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrir, criarServico } from '../../../teste/atendimentos.ts'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarAnimal, criarEmpresa, unico, type Empresa } from '../../../teste/fabricas.ts'

let amb: Ambiente
let empresa: Empresa
let plano: string

/** A municipality that no other suite uses: its displacement is set here. */
const CIDADE = 5101837

beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  await amb.db.updateTable('cidade').set({ deslocamento_centavos: 2_500 }).where('ibge', '=', CIDADE).execute()
  await amb.db.updateTable('parceiro').set({ cidade: CIDADE }).where('codigo', '=', empresa.parceiro).execute()
  plano = (
    await amb.db
      .insertInto('plano_saude')
      .values({ operadora: unico('PetSaúde'), nome: 'Ouro', tipo: 'CREDENCIADO' })
      .returning('codigo')
      .executeTakeFirstOrThrow()
  ).codigo
})
afterAll(() => amb.fechar())

const prever = async (entrada: object, quem = empresa.como.CLIENTE) =>
  quem('POST /atendimento/preco', { itens: [{ servico: empresa.servico }], ...entrada })

describe('preço', () => {
  it('preço do parceiro → tabela do parceiro → tabela do plano → preço do serviço', async () => {
    const { cliente, parceiro } = empresa
    const servico = await criarServico(amb, empresa, { preco_centavos: 20_000 })
    const condicoes = { parceiro, planoSaude: plano, cobrarDeslocamento: false, itens: [{ servico }] }
    const regra = async () => {
      const [item] = (await prever(condicoes)).corpo.itens
      return [item?.explicacao.regra, item?.centavos]
    }
    expect(await regra()).toEqual(['PRECO_DO_SERVICO', 20_000])
    await amb.db
      .insertInto('plano_saude_preco')
      .values({ cliente, plano_saude: plano, servico, centavos: 17_000 })
      .execute()
    expect(await regra()).toEqual(['TABELA_DO_PLANO', 17_000])
    const tabela = await amb.db
      .insertInto('tabela_preco')
      .values({ cliente, nome: unico('Tabela A') })
      .returning('codigo')
      .executeTakeFirstOrThrow()
    await amb.db
      .insertInto('tabela_preco_item')
      .values({ cliente, tabela: tabela.codigo, servico, centavos: 16_000 })
      .execute()
    await amb.db.updateTable('parceiro').set({ tabela_preco: tabela.codigo }).where('codigo', '=', parceiro).execute()
    expect(await regra()).toEqual(['TABELA_DO_PARCEIRO', 16_000])
    await amb.db.insertInto('parceiro_preco').values({ cliente, parceiro, servico, centavos: 15_000 }).execute()
    expect(await regra()).toEqual(['PRECO_DO_PARCEIRO', 15_000])
  })

  it('deslocamento uma vez só, no primeiro exame, e nenhum sem clínica ou quando a empresa o dispensa', async () => {
    const itens = [{ servico: empresa.servico }, { servico: empresa.servico }]
    const centavos = async (entrada: object) =>
      (await prever({ itens, ...entrada })).corpo.itens.map((item) => item.centavos)
    expect(await centavos({ parceiro: empresa.parceiro })).toEqual([22_500, 20_000])
    expect(await centavos({ parceiro: empresa.parceiro, cobrarDeslocamento: false })).toEqual([20_000, 20_000])
    expect(await centavos({})).toEqual([20_000, 20_000])
  })

  it.each([
    ['domingo', '2026-11-22T15:00:00Z', 40_000],
    ['quarta à noite', '2026-11-25T22:00:00Z', 26_000],
    ['quarta à tarde', '2026-11-25T17:00:00Z', 20_000],
    ['feriado de 20 de novembro, uma sexta', '2026-11-20T15:00:00Z', 40_000],
    ['sem data', null, 20_000],
  ])('plantão: %s', async (_nome, realizadoEm, esperado) => {
    expect((await prever({ realizadoEm })).corpo.totalCentavos).toBe(esperado)
  })

  it('desconto com motivo, explicado; sem motivo é recusado', async () => {
    const com = (motivo: string) =>
      prever({ itens: [{ servico: empresa.servico, desconto: { tipo: 'VALOR', centavos: 3_000, motivo } }] })
    const { corpo } = await com('Amostra')
    expect(corpo).toMatchObject({
      totalCentavos: 17_000,
      itens: [{ explicacao: { linhas: [{ centavos: 20_000 }, { rotulo: 'Desconto: Amostra', centavos: -3_000 }] } }],
    })
    const recusa = await com('  ')
    expect([recusa.status, recusa.corpo]).toMatchObject([
      422,
      { campos: { 'itens.0.desconto.motivo': 'Informe o motivo do desconto.' } },
    ])
  })

  it('a clínica vê o preço dela, qualquer que seja o parceiro que mande, e não dá desconto', async () => {
    const { corpo } = await prever({ parceiro: null, cobrarDeslocamento: false }, empresa.como.PARCEIRO)
    expect(corpo.totalCentavos).toBe(22_500)
    const negado = await prever(
      { itens: [{ servico: empresa.servico, desconto: { tipo: 'VALOR', centavos: 1, motivo: 'x' } }] },
      empresa.como.PARCEIRO,
    )
    expect(negado.status).toBe(403)
  })

  it('o prazo segue a prioridade, contado do exame', async () => {
    expect((await prever({ prioridade: 'ROTINA' })).corpo.prazoEm).toBe('2026-11-22T15:00:00.000Z')
    expect((await prever({ prioridade: 'URGENTE', realizadoEm: '2026-11-25T17:00:00Z' })).corpo.prazoEm).toBe(
      '2026-11-25T23:00:00.000Z',
    )
  })

  it('o que foi previsto é o que se grava, e nada se grava ao prever', async () => {
    const antes = await amb.db
      .selectFrom('atendimento')
      .select('codigo')
      .where('cliente', '=', empresa.cliente)
      .execute()
    const { animal } = await criarAnimal(amb, empresa.cliente)
    const pedido = {
      parceiro: empresa.parceiro,
      realizadoEm: '2026-11-22T15:00:00Z',
      itens: [{ servico: empresa.servico, desconto: { tipo: 'PERCENTUAL' as const, basisPoints: 333, motivo: 'x' } }],
    }
    const previsto = (await prever(pedido)).corpo
    expect(
      await amb.db.selectFrom('atendimento').select('codigo').where('cliente', '=', empresa.cliente).execute(),
    ).toEqual(antes)
    const { corpo } = await empresa.como.CLIENTE('POST /atendimento', { animal, ...pedido })
    const lido = (await empresa.como.CLIENTE('GET /atendimento/:codigo', { codigo: corpo.codigo })).corpo
    expect(lido.totalCentavos).toBe(previsto.totalCentavos)
    expect(lido.itens[0]?.explicacao).toEqual(previsto.itens[0]?.explicacao)
  })

  it('ao editar, mostra o que ficaria: o preço já dado e o preço de hoje para o que entra', async () => {
    const servico = await criarServico(amb, empresa, { preco_centavos: 9_000 })
    const { codigo } = await abrir(amb, empresa, { itens: [{ servico }], parceiro: null, realizadoEm: null })
    await amb.db.updateTable('servico').set({ preco_centavos: 12_000 }).where('codigo', '=', servico).execute()
    const { corpo: aberto } = await empresa.como.CLIENTE('GET /atendimento/:codigo', { codigo })
    const itens = [{ codigo: aberto.itens[0]?.codigo, servico }, { servico }]
    expect((await prever({ atendimento: codigo, itens })).corpo).toMatchObject({ totalCentavos: 21_000 })
    expect(
      (await prever({ atendimento: codigo, itens, realizadoEm: '2026-11-22T15:00:00Z' })).corpo.totalCentavos,
    ).toBe(48_000)
    const outra = await criarEmpresa(amb)
    const alheia = await prever({ atendimento: codigo, itens: [{ servico: outra.servico }] }, outra.como.CLIENTE)
    expect(alheia.status).toBe(404)
  })
})
