import type { EntradaDe } from '@vetlume/dominio/contrato'
import type { contratoAgenda } from '@vetlume/dominio/agenda'
import { expect } from 'vitest'
import type { Ambiente } from '../ambiente.ts'
import { criarAnimal, unico, type Empresa } from '../fabricas.ts'

export type PedidoDeTeste = EntradaDe<(typeof contratoAgenda)['POST /agendamento']>

/** Tuesday, 24 November 2026, 9 h in São Paulo: a plain working hour, four days after the clock of the tests. */
export const TERCA_AS_9 = '2026-11-24T12:00:00.000Z'

/** The instant `minutos` after another, as the API writes it. */
export const mais = (instante: string, minutos: number): string =>
  new Date(Date.parse(instante) + minutos * 60_000).toISOString()

export { criarColega } from '../colega.ts'

/** A service of the company that occupies a new equipment while it lasts. */
export async function criarServicoComEquipamento({ db }: Ambiente, { cliente }: Empresa) {
  const { codigo: equipamento } = await db
    .insertInto('equipamento')
    .values({ cliente, nome: unico('Raio-X') })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  const { codigo: servico } = await db
    .insertInto('servico')
    .values({ cliente, nome: unico('Radiografia'), modalidade: 'RADIOGRAFIA', duracao_minutos: 30, preco_centavos: 1 })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  await db.insertInto('servico_equipamento').values({ cliente, servico, equipamento }).execute()
  return { servico, equipamento }
}

/** A form that holds, with a patient of its own at each call. */
export async function pedidoDeTeste(
  amb: Ambiente,
  empresa: Empresa,
  mudancas: Partial<PedidoDeTeste> = {},
): Promise<PedidoDeTeste> {
  const animal = 'animal' in mudancas ? mudancas.animal : (await criarAnimal(amb, empresa.cliente)).animal
  return {
    especialista: empresa.especialista,
    inicio: TERCA_AS_9,
    tipoLocal: 'PARCEIRO',
    parceiro: empresa.parceiro,
    servicos: [empresa.servico],
    ...mudancas,
    animal,
  }
}

/** The calls that tests of appointments begin with; `onde` is asked at each, as a file prepares its company later. */
export function verbosDaAgenda(onde: () => { amb: Ambiente; empresa: Empresa }) {
  let semana = 0
  const pedido = (mudancas: Partial<PedidoDeTeste> = {}) => pedidoDeTeste(onde().amb, onde().empresa, mudancas)
  const postar = async (mudancas: Partial<PedidoDeTeste> = {}, quem = onde().empresa.como.CLIENTE) =>
    quem('POST /agendamento', await pedido(mudancas))
  return {
    /** Each test has its own day: Tuesdays, from 24 November 2026 on. */
    novoDia: () => mais(TERCA_AS_9, 7 * 24 * 60 * semana++),
    pedido,
    postar,
    marcar: async (mudancas: Partial<PedidoDeTeste> = {}) => {
      const { status, corpo } = await postar(mudancas)
      expect(status, JSON.stringify(corpo)).toBe(201)
      return corpo
    },
    ler: (codigo: string, quem = onde().empresa.como.CLIENTE) => quem('GET /agendamento/:codigo', { codigo }),
  }
}
