import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarAnimal, criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { camposDe } from '../../../teste/respostas.ts'
import { criarColega, mais, pedidoDeTeste, TERCA_AS_9 } from '../../../teste/agenda/agenda.ts'

let amb: Ambiente
let empresa: Empresa
let outra: Empresa
let animal: string
beforeAll(async () => {
  amb = await abrirAmbiente()
  outra = await criarEmpresa(amb)
})
beforeEach(async () => {
  empresa = await criarEmpresa(amb)
  animal = (await criarAnimal(amb, empresa.cliente)).animal
})
afterAll(() => amb.fechar())

const postar = (dados: object = {}, quem = empresa.como.CLIENTE) =>
  quem('POST /lista-espera', { animal, servicos: [empresa.servico], desde: '2026-12-01', ...dados })
const esperar = async (dados: object = {}) => {
  const { status, corpo } = await postar(dados)
  expect(status, JSON.stringify(corpo)).toBe(201)
  return corpo.codigo
}
const listar = async (filtro: object = {}) => (await empresa.como.CLIENTE('GET /lista-espera', filtro)).corpo.itens
const codigos = async (filtro: object = {}) => (await listar(filtro)).map(({ codigo }) => codigo)

describe('a fila', () => {
  it('os urgentes primeiro, depois por chegada; os filtros', async () => {
    const colega = await criarColega(amb, empresa)
    const primeiro = await esperar({ ate: '2026-12-10' })
    amb.relogio.avancar({ minutes: 1 })
    const segundo = await esperar({ especialista: colega, parceiro: empresa.parceiro, desde: '2026-12-20' })
    amb.relogio.avancar({ minutes: 1 })
    const urgente = await esperar({ prioridade: 'URGENTE', animal: null, contato: 'Dona Rita, 11 98888-7777' })
    expect(await codigos()).toEqual([urgente, primeiro, segundo])
    const primeiraPalavra = (await listar())[1]?.animal?.nome ?? ''
    expect(await codigos({ ordem: '-desde' })).toHaveLength(3)
    expect(await codigos({ prioridade: 'ROTINA' })).toEqual([primeiro, segundo])
    // Anyone will do for the first and the urgent one.
    expect(await codigos({ especialista: colega })).toEqual([urgente, primeiro, segundo])
    expect(await codigos({ especialista: empresa.especialista })).toEqual([urgente, primeiro])
    expect(await codigos({ parceiro: empresa.parceiro })).toEqual([segundo])
    expect(await codigos({ dia: '2026-12-11' })).toEqual([urgente])
    expect(await codigos({ busca: 'RITA dona' })).toEqual([urgente])
    expect(await codigos({ busca: primeiraPalavra })).toEqual([primeiro, segundo])
    expect(await codigos({ busca: '%' })).toEqual([])
    expect((await listar({ limite: 1 }))[0]).toMatchObject({
      estado: 'ESPERANDO',
      animal: null,
      contato: 'Dona Rita, 11 98888-7777',
      servicos: [{ codigo: empresa.servico, duracaoMinutos: 40 }],
      permissoes: { editar: true, agendar: true, desistir: true, reabrir: false },
    })
    const paginas = await empresa.como.CLIENTE('GET /lista-espera', { limite: 2 })
    expect(await codigos({ limite: 2, cursor: paginas.corpo.proximo })).toEqual([segundo])
  })

  it('altera-se, desiste-se e volta-se, com trilha e sem atropelo', async () => {
    const codigo = await esperar()
    const editar = (versao: number, quem = empresa.como.CLIENTE) =>
      quem('PUT /lista-espera/:codigo', {
        codigo,
        versao,
        animal,
        servicos: [empresa.servico],
        desde: '2026-12-02',
        periodo: 'MANHA',
      })
    expect(await editar(1)).toMatchObject({ status: 200, corpo: { versao: 2 } })
    expect((await editar(1)).corpo).toMatchObject({ codigo: 'CONFLITO_DE_VERSAO' })
    expect((await editar(2, outra.como.CLIENTE)).status).toBe(404)
    const agir = (versao: number, acao: 'desistir' | 'reabrir') =>
      empresa.como.CLIENTE('POST /lista-espera/:codigo/transicao', {
        codigo,
        versao,
        acao,
        motivo: 'Foi a outro lugar',
      })
    expect((await agir(2, 'reabrir')).corpo).toMatchObject({ codigo: 'TRANSICAO_INVALIDA' })
    expect((await agir(2, 'desistir')).corpo).toEqual({ versao: 3, estado: 'DESISTIU' })
    expect((await listar())[0]).toMatchObject({
      motivo: 'Foi a outro lugar',
      permissoes: { editar: false, reabrir: true },
    })
    expect((await editar(3)).corpo).toMatchObject({ codigo: 'TRANSICAO_INVALIDA' })
    expect((await agir(3, 'reabrir')).corpo).toEqual({ versao: 4, estado: 'ESPERANDO' })
    const { corpo } = await empresa.como.CLIENTE('GET /historico', { entidade: 'lista_espera', registro: codigo })
    expect(corpo.itens.map(({ acao }) => acao)).toEqual(['REABRIR', 'DESISTIR', 'ALTERAR', 'CRIAR'])
  })

  it.each<[string, object, string]>([
    ['ninguém', { animal: null }, 'contato'],
    ['datas trocadas', { ate: '2026-11-30' }, 'ate'],
    ['nenhum serviço', { servicos: [] }, 'servicos'],
    ['serviço de outra empresa', { servicos: ['018f0000-0000-7000-8000-000000000000'] }, 'servicos'],
    ['período inventado', { periodo: 'MADRUGADA' }, 'periodo'],
  ])('recusa %s', async (_nome, dados, campo) => {
    const { status, corpo } = await postar(dados)
    expect([status, Object.keys(camposDe(corpo))]).toEqual([422, [campo]])
  })

  it('é só da empresa', async () => {
    for (const perfil of ['ADMIN', 'ESPECIALISTA', 'PARCEIRO', 'CLIENTE_BASE'] as const) {
      expect((await postar({}, empresa.como[perfil])).status).toBe(403)
      expect((await empresa.como[perfil]('GET /lista-espera', {})).status).toBe(403)
    }
    expect((await postar({}, amb.semToken)).status).toBe(401)
    expect((await outra.como.CLIENTE('GET /lista-espera', {})).corpo.itens).toEqual([])
  })
})

