import type { Ambiente } from './ambiente.ts'
import { crmvUnico, unico, type Empresa } from './fabricas.ts'

/** Another specialist of the company, of its specialty unless asked otherwise, who nobody logs in as. */
export async function criarColega(
  { db }: Ambiente,
  { cliente, especialidade }: Empresa,
  { semEspecialidade = false } = {},
): Promise<string> {
  const { codigo } = await db
    .insertInto('especialista')
    .values({
      cliente,
      nome: unico('Dr. Colega'),
      crmv_uf: 'SP',
      crmv_numero: crmvUnico(),
      especialidade: semEspecialidade ? null : especialidade,
    })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  return codigo
}
