import { sql } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'
import type { Visao } from '../cadastros/index.ts'
import { animaisDaVisao, dentroOuUnido } from '../tutor/index.ts'

/** Keys of the photo in the file store, if there is one and the animal is at reach. */
export async function fotoDoAnimal(tx: Banco, cliente: string, visao: Visao, codigo: string) {
  const { rows } = await sql<{ foto: string; miniatura: string }>`
    select a.foto, a.foto_miniatura as miniatura from animal a
    where a.cliente = ${cliente} and a.codigo = ${codigo} and a.foto is not null
      and ${dentroOuUnido('a', animaisDaVisao(visao, cliente))}`.execute(tx)
  return rows[0]
}

export async function gravarFoto(
  tx: Banco,
  cliente: string,
  codigo: string,
  { foto, miniatura }: { foto: string; miniatura: string } | { foto: null; miniatura: null },
): Promise<void> {
  await tx
    .updateTable('animal')
    .set({ foto, foto_miniatura: miniatura })
    .where('cliente', '=', cliente)
    .where('codigo', '=', codigo)
    .execute()
}
