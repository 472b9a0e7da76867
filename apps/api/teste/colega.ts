import type { Ambiente } from './ambiente.ts'
import { crmvUnico, unico, type Empresa } from './fabricas.ts'

/** Another specialist of the company, who nobody logs in as. */
export async function criarColega({ db }: Ambiente, { cliente }: Empresa): Promise<string> {
  const { codigo } = await db
    .insertInto('especialista')
    .values({ cliente, nome: unico('Dr. Colega'), crmv_uf: 'SP', crmv_numero: crmvUnico() })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  return codigo
}
