import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarAnimal, criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { eventosDe } from '../../../teste/eventos.ts'
import { camposDe, situacoes } from '../../../teste/respostas.ts'
import {
  criarColega,
  criarServicoComEquipamento,
  mais,
  verbosDaAgenda,
  type PedidoDeTeste,
} from '../../../teste/agenda/agenda.ts'
import { aForca } from '../../../teste/estado-a-forca.ts'

let amb: Ambiente
let empresa: Empresa
let outra: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  outra = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

const { novoDia, pedido, postar, marcar, ler } = verbosDaAgenda(() => ({ amb, empresa }))

describe('PUT /agendamento/:codigo', () => {
  const editar = async (
    codigo: string,
    versao: number,
    mudancas: Partial<PedidoDeTeste>,
    quem = empresa.como.CLIENTE,
  ) => {
    const { estado: _estado, ...resto } = await pedido(mudancas)
    return quem('PUT /agendamento/:codigo', { ...resto, codigo, versao })
  }

  it('grava o formulário inteiro; mudar o horário nele também é remarcar', async () => {
    const inicio = novoDia()
    const { animal } = await criarAnimal(amb, empresa.cliente)
    const { codigo } = await marcar({ inicio, animal })
    expect(await editar(codigo, 1, { inicio, animal, observacoes: 'Ligar antes' })).toMatchObject({
      status: 200,
      corpo: { versao: 2 },
    })
    expect((await editar(codigo, 2, { inicio: mais(inicio, 30), animal, observacoes: 'Ligar antes' })).status).toBe(200)
    const { corpo } = await ler(codigo)
    expect(corpo).toMatchObject({
      versao: 3,
      inicio: mais(inicio, 30),
      fim: mais(inicio, 70),
      observacoes: 'Ligar antes',
    })
    expect(corpo.linhaDoTempo.map(({ tipo }) => tipo)).toEqual(['CRIADO', 'ALTERADO', 'REMARCADO'])
    const velha = await editar(codigo, 1, { inicio, animal })
    expect(velha).toMatchObject({
      status: 409,
      corpo: { codigo: 'CONFLITO_DE_VERSAO', detalhes: { atual: { versao: 3 } } },
    })
  })

  it('trocar de serviço troca o equipamento que ocupa', async () => {
    const inicio = novoDia()
    const { servico } = await criarServicoComEquipamento(amb, empresa)
    const { animal } = await criarAnimal(amb, empresa.cliente)
    const { codigo } = await marcar({ inicio, animal, servicos: [servico] })
    expect((await editar(codigo, 1, { inicio, animal })).status).toBe(200)
    expect((await ler(codigo)).corpo).toMatchObject({ equipamentos: [], servicos: [{ codigo: empresa.servico }] })
    expect((await postar({ inicio, especialista: await criarColega(amb, empresa), servicos: [servico] })).status).toBe(
      201,
    )
  })

  it('só uma reserva fica sem paciente; o que acabou não muda; outra empresa não acha; a clínica não edita', async () => {
    const inicio = novoDia()
    const { codigo } = await marcar({ inicio })
    expect(camposDe((await editar(codigo, 1, { inicio, animal: null, contato: 'X' })).corpo)).toHaveProperty('animal')
    expect((await editar(codigo, 1, { inicio }, outra.como.CLIENTE)).status).toBe(404)
    expect((await editar(codigo, 1, { inicio }, empresa.como.PARCEIRO)).status).toBe(403)
    await amb.db
      .updateTable('agendamento')
      .set({ estado: aForca('REALIZADO') })
      .where('codigo', '=', codigo)
      .execute()
    expect((await editar(codigo, 1, { inicio })).corpo).toMatchObject({ codigo: 'TRANSICAO_INVALIDA' })
  })
})

