import type { DadosDaVacina, Vacina } from '@vetlume/dominio/animal'
import { sql } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'

/** A vaccine as its row has it: whether it is late is of the day on which it is read. */
export type VacinaGuardada = Omit<Vacina, 'atrasada'>

const MAXIMO_DE_VACINAS = 200

/** The vaccines of `a`, the last given first, as JSON. */
export const vacinasDoAnimal = sql`(select coalesce(json_agg(json_build_object('codigo', v.codigo, 'vacina', v.vacina, 'dia', v.dia,
    'lote', v.lote, 'fabricante', v.fabricante, 'proxima', v.proxima, 'aplicadaPor', v.aplicada_por, 'observacao', v.observacao,
    'versao', v.versao) order by v.dia desc, v.codigo desc), '[]')
  from (select * from animal_vacina w where w.cliente = a.cliente and w.animal = a.codigo
    order by w.dia desc, w.codigo desc limit ${MAXIMO_DE_VACINAS}) v)`

const colunas = ({ aplicadaPor, ...dados }: DadosDaVacina) => ({ ...dados, aplicada_por: aplicadaPor })

export async function inserirVacina(tx: Banco, cliente: string, animal: string, dados: DadosDaVacina): Promise<void> {
  await tx
    .insertInto('animal_vacina')
    .values({ cliente, animal, ...colunas(dados) })
    .execute()
}

export async function lerVacina(
  tx: Banco,
  cliente: string,
  animal: string,
  codigo: string,
): Promise<(DadosDaVacina & { versao: number }) | undefined> {
  return tx
    .selectFrom('animal_vacina')
    .select(['vacina', 'dia', 'lote', 'fabricante', 'proxima', 'aplicada_por as aplicadaPor', 'observacao', 'versao'])
    .where('cliente', '=', cliente)
    .where('animal', '=', animal)
    .where('codigo', '=', codigo)
    .executeTakeFirst()
}

export async function corrigirVacina(tx: Banco, cliente: string, codigo: string, dados: DadosDaVacina): Promise<void> {
  await tx
    .updateTable('animal_vacina')
    .set((e) => ({ ...colunas(dados), versao: e('versao', '+', 1) }))
    .where('cliente', '=', cliente)
    .where('codigo', '=', codigo)
    .execute()
}

export async function apagarVacina(tx: Banco, cliente: string, codigo: string): Promise<void> {
  await tx.deleteFrom('animal_vacina').where('cliente', '=', cliente).where('codigo', '=', codigo).execute()
}
