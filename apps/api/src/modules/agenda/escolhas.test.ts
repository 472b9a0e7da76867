import type { EntradaDe } from '@vetlume/dominio/contrato'
import type { contratoAtendimento } from '@vetlume/dominio/atendimento'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarAnimal, criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { criarColega, mais, pedidoDeTeste, TERCA_AS_9, type PedidoDeTeste } from '../../../teste/agenda/agenda.ts'
import { lerPedido, pedir } from '../../../teste/atendimento/pedidos.ts'

let amb: Ambiente
let empresa: Empresa
/** Somebody of the company without any specialty. */
let colega: string
beforeAll(async () => {
  amb = await abrirAmbiente()
})
beforeEach(async () => {
  empresa = await criarEmpresa(amb)
  colega = await criarColega(amb, empresa, { semEspecialidade: true })
})
afterAll(() => amb.fechar())

const PORQUE = { ignorarEspecialidade: true, motivoEspecialidade: 'Titular de férias' }
const FALTA = { status: 409, corpo: { codigo: 'SEM_ESPECIALIDADE', detalhes: { faltam: ['Diagnóstico por imagem'] } } }

const postar = async (mudancas: Partial<PedidoDeTeste> = {}) =>
  empresa.como.CLIENTE('POST /agendamento', await pedidoDeTeste(amb, empresa, mudancas))
const ler = async (codigo: string) => (await empresa.como.CLIENTE('GET /agendamento/:codigo', { codigo })).corpo
async function mover(codigo: string, para: object) {
  const { versao, inicio } = await ler(codigo)
  return empresa.como.CLIENTE('POST /agendamento/:codigo/mover', { codigo, versao, inicio, ...para })
}
async function marcado(mudancas: Partial<PedidoDeTeste> = {}) {
  const { status, corpo } = await postar(mudancas)
  expect(status, JSON.stringify(corpo)).toBe(201)
  return corpo.codigo
}

describe('quem não tem a especialidade', () => {
  it('ao agendar: avisa, pede o motivo, e o guarda na história', async () => {
    expect(await postar({ especialista: colega })).toMatchObject(FALTA)
    expect(await postar({ especialista: colega, ignorarEspecialidade: true, motivoEspecialidade: ' ' })).toMatchObject({
      status: 422,
      corpo: { campos: { motivoEspecialidade: expect.any(String) } },
    })
    const codigo = await marcado({ especialista: colega, ...PORQUE })
    const { linhaDoTempo } = await ler(codigo)
    expect(linhaDoTempo.at(-1)).toMatchObject({
      tipo: 'SEM_ESPECIALIDADE',
      texto: expect.stringMatching(/não tem a especialidade Diagnóstico por imagem: Titular de férias/),
    })
    const { corpo } = await empresa.como.CLIENTE('GET /historico', { entidade: 'agendamento', registro: codigo })
    expect(corpo.itens[0]?.mudancas).toMatchObject({ motivoEspecialidade: [null, 'Titular de férias'] })
    // Said once: another hour of the same exam with the same person asks nothing.
    expect((await mover(codigo, { inicio: mais(TERCA_AS_9, 60) })).status).toBe(200)
  })

  it('ao arrastar para outra pessoa e ao editar', async () => {
    const codigo = await marcado()
    expect(await mover(codigo, { especialista: colega })).toMatchObject(FALTA)
    expect((await mover(codigo, { especialista: colega, ...PORQUE })).status).toBe(200)

    const animal = (await criarAnimal(amb, empresa.cliente)).animal
    const pedido = await pedidoDeTeste(amb, empresa, { animal, inicio: mais(TERCA_AS_9, 180) })
    const { corpo } = await empresa.como.CLIENTE('POST /agendamento', pedido)
    const editar = (campos: object) =>
      empresa.como.CLIENTE('PUT /agendamento/:codigo', { ...pedido, codigo: corpo.codigo, versao: 1, ...campos })
    expect(await editar({ especialista: colega })).toMatchObject(FALTA)
    expect((await editar({ especialista: colega, ...PORQUE })).status).toBe(200)
  })

  it('ao aceitar o pedido de uma clínica', async () => {
    const codigo = await pedir(amb, empresa)
    const { versao } = await lerPedido(empresa.como.CLIENTE, codigo)
    const aceitar = (campos: object = {}) =>
      empresa.como.CLIENTE('POST /atendimento/:codigo/aceitar', {
        codigo,
        versao,
        especialista: colega,
        inicio: TERCA_AS_9,
        ...campos,
      })
    expect(await aceitar()).toMatchObject(FALTA)
    const { corpo } = await aceitar(PORQUE)
    expect((await ler(corpo.agendamento)).linhaDoTempo.at(-1)?.tipo).toBe('SEM_ESPECIALIDADE')
  })

  it('ao abrir e ao editar o atendimento, e ao começar o laudo do que ninguém tem', async () => {
    const { CLIENTE, ESPECIALISTA } = empresa.como
    const { animal } = await criarAnimal(amb, empresa.cliente)
    const pedido = { animal, especialista: colega, itens: [{ servico: empresa.servico }] }
    expect(await CLIENTE('POST /atendimento', pedido)).toMatchObject(FALTA)
    const aberto = await CLIENTE('POST /atendimento', { ...pedido, ...PORQUE })
    expect(aberto.status).toBe(201)
    const { linhaDoTempo } = await lerPedido(CLIENTE, aberto.corpo.codigo)
    expect(linhaDoTempo.at(-1)?.texto).toContain('Titular de férias')

    const outro = (await CLIENTE('POST /atendimento', { ...pedido, especialista: null, outroExame: true })).corpo
    const lido = await lerPedido(CLIENTE, outro.codigo)
    const itens = lido.itens.map(({ codigo, servico }) => ({ codigo, servico: servico.codigo }))
    const editar = { codigo: outro.codigo, versao: lido.versao, especialista: colega, itens }
    expect(await CLIENTE('PUT /atendimento/:codigo', editar)).toMatchObject(FALTA)

    const { codigo: rara } = await amb.db
      .insertInto('especialidade')
      .values({ cliente: empresa.cliente, nome: 'Cardiologia' })
      .returning('codigo')
      .executeTakeFirstOrThrow()
    await amb.db.updateTable('servico').set({ especialidade: rara }).where('codigo', '=', empresa.servico).execute()
    const item = { item: lido.itens[0]?.codigo ?? '' }
    expect(await ESPECIALISTA('POST /laudo', item)).toMatchObject({
      status: 409,
      corpo: { codigo: 'SEM_ESPECIALIDADE', detalhes: { faltam: ['Cardiologia'] } },
    })
    expect((await ESPECIALISTA('POST /laudo', { ...item, ...PORQUE })).status).toBe(201)
    const depois = await lerPedido(CLIENTE, outro.codigo)
    expect(depois.linhaDoTempo.at(-1)?.texto).toContain('Cardiologia: Titular de férias')
  })
})