describe('POST /agendamento/:codigo/mover', () => {
  const mover = (
    codigo: string,
    dados: { versao?: number; inicio: string; fim?: string; especialista?: string },
    quem = empresa.como.CLIENTE,
  ) => quem('POST /agendamento/:codigo/mover', { versao: 1, ...dados, codigo })

  it('guarda a identidade, a duração e a história, e avisa os dois dias', async () => {
    const inicio = novoDia()
    const amanha = mais(inicio, 24 * 60)
    const colega = await criarColega(amb, empresa)
    const { codigo } = await marcar({ inicio })
    expect(await mover(codigo, { inicio: amanha, especialista: colega })).toMatchObject({
      status: 200,
      corpo: { codigo, versao: 2 },
    })
    const { corpo } = await ler(codigo)
    expect(corpo).toMatchObject({
      inicio: amanha,
      fim: mais(amanha, 40),
      especialista: { codigo: colega },
      estado: 'AGENDADO',
    })
    expect(corpo.linhaDoTempo[1]).toMatchObject({
      tipo: 'REMARCADO',
      texto: expect.stringMatching(/^Remarcado de .* para .*, com Dr\. Colega/),
    })
    const eventos = await eventosDe(amb, empresa.cliente, 'agendamento.movido')
    expect(eventos.map(({ dados }) => dados).filter((dados) => dados['agendamento'] === codigo)).toMatchObject([
      { agendamento: codigo, especialista: empresa.especialista, dia: inicio.slice(0, 10) },
      { agendamento: codigo, especialista: colega, dia: amanha.slice(0, 10) },
    ])
  })

  it('estica, e ficar onde está não conta como mudança', async () => {
    const inicio = novoDia()
    const { codigo } = await marcar({ inicio })
    expect((await mover(codigo, { inicio, fim: mais(inicio, 90) })).corpo.versao).toBe(2)
    expect((await mover(codigo, { inicio, versao: 2 })).corpo.versao).toBe(2)
    expect((await ler(codigo)).corpo).toMatchObject({ fim: mais(inicio, 90), versao: 2 })
  })

  it('para onde já há alguém é recusado, e encostar não é sobrepor', async () => {
    const inicio = novoDia()
    const { codigo } = await marcar({ inicio })
    await marcar({ inicio: mais(inicio, 60) })
    expect((await mover(codigo, { inicio: mais(inicio, 21) })).corpo).toMatchObject({ codigo: 'HORARIO_OCUPADO' })
    expect((await mover(codigo, { inicio: mais(inicio, 20) })).status).toBe(200)
    expect((await mover(codigo, { inicio: mais(inicio, 100), versao: 2 })).status).toBe(200)
  })

  it('o especialista move o seu, e não o passa a outro; ninguém de fora o acha', async () => {
    const inicio = novoDia()
    const colega = await criarColega(amb, empresa)
    const { codigo } = await marcar({ inicio })
    const { ESPECIALISTA, PARCEIRO } = empresa.como
    expect((await mover(codigo, { inicio: mais(inicio, 15) }, ESPECIALISTA)).status).toBe(200)
    expect((await mover(codigo, { versao: 2, inicio, especialista: colega }, ESPECIALISTA)).status).toBe(403)
    expect((await mover(codigo, { versao: 2, inicio }, PARCEIRO)).status).toBe(403)
    expect((await mover(codigo, { versao: 2, inicio }, outra.como.CLIENTE)).status).toBe(404)
    const deles = await marcar({ inicio, especialista: colega })
    expect((await mover(deles.codigo, { inicio: mais(inicio, 15) }, ESPECIALISTA)).status).toBe(404)
  })

  it('para um dia que já passou, não; o que já começou não se move', async () => {
    const inicio = novoDia()
    const { codigo } = await marcar({ inicio })
    expect(camposDe((await mover(codigo, { inicio: '2026-11-18T12:00:00Z' })).corpo)).toHaveProperty('inicio')
    await amb.db
      .updateTable('agendamento')
      .set({ estado: aForca('EM_ATENDIMENTO') })
      .where('codigo', '=', codigo)
      .execute()
    expect(situacoes([await mover(codigo, { inicio: mais(inicio, 60) })])).toEqual([409])
  })
})
