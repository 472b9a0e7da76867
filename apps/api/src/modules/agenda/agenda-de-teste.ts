import type { EntradaDe } from '@vetlume/dominio/contrato'
import type { contratoAgenda } from '@vetlume/dominio/agenda'
import type { Ambiente } from '../../teste/ambiente.ts'
import { crmvUnico, criarAnimal, unico, type Empresa } from '../../teste/fabricas.ts'

export type PedidoDeTeste = EntradaDe<(typeof contratoAgenda)['POST /agendamento']>

/** Tuesday, 24 November 2026, 9 h in São Paulo: a plain working hour, four days after the clock of the tests. */
export const TERCA_AS_9 = '2026-11-24T12:00:00.000Z'

/** The instant `minutos` after another, as the API writes it. */
export const mais = (instante: string, minutos: number): string =>
  new Date(Date.parse(instante) + minutos * 60_000).toISOString()

export async function criarColega({ db }: Ambiente, { cliente }: Empresa): Promise<string> {
  const { codigo } = await db
    .insertInto('especialista')
    .values({ cliente, nome: unico('Dr. Colega'), crmv_uf: 'SP', crmv_numero: crmvUnico() })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  return codigo
}

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
