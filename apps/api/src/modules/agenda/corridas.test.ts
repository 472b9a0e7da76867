import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarAnimal, criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { situacoes } from '../../../teste/respostas.ts'
import {
  criarColega,
  criarServicoComEquipamento,
  mais,
  pedidoDeTeste,
  TERCA_AS_9,
  verbosDaAgenda,
  type PedidoDeTeste,
} from '../../../teste/agenda/agenda.ts'

let amb: Ambiente
let empresa: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

const postar = (pedido: PedidoDeTeste) => empresa.como.CLIENTE('POST /agendamento', pedido)
const { marcar } = verbosDaAgenda(() => ({ amb, empresa }))
const mover = (codigo: string, dados: { especialista?: string; inicio: string; versao?: number }) =>
  empresa.como.CLIENTE('POST /agendamento/:codigo/mover', { versao: 1, ...dados, codigo })
const noBanco = async (inicio: string) =>
  (
    await sql<{ n: number }>`select count(*)::int as n from agendamento
      where cliente = ${empresa.cliente} and inicio = ${inicio}::timestamptz`.execute(amb.db)
  ).rows[0]?.n

// The clock of the tests stands still: everything they ask for is of one minute.
beforeEach(() => sql`delete from limite`.execute(amb.db))

describe('duzentos ao mesmo tempo', () => {
  it('um horário do especialista: um marca, os outros sabem o que o ocupa, e o banco guarda um', async () => {
    const pedidos = await Promise.all(Array.from({ length: 200 }, () => pedidoDeTeste(amb, empresa)))
    const antes = performance.now()
    const respostas = await Promise.all(pedidos.map(postar))
    console.info(`200 POST /agendamento: ${Math.round(performance.now() - antes)} ms`)
    expect(respostas.filter(({ status }) => status === 201)).toHaveLength(1)
    const recusas = respostas.filter(({ status }) => status !== 201)
    expect(
      new Set(recusas.map(({ status, corpo }) => `${status} ${(corpo as unknown as { codigo: string }).codigo}`)),
    ).toEqual(new Set(['409 HORARIO_OCUPADO']))
    const vencedor = respostas.find(({ status }) => status === 201)?.corpo.codigo
    for (const { corpo } of recusas)
      expect(corpo).toMatchObject({ detalhes: { ocupacoes: [{ por: 'ESPECIALISTA', agendamento: vencedor }] } })
    expect(await noBanco(TERCA_AS_9)).toBe(1)
  })

  it('um paciente, com especialistas diferentes: um marca', async () => {
    const inicio = mais(TERCA_AS_9, 24 * 60)
    const { animal } = await criarAnimal(amb, empresa.cliente)
    const especialistas = await Promise.all(Array.from({ length: 200 }, () => criarColega(amb, empresa)))
    const respostas = await Promise.all(
      especialistas.map(async (especialista) =>
        postar(await pedidoDeTeste(amb, empresa, { animal, especialista, inicio })),
      ),
    )
    expect(situacoes(respostas)).toEqual([201, ...Array.from({ length: 199 }, () => 409)])
    expect(await noBanco(inicio)).toBe(1)
  })

  it('um equipamento, com especialistas e pacientes diferentes: um marca', async () => {
    const inicio = mais(TERCA_AS_9, 2 * 24 * 60)
    const { servico } = await criarServicoComEquipamento(amb, empresa)
    const especialistas = await Promise.all(Array.from({ length: 200 }, () => criarColega(amb, empresa)))
    const respostas = await Promise.all(
      especialistas.map(async (especialista) =>
        postar(await pedidoDeTeste(amb, empresa, { servicos: [servico], especialista, inicio })),
      ),
    )
    expect(situacoes(respostas)).toEqual([201, ...Array.from({ length: 199 }, () => 409)])
    expect(respostas.find(({ status }) => status === 409)?.corpo).toMatchObject({
      detalhes: { ocupacoes: [{ por: 'EQUIPAMENTO' }] },
    })
    expect(await noBanco(inicio)).toBe(1)
  })
})

