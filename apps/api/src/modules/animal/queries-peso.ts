import type { Pesagens } from '@vetlume/dominio/animal'
import { sql } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'

interface NovaPesagem {
  animal: string
  gramas: number
  /** UTC instant. */
  medidoEm: string
}

export async function inserirPeso(
  tx: Banco,
  cliente: string,
  { animal, gramas, medidoEm }: NovaPesagem,
): Promise<void> {
  await tx.insertInto('animal_peso').values({ cliente, animal, gramas, medido_em: medidoEm }).execute()
}

export async function lerPesagem(tx: Banco, cliente: string, animal: string, codigo: string) {
  return tx
    .selectFrom('animal_peso')
    .select(['codigo', 'gramas', 'medido_em', 'versao'])
    .where('cliente', '=', cliente)
    .where('animal', '=', animal)
    .where('codigo', '=', codigo)
    .executeTakeFirst()
}

export async function corrigirPeso(
  tx: Banco,
  cliente: string,
  { codigo, gramas, medidoEm }: Omit<NovaPesagem, 'animal'> & { codigo: string },
): Promise<void> {
  await tx
    .updateTable('animal_peso')
    .set((e) => ({ gramas, medido_em: medidoEm, versao: e('versao', '+', 1) }))
    .where('cliente', '=', cliente)
    .where('codigo', '=', codigo)
    .execute()
}

export async function apagarPeso(tx: Banco, cliente: string, codigo: string): Promise<void> {
  await tx.deleteFrom('animal_peso').where('cliente', '=', cliente).where('codigo', '=', codigo).execute()
}

/**
 * Makes the last weighing the weight of the animal. It is not a change of the record that somebody may have open: weighings
 * have their own version.
 */
export async function atualizarPesoAtual(tx: Banco, cliente: string, animal: string): Promise<void> {
  await sql`update animal set peso_gramas = (select w.gramas from animal_peso w where w.cliente = ${cliente} and w.animal = ${animal}
      order by w.medido_em desc, w.codigo desc limit 1)
    where cliente = ${cliente} and codigo = ${animal}`.execute(tx)
}

export const pesagensDe = ({ pesoGramas, pesos }: Pesagens): Pesagens => ({ pesoGramas, pesos })
