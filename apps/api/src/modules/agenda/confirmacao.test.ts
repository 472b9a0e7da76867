import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarAnimal, criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { noDia } from '../../../teste/agenda/no-dia.ts'
import { criarColega, mais, pedidoDeTeste, TERCA_AS_9 } from '../../../teste/agenda/agenda.ts'

let amb: Ambiente
let empresa: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

type Quem = 'CLIENTE' | 'ESPECIALISTA' | 'PARCEIRO'

// Each test has its own day: Tuesdays, from 24 November 2026 on.
let semana = 0
const novoDia = () => mais(TERCA_AS_9, 7 * 24 * 60 * semana++)
const ler = async (codigo: string, quem: Quem = 'CLIENTE') =>
  (await empresa.como[quem]('GET /agendamento/:codigo', { codigo })).corpo
const contado = async (codigo: string) => (await ler(codigo)).linhaDoTempo.map(({ tipo }) => tipo)
const ultimaTrilha = async (codigo: string) =>
  (await amb.db.selectFrom('auditoria').selectAll().where('registro', '=', codigo).orderBy('sequencia').execute()).at(
    -1,
  )

async function confirmado(quem: Quem = 'CLIENTE') {
  const inicio = novoDia()
  const { animal } = await criarAnimal(amb, empresa.cliente, { parceiro: empresa.parceiro })
  const pedido = await pedidoDeTeste(amb, empresa, {
    inicio,
    animal,
    tipoLocal: 'PARCEIRO',
    parceiro: empresa.parceiro,
  })
  const { status, corpo } = await empresa.como.CLIENTE('POST /agendamento', pedido)
  expect(status, JSON.stringify(corpo)).toBe(201)
  const { codigo } = corpo
  expect((await confirmar(codigo, quem)).status).toBe(200)
  return { codigo, inicio, pedido }
}
const confirmar = async (codigo: string, quem: Quem = 'CLIENTE') =>
  empresa.como[quem]('POST /agendamento/:codigo/transicao', {
    codigo,
    versao: (await ler(codigo)).versao,
    acao: 'confirmar',
  })
async function mover(codigo: string, para: { inicio: string; fim?: string; especialista?: string }) {
  const { versao } = await ler(codigo)
  const resposta = await empresa.como.CLIENTE('POST /agendamento/:codigo/mover', {
    codigo,
    versao,
    confirmarDeslocamento: true,
    ...para,
  })
  expect(resposta.status, JSON.stringify(resposta.corpo)).toBe(200)
  return resposta.corpo
}

