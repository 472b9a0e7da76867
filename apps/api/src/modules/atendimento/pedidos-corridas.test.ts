import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { horas, lerPedido, marcar, pedir } from '../../../teste/atendimento/pedidos.ts'

let amb: Ambiente
let empresa: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

let vez = 0
/** A free working hour of its own for each try. */
const livre = () => horas(Math.floor(vez / 7) * 24 + (vez++ % 7))
const estadoNaAgenda = async (codigo: string) =>
  (await lerPedido(empresa.como.CLIENTE, codigo)).agendamento?.estado ?? ''

describe('duas pessoas ao mesmo tempo', () => {
  it('duas aceitam um pedido: uma consegue, a outra fica sabendo', async () => {
    const codigo = await pedir(amb, empresa)
    const aceitar = (inicio: string) =>
      empresa.como.CLIENTE('POST /atendimento/:codigo/aceitar', {
        codigo,
        versao: 1,
        especialista: empresa.especialista,
        inicio,
      })
    const [a, b] = await Promise.all([aceitar(livre()), aceitar(livre())])
    expect([a.status, b.status].toSorted((x, y) => x - y)).toEqual([200, 409])
  })

  it('um horário para vários pedidos: um ganha, os outros continuam pedidos', async () => {
    const pedidos = await Promise.all(Array.from({ length: 6 }, () => pedir(amb, empresa)))
    const inicio = livre()
    const respostas = await Promise.all(pedidos.map((codigo) => marcar(empresa, 'aceitar', codigo, { inicio })))
    expect(respostas.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 409, 409, 409, 409, 409])
    const estados = await Promise.all(pedidos.map(estadoNaAgenda))
    expect(estados.toSorted()).toEqual(['AGENDADO', ...Array.from({ length: 5 }, () => 'SOLICITADO')])
  })

  it('a empresa aceita enquanto a clínica cancela: só um vale, e os dois registros concordam', async () => {
    for (let rodada = 0; rodada < 4; rodada++) {
      const codigo = await pedir(amb, empresa)
      const [aceite, cancelamento] = await Promise.all([
        empresa.como.CLIENTE('POST /atendimento/:codigo/aceitar', {
          codigo,
          versao: 1,
          especialista: empresa.especialista,
          inicio: livre(),
        }),
        empresa.como.PARCEIRO('POST /atendimento/:codigo/transicao', {
          codigo,
          versao: 1,
          acao: 'cancelar',
          motivo: 'Desistimos',
        }),
      ])
      expect([aceite.status, cancelamento.status].toSorted((x, y) => x - y)).toEqual([200, 409])
      const { estado, agendamento } = await lerPedido(empresa.como.CLIENTE, codigo)
      expect([estado, agendamento?.estado]).toEqual(
        aceite.status === 200 ? ['ABERTO', 'AGENDADO'] : ['CANCELADO', 'CANCELADO'],
      )
    }
  })

  it('aceitar duas vezes com a mesma chave aceita uma', async () => {
    const codigo = await pedir(amb, empresa)
    const entrada = { codigo, versao: 1, especialista: empresa.especialista, inicio: livre() }
    const enviar = () =>
      empresa.como.CLIENTE('POST /atendimento/:codigo/aceitar', entrada, { idempotencia: `a-${codigo}` })
    expect((await enviar()).corpo).toEqual((await enviar()).corpo)
  })
})