describe('o paciente que já tem um pedido do mesmo exame', () => {
  const ABERTO = { status: 409, corpo: { codigo: 'PEDIDO_EM_ABERTO' } }
  const novo = (animal: string, campos: Partial<EntradaDe<(typeof contratoAtendimento)['POST /atendimento']>> = {}) =>
    empresa.como.CLIENTE('POST /atendimento', { animal, itens: [{ servico: empresa.servico }], ...campos })

  it('ao agendar, oferece agendar o pedido; ou se diz que é outro', async () => {
    const codigo = await pedir(amb, empresa)
    const { animal, numero, versao } = await lerPedido(empresa.como.CLIENTE, codigo)
    const recusa = await postar({ animal: animal.codigo })
    expect(recusa).toMatchObject({
      ...ABERTO,
      corpo: { mensagem: expect.stringContaining(`nº ${numero}`), detalhes: { pedidos: [{ codigo, numero, versao }] } },
    })
    const aceitar = { codigo, versao, especialista: empresa.especialista, inicio: TERCA_AS_9 }
    expect((await empresa.como.CLIENTE('POST /atendimento/:codigo/aceitar', aceitar)).status).toBe(200)
    // Booked, it waits for nothing: another one of the same exam is another exam.
    expect((await postar({ animal: animal.codigo, inicio: mais(TERCA_AS_9, 120) })).status).toBe(201)

    const repetido = await pedir(amb, empresa)
    const outro = (await lerPedido(empresa.como.CLIENTE, repetido)).animal.codigo
    expect((await postar({ animal: outro, inicio: mais(TERCA_AS_9, 240), outroExame: true })).status).toBe(201)
  })

  it('só do mesmo exame, também dentro de um pacote, e só do que ainda espera', async () => {
    const codigo = await pedir(amb, empresa)
    const { animal, versao } = await lerPedido(empresa.como.CLIENTE, codigo)
    const { codigo: raioX } = await amb.db
      .insertInto('servico')
      .values({
        cliente: empresa.cliente,
        nome: 'Raio-X',
        modalidade: 'RADIOGRAFIA',
        duracao_minutos: 20,
        preco_centavos: 1,
      })
      .returning('codigo')
      .executeTakeFirstOrThrow()
    expect((await postar({ animal: animal.codigo, servicos: [raioX] })).status).toBe(201)
    const { codigo: pacote } = await amb.db
      .insertInto('servico')
      .values({
        cliente: empresa.cliente,
        nome: 'Pacote',
        modalidade: 'RADIOGRAFIA',
        duracao_minutos: 20,
        preco_centavos: 1,
        pacote: true,
      })
      .returning('codigo')
      .executeTakeFirstOrThrow()
    await amb.db
      .insertInto('servico_composicao')
      .values([raioX, empresa.servico].map((servico, ordem) => ({ cliente: empresa.cliente, pacote, servico, ordem })))
      .execute()
    const inicio = mais(TERCA_AS_9, 120)
    expect(await postar({ animal: animal.codigo, servicos: [pacote], inicio })).toMatchObject(ABERTO)
    await empresa.como.CLIENTE('POST /atendimento/:codigo/recusar', { codigo, versao, motivo: 'Sem agenda' })
    expect((await postar({ animal: animal.codigo, servicos: [pacote], inicio })).status).toBe(201)
  })

  it('também ao abrir um atendimento; a clínica que pede não é perguntada', async () => {
    const { animal } = await criarAnimal(amb, empresa.cliente, { parceiro: empresa.parceiro })
    expect((await novo(animal)).status).toBe(201)
    expect(await novo(animal)).toMatchObject(ABERTO)
    expect((await novo(animal, { outroExame: true })).status).toBe(201)
    const pedido = { animal, itens: [{ servico: empresa.servico }] }
    expect((await empresa.como.PARCEIRO('POST /atendimento', pedido)).status).toBe(201)
  })

  it('o especialista só é perguntado do que ele vê', async () => {
    const codigo = await pedir(amb, empresa)
    const { animal } = await lerPedido(empresa.como.CLIENTE, codigo)
    const pedido = await pedidoDeTeste(amb, empresa, { animal: animal.codigo })
    const { corpo } = await empresa.como.ESPECIALISTA('POST /agendamento', pedido)
    expect(JSON.stringify(corpo)).not.toContain(codigo)
  })
})