describe('dois ao mesmo tempo', () => {
  const dia = (n: number) => mais(TERCA_AS_9, n * 24 * 60)

  it('mover para um horário e marcar nele: um dos dois', async () => {
    const { codigo } = await marcar({ inicio: dia(7) })
    const alvo = mais(dia(7), 120)
    const [movido, criado] = await Promise.all([
      mover(codigo, { inicio: alvo }),
      postar(await pedidoDeTeste(amb, empresa, { inicio: alvo })),
    ])
    expect([movido.status === 200, criado.status === 201].filter(Boolean)).toHaveLength(1)
    expect([movido.status, criado.status]).toContain(409)
    expect(await noBanco(alvo)).toBe(1)
  })

  it('trocar dois de lugar, vinte vezes, não trava ninguém e nunca põe os dois no mesmo', async () => {
    const colega = await criarColega(amb, empresa)
    const a = await marcar({ inicio: dia(8) })
    const b = await marcar({ inicio: dia(8), especialista: colega })
    const alvos = [
      [a.codigo, colega],
      [b.codigo, empresa.especialista],
    ] as const
    for (let vez = 0; vez < 10; vez++) {
      const respostas = await Promise.all(
        alvos.map(async ([codigo, especialista]) => {
          const { versao } = (await empresa.como.CLIENTE('GET /agendamento/:codigo', { codigo })).corpo
          return mover(codigo, { especialista, inicio: dia(8), versao })
        }),
      )
      expect(situacoes(respostas)).toEqual([409, 409])
    }
  })

  it('mover o mesmo duas vezes: a segunda pessoa sabe quem mudou', async () => {
    const { codigo } = await marcar({ inicio: dia(9) })
    const respostas = await Promise.all([60, 120].map((minutos) => mover(codigo, { inicio: mais(dia(9), minutos) })))
    expect(situacoes(respostas)).toEqual([200, 409])
    expect(respostas.find(({ status }) => status === 409)?.corpo).toMatchObject({
      codigo: 'CONFLITO_DE_VERSAO',
      detalhes: { atual: { codigo, versao: 2 }, por: empresa.usuarios.CLIENTE.nome },
    })
  })

  it('duas transições: uma vale', async () => {
    const { codigo } = await marcar({ inicio: dia(10) })
    const agir = (acao: 'confirmar' | 'cancelar') =>
      empresa.como.CLIENTE('POST /agendamento/:codigo/transicao', { codigo, versao: 1, acao, motivo: 'Choveu' })
    expect(situacoes(await Promise.all([agir('confirmar'), agir('cancelar')]))).toEqual([200, 409])
    const { corpo } = await empresa.como.CLIENTE('GET /agendamento/:codigo', { codigo })
    expect(corpo.versao).toBe(2)
    expect(corpo.linhaDoTempo).toHaveLength(2)
  })

  it('cancelar e marcar no lugar: quem marca depois do cancelamento consegue', async () => {
    const { codigo } = await marcar({ inicio: dia(14) })
    const [cancelado, marcado] = await Promise.all([
      empresa.como.CLIENTE('POST /agendamento/:codigo/transicao', { codigo, versao: 1, acao: 'cancelar', motivo: 'x' }),
      postar(await pedidoDeTeste(amb, empresa, { inicio: dia(14) })),
    ])
    expect(cancelado.status).toBe(200)
    expect([201, 409]).toContain(marcado.status)
    if (marcado.status === 409) await marcar({ inicio: dia(14) })
    expect(await noBanco(dia(14))).toBe(2)
  })

  it('marcar duas vezes quem estava na lista de espera: uma', async () => {
    const { animal } = await criarAnimal(amb, empresa.cliente)
    const { corpo: espera } = await empresa.como.CLIENTE('POST /lista-espera', {
      animal,
      servicos: [empresa.servico],
      desde: '2026-12-01',
    })
    const respostas = await Promise.all(
      [15, 16].map(async (n) =>
        empresa.como.CLIENTE('POST /lista-espera/:codigo/agendar', {
          ...(await pedidoDeTeste(amb, empresa, { animal, inicio: dia(n) })),
          codigo: espera.codigo,
          versao: 1,
        }),
      ),
    )
    expect(situacoes(respostas)).toEqual([201, 409])
  })
})
