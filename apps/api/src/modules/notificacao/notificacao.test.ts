import type { AcaoDoAtendimento } from '@vetlume/dominio/atendimento'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ASSINANTES } from '../../assinantes.ts'
import { abrir, agir } from '../../../teste/atendimentos.ts'
import { abrirAmbiente, type Ambiente, type Chamar } from '../../../teste/ambiente.ts'
import { criarAnimal, criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'

let amb: Ambiente
let empresa: Empresa

beforeAll(async () => {
  amb = await abrirAmbiente()
})
beforeEach(async () => {
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

const avisos = async (quem: Chamar) => {
  await amb.tarefas.esvaziar()
  return (await quem('GET /notificacao', {})).corpo
}
const tipos = async (quem: Chamar) => (await avisos(quem)).itens.map(({ tipo }) => tipo)

async function pedirExame(): Promise<string> {
  const { animal } = await criarAnimal(amb, empresa.cliente, { parceiro: empresa.parceiro })
  return (await empresa.como.PARCEIRO('POST /atendimento', { animal, itens: [{ servico: empresa.servico }] })).corpo
    .codigo
}

describe('quem fica sabendo de quê', () => {
  it('a empresa, do pedido e do comentário da clínica; a clínica, do aceite e da resposta; o especialista, do exame dele', async () => {
    const codigo = await pedirExame()
    await empresa.como.PARCEIRO('POST /atendimento/:codigo/comentario', { codigo, texto: 'É urgente' })
    await empresa.como.CLIENTE('POST /atendimento/:codigo/aceitar', {
      codigo,
      versao: 1,
      especialista: empresa.especialista,
      inicio: '2026-11-24T12:00:00Z',
    })
    await empresa.como.CLIENTE('POST /atendimento/:codigo/comentario', { codigo, texto: 'Vamos hoje' })
    // Two events of the same instant may be handled by two workers, in either order.
    expect((await tipos(empresa.como.CLIENTE)).toSorted()).toEqual(['atendimento.comentado', 'atendimento.solicitado'])
    expect((await tipos(empresa.como.PARCEIRO)).toSorted()).toEqual(['atendimento.aceito', 'atendimento.comentado'])
    const doEspecialista = await avisos(empresa.como.ESPECIALISTA)
    expect(doEspecialista).toMatchObject({
      naoLidas: 1,
      itens: [
        {
          tipo: 'agenda.marcada',
          rota: expect.stringMatching(/^\/agenda\/agenda-atendimento\?agendamento=/),
          lida: false,
          titulo: expect.stringMatching(/Mel.*24\/11\/2026 09:00/),
        },
      ],
    })
  })

  it('conclusão e cancelamento chegam à outra parte', async () => {
    const { codigo } = await abrir(amb, empresa)
    await agir(empresa.como.CLIENTE, codigo, 'cancelar', 'Sem agenda')
    expect(await tipos(empresa.como.PARCEIRO)).toEqual(['atendimento.cancelado'])
    await agir(empresa.como.PARCEIRO, await pedirExame(), 'cancelar' satisfies AcaoDoAtendimento, 'Animal melhorou')
    expect((await tipos(empresa.como.CLIENTE)).toSorted()).toEqual(['atendimento.cancelado', 'atendimento.solicitado'])
  })

  it('outra empresa, o plano grátis e o operador não veem nada disso', async () => {
    await pedirExame()
    const outra = await criarEmpresa(amb)
    for (const quem of [outra.como.CLIENTE, outra.como.PARCEIRO, empresa.como.CLIENTE_BASE, empresa.como.ADMIN]) {
      expect(await avisos(quem)).toEqual({ itens: [], naoLidas: 0 })
    }
    expect((await amb.semToken('GET /notificacao', {})).status).toBe(401)
  })
})

describe('lidas', () => {
  it('a marca é de cada pessoa, só avança, e não passa do que ela vê', async () => {
    await pedirExame()
    await amb.tarefas.esvaziar()
    const [primeiro] = (await avisos(empresa.como.CLIENTE)).itens
    await pedirExame()
    const {
      itens: [segundo],
      naoLidas,
    } = await avisos(empresa.como.CLIENTE)
    expect(naoLidas).toBe(2)
    const marcar = async (ate: string, quem = empresa.como.CLIENTE) =>
      (await quem('POST /notificacao/lidas', { ate })).corpo.naoLidas
    expect(await marcar(primeiro!.codigo)).toBe(1)
    expect(await marcar(segundo!.codigo)).toBe(0)
    expect(await marcar(primeiro!.codigo)).toBe(0)
    expect((await avisos(empresa.como.CLIENTE)).itens.map(({ lida }) => lida)).toEqual([true, true])
    const colega = await amb.como({
      usuario: (await criarEmpresa(amb)).usuarios.CLIENTE.codigo,
      perfis: ['CLIENTE'],
      cliente: empresa.cliente,
    })
    expect((await avisos(colega)).naoLidas).toBe(2)
    expect(await marcar('ffffffff-ffff-7fff-bfff-ffffffffffff', colega)).toBe(0)
    await pedirExame()
    expect((await avisos(colega)).naoLidas).toBe(1)
  })

  it('pagina do mais novo ao mais velho', async () => {
    for (let i = 0; i < 3; i++) await pedirExame()
    const { itens } = await avisos(empresa.como.CLIENTE)
    const resto = (await empresa.como.CLIENTE('GET /notificacao', { antesDe: itens[0]!.codigo, limite: 1 })).corpo.itens
    expect(resto.map(({ codigo }) => codigo)).toEqual([itens[1]?.codigo])
    expect((await empresa.como.CLIENTE('GET /notificacao', { limite: 500 })).status).toBe(422)
  })
})

it('o mesmo evento entregue muitas vezes, também ao mesmo tempo, avisa uma vez', async () => {
  const atendimento = await pedirExame()
  await amb.tarefas.esvaziar()
  const evento = {
    codigo: randomUUID(),
    cliente: empresa.cliente,
    tipo: 'atendimento.comentado',
    dados: { atendimento, doParceiro: true },
    quando: amb.relogio.agora().toString(),
  }
  const entregar = async () => {
    for (const assinante of ASSINANTES['atendimento.comentado'] ?? [])
      await assinante({ db: amb.dbApp, agora: amb.relogio.agora(), servicos: amb.servicos }, evento)
  }
  await Promise.all([entregar(), entregar(), entregar()])
  await entregar()
  expect((await tipos(empresa.como.CLIENTE)).toSorted()).toEqual(['atendimento.comentado', 'atendimento.solicitado'])
})