describe('mudar de hora o que estava confirmado', () => {
  it.each<Quem>(['CLIENTE', 'PARCEIRO'])(
    'confirmado por %s: volta a esperar, e a história diz por quê',
    async (quem) => {
      const { codigo, inicio } = await confirmado(quem)
      const { estado, versao } = await mover(codigo, { inicio: mais(inicio, 60) })
      expect(estado).toBe('AGENDADO')
      expect(await ler(codigo)).toMatchObject({
        estado: 'AGENDADO',
        versao,
        confirmadoPara: inicio,
        permissoes: { confirmar: true, iniciar: false },
      })
      const { linhaDoTempo } = await ler(codigo)
      expect(linhaDoTempo.slice(-2)).toMatchObject([
        { tipo: 'REMARCADO' },
        {
          tipo: 'DESCONFIRMAR',
          texto: expect.stringMatching(/^Precisa ser confirmado de novo: a confirmação era de .* 09:00$/),
        },
      ])
      expect(await ultimaTrilha(codigo)).toMatchObject({
        acao: 'MOVER',
        mudancas: { estado: ['CONFIRMADO', 'AGENDADO'] },
      })
      expect((await confirmar(codigo, 'PARCEIRO')).status).toBe(200)
      expect(await ler(codigo)).toMatchObject({ estado: 'CONFIRMADO', confirmadoPara: null, confirmadoPor: 'PARCEIRO' })
    },
  )

  it('de volta à hora confirmada, também com paradas no meio, a confirmação vale', async () => {
    const { codigo, inicio } = await confirmado('PARCEIRO')
    await mover(codigo, { inicio: mais(inicio, 60) })
    expect((await mover(codigo, { inicio: mais(inicio, 120) })).estado).toBe('AGENDADO')
    expect((await mover(codigo, { inicio })).estado).toBe('CONFIRMADO')
    expect(await ler(codigo)).toMatchObject({ estado: 'CONFIRMADO', confirmadoPara: null, confirmadoPor: 'PARCEIRO' })
    expect((await contado(codigo)).slice(-5)).toEqual([
      'REMARCADO',
      'DESCONFIRMAR',
      'REMARCADO',
      'REMARCADO',
      'CONFIRMAR',
    ])
  })

  it('vale a última hora confirmada, e só ela', async () => {
    const { codigo, inicio } = await confirmado()
    await mover(codigo, { inicio: mais(inicio, 60) })
    await confirmar(codigo)
    expect((await mover(codigo, { inicio })).estado).toBe('AGENDADO')
    expect((await mover(codigo, { inicio: mais(inicio, 60) })).estado).toBe('CONFIRMADO')
  })

  it('outra pessoa ou outra duração na mesma hora não muda o que foi combinado', async () => {
    const { codigo, inicio } = await confirmado()
    const especialista = await criarColega(amb, empresa)
    expect((await mover(codigo, { inicio, fim: mais(inicio, 75) })).estado).toBe('CONFIRMADO')
    expect((await mover(codigo, { inicio, especialista })).estado).toBe('CONFIRMADO')
    expect(await contado(codigo)).not.toContain('DESCONFIRMAR')
    const outra = { inicio: mais(inicio, 30), especialista: empresa.especialista }
    expect((await mover(codigo, outra)).estado).toBe('AGENDADO')
  })

  it('o formulário inteiro segue a mesma regra, e o que não é hora deixa confirmado', async () => {
    const { codigo, inicio, pedido } = await confirmado()
    const { estado: _estado, ...formulario } = pedido
    const editar = async (mudancas: object) =>
      empresa.como.CLIENTE('PUT /agendamento/:codigo', {
        ...formulario,
        ...mudancas,
        confirmarDeslocamento: true,
        codigo,
        versao: (await ler(codigo)).versao,
      })
    expect(await editar({ observacoes: 'Ligar antes' })).toMatchObject({ status: 200, corpo: { estado: 'CONFIRMADO' } })
    expect((await editar({ observacoes: 'Ligar antes', inicio: mais(inicio, 30), fim: null })).corpo).toMatchObject({
      estado: 'AGENDADO',
    })
    // What moved is told as a move: the state that it took along is no change of the data.
    expect((await contado(codigo)).slice(-2)).not.toContain('ALTERADO')
  })

  it('quem já saiu para o local não volta a esperar confirmação', async () => {
    const { codigo, inicio } = await confirmado()
    const { versao } = await ler(codigo)
    const { CLIENTE } = (await noDia(amb, empresa, mais(inicio, -60))).como
    const saiu = await CLIENTE('POST /agendamento/:codigo/transicao', { codigo, versao, acao: 'deslocar' })
    amb.relogio.fixar('2026-11-20T15:00:00Z')
    expect(saiu.status).toBe(200)
    expect((await mover(codigo, { inicio: mais(inicio, 30) })).estado).toBe('EM_DESLOCAMENTO')
  })

  it('pedir confirmação de novo não é ação de ninguém', async () => {
    const { codigo } = await confirmado()
    const { versao } = await ler(codigo)
    const { status } = await empresa.como.CLIENTE('POST /agendamento/:codigo/transicao', {
      codigo,
      versao,
      acao: 'desconfirmar' as 'confirmar',
    })
    expect([status, (await ler(codigo)).estado]).toEqual([422, 'CONFIRMADO'])
  })

  it('de duas mudanças ao mesmo tempo uma vale, e o estado é o da hora em que ficou', async () => {
    const { codigo, inicio } = await confirmado()
    const { versao } = await ler(codigo)
    const tentar = (minutos: number) =>
      empresa.como.CLIENTE('POST /agendamento/:codigo/mover', {
        codigo,
        versao,
        inicio: mais(inicio, minutos),
        confirmarDeslocamento: true,
      })
    const respostas = await Promise.all([tentar(60), tentar(120), confirmar(codigo)])
    expect(
      respostas
        .slice(0, 2)
        .map(({ status }) => status)
        .toSorted((a, b) => a - b),
    ).toEqual([200, 409])
    expect(await ler(codigo)).toMatchObject({ estado: 'AGENDADO', confirmadoPara: inicio })
  })
})