describe('agendar quem espera', () => {
  const agendar = async (
    codigo: string,
    mudancas: Parameters<typeof pedidoDeTeste>[2] = {},
    quem = empresa.como.CLIENTE,
  ) => {
    const { estado: _estado, ...pedido } = await pedidoDeTeste(amb, empresa, { animal, ...mudancas })
    return quem('POST /lista-espera/:codigo/agendar', { ...pedido, codigo, versao: 1 })
  }

  it('marca pelas mesmas regras, e a fila guarda o que virou', async () => {
    const codigo = await esperar()
    const { status, corpo } = await agendar(codigo)
    expect(status).toBe(201)
    expect((await empresa.como.CLIENTE('GET /agendamento/:codigo', { codigo: corpo.codigo })).corpo.estado).toBe(
      'AGENDADO',
    )
    expect((await listar())[0]).toMatchObject({ estado: 'ATENDIDA', agendamento: corpo.codigo, versao: 2 })
    expect((await agendar(codigo)).status).toBe(409)
  })

  it('horário ocupado não tira ninguém da fila; sem paciente vira reserva', async () => {
    const codigo = await esperar({ animal: null, contato: 'Dona Rita' })
    await empresa.como.CLIENTE('POST /agendamento', await pedidoDeTeste(amb, empresa))
    expect((await agendar(codigo)).corpo).toMatchObject({ codigo: 'HORARIO_OCUPADO' })
    expect((await listar())[0]).toMatchObject({ estado: 'ESPERANDO', versao: 1 })
    const livre = { inicio: mais(TERCA_AS_9, 60), animal: null, contato: 'Dona Rita' }
    const { corpo } = await agendar(codigo, livre)
    expect((await empresa.como.CLIENTE('GET /agendamento/:codigo', { codigo: corpo.codigo })).corpo.estado).toBe(
      'RESERVADO',
    )
    expect((await agendar(codigo, livre, outra.como.CLIENTE)).status).toBe(404)
  })
})
