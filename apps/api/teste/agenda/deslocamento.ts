import type { Ambiente } from '../ambiente.ts'
import { cnpjUnico, unico, type Empresa } from '../fabricas.ts'
import { mais, pedidoDeTeste, TERCA_AS_9, type PedidoDeTeste } from './agenda.ts'

/** The day of `TERCA_AS_9`. */
export const TERCA = TERCA_AS_9.slice(0, 10)
export const SAO_PAULO = 3550308
export const CAMPINAS = 3509502

interface Onde {
  latitude?: number
  longitude?: number
  cidade?: number
}

/** A clinic so many hundredths of a degree north of the cathedral square, or in a municipality. */
export const aoNorte = (centesimos: number): Onde => ({ latitude: -23.55 + centesimos / 100, longitude: -46.63 })

export async function criarClinica({ db }: Ambiente, { cliente }: Empresa, onde: Onde = {}): Promise<string> {
  const nome = unico('Clínica')
  const { codigo } = await db
    .insertInto('parceiro')
    .values({ cliente, nome, razao_social: nome, documento: cnpjUnico(), ...onde })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  return codigo
}

/** Books at that many minutes after 9 h of the day; the answer of the API. */
export async function marcarAs(
  amb: Ambiente,
  empresa: Empresa,
  minutos: number,
  parceiro: string,
  mudancas: Partial<PedidoDeTeste> = {},
) {
  const inicio = mais(TERCA_AS_9, minutos)
  return empresa.como.CLIENTE('POST /agendamento', await pedidoDeTeste(amb, empresa, { inicio, parceiro, ...mudancas }))
}
