import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrir, criarServico } from '../../../teste/atendimentos.ts'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { lerPedido, marcar, pedir } from '../../../teste/atendimento/pedidos.ts'
import { criarEmpresa, unico, type Empresa } from '../../../teste/fabricas.ts'

/** A service of R$ 200,00, of which the plan's table says R$ 170,00. */
const [CHEIO, DO_PLANO] = [20_000, 17_000]
/** On call, with 100 %. */
const DOMINGO = '2026-11-22T15:00:00.000Z'

let amb: Ambiente
let empresa: Empresa
let servico: string
let planoSaude: string

beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  servico = await criarServico(amb, empresa, { preco_centavos: CHEIO })
  const plano = await amb.db
    .insertInto('plano_saude')
    .values({ operadora: unico('Op'), nome: 'Ouro', tipo: 'CREDENCIADO' })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  planoSaude = plano.codigo
  await amb.db
    .insertInto('plano_saude_preco')
    .values({ cliente: empresa.cliente, plano_saude: planoSaude, servico, centavos: DO_PLANO })
    .execute()
})
afterAll(() => amb.fechar())

/** What the form sends: the record with `mudancas`. Answers the prices that were shown before and those that were saved. */
async function editar(codigo: string, mudancas: object, quem = empresa.como.CLIENTE) {
  const a = await lerPedido(empresa.como.CLIENTE, codigo)
  const pedido = {
    codigo,
    versao: a.versao,
    parceiro: a.parceiro?.codigo ?? null,
    especialista: a.especialista?.codigo ?? null,
    planoSaude: a.planoSaude?.codigo ?? null,
    modoCobranca: a.modoCobranca,
    realizadoEm: a.realizadoEm,
    cobrarDeslocamento: a.cobrarDeslocamento,
    itens: a.itens.map((item) => ({ codigo: item.codigo, servico: item.servico.codigo })),
    ...mudancas,
  }
  const { corpo: previsto } = await quem('POST /atendimento/preco', { ...pedido, atendimento: codigo })
  const { status, corpo } = await quem('PUT /atendimento/:codigo', pedido)
  expect({ status, corpo }).toMatchObject({ status: 200 })
  const { itens } = await lerPedido(empresa.como.CLIENTE, codigo)
  const salvo = itens.map(({ precoCentavos }) => precoCentavos)
  expect(previsto.itens.map(({ centavos }) => centavos)).toEqual(salvo)
  return salvo
}
const precosDe = async (codigo: string) =>
  (await lerPedido(empresa.como.CLIENTE, codigo)).itens.map(({ precoCentavos }) => precoCentavos)
const pedirCom = (mais: object = {}) => pedir(amb, empresa, { planoSaude, itens: [{ servico }], ...mais })

describe('o preço do plano no pedido de uma clínica', () => {
  it('vale quando a empresa diz que o plano paga, e deixa de valer quando ela volta atrás', async () => {
    const codigo = await pedirCom()
    expect(await precosDe(codigo)).toEqual([CHEIO])
    expect(await editar(codigo, { modoCobranca: 'PLANO' })).toEqual([DO_PLANO])
    expect(await editar(codigo, { modoCobranca: 'A_VISTA' })).toEqual([CHEIO])
    // The mode that the clinic has by habit is never the plan's.
    await editar(codigo, { modoCobranca: 'PLANO' })
    expect(await editar(codigo, { modoCobranca: null })).toEqual([CHEIO])
  })

  it('à vista não vale, por onde quer que a hora mude', async () => {
    const [noFormulario, naAgenda] = [await pedirCom(), await pedirCom()]
    expect(await editar(noFormulario, { realizadoEm: DOMINGO })).toEqual([CHEIO * 2])
    expect((await marcar(empresa, 'aceitar', naAgenda, { inicio: DOMINGO, confirmarPlantao: true })).status).toBe(200)
    expect(await precosDe(naAgenda)).toEqual([CHEIO * 2])
  })

  it('pago pelo plano vale nos dois, e na edição da clínica', async () => {
    const [noFormulario, naAgenda] = [await pedirCom(), await pedirCom()]
    await editar(naAgenda, { modoCobranca: 'PLANO' })
    expect(await editar(noFormulario, { modoCobranca: 'PLANO', realizadoEm: DOMINGO })).toEqual([DO_PLANO * 2])
    const segunda = '2026-11-23T00:30:00.000Z'
    expect((await marcar(empresa, 'aceitar', naAgenda, { inicio: segunda, confirmarPlantao: true })).status).toBe(200)
    expect(await precosDe(naAgenda)).toEqual([DO_PLANO * 2])
    const codigo = await pedirCom()
    await editar(codigo, { modoCobranca: 'PLANO' })
    const { itens } = await lerPedido(empresa.como.CLIENTE, codigo)
    const mais = { itens: [...itens.map((item) => ({ codigo: item.codigo, servico })), { servico }] }
    expect(await editar(codigo, mais, empresa.como.PARCEIRO)).toEqual([DO_PLANO, DO_PLANO])
  })

  it('o que não muda quem paga não refaz o preço dado', async () => {
    const outro = await criarServico(amb, empresa, { preco_centavos: CHEIO })
    const codigo = await pedirCom({ planoSaude: null, itens: [{ servico: outro }] })
    await amb.db.updateTable('servico').set({ preco_centavos: 30_000 }).where('codigo', '=', outro).execute()
    expect(await editar(codigo, { planoSaude }, empresa.como.PARCEIRO)).toEqual([CHEIO])
    expect(await editar(codigo, { planoSaude })).toEqual([CHEIO])
  })

  it('no que a empresa abre, o plano escolhido é o do preço, com qualquer forma de cobrança', async () => {
    const { codigo } = await abrir(amb, empresa, { planoSaude, itens: [{ servico }] })
    expect(await precosDe(codigo)).toEqual([DO_PLANO])
    expect(await editar(codigo, { modoCobranca: 'PLANO' })).toEqual([DO_PLANO])
    expect(await editar(codigo, { planoSaude: null, modoCobranca: 'A_VISTA' })).toEqual([CHEIO])
  })
})
