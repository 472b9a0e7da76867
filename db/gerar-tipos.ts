import { execFileSync } from 'node:child_process'
import path from 'node:path'

const raiz = path.resolve(import.meta.dirname, '..')

/** The types of the driver as apps/api/src/infra/banco/conexao.ts parses them. */
const MAPA = { timestamptz: 'string', date: 'string', int8: 'number', numeric: 'number', time: 'string' }

/** A state moves by `infra/banco/passo.ts` alone: no other update of it compiles. */
const SO_POR_PASSO = {
  ...Object.fromEntries(
    ['acerto', 'agendamento', 'atendimento', 'fechamento', 'laudo', 'nota_fiscal', 'repasse', 'titulo'].map(
      (tabela) => [`${tabela}.estado`, 'ColumnType<string, string, never>'],
    ),
  ),
  // What is inserted without it begins by the default of the column.
  'lista_espera.estado': 'ColumnType<string, string | undefined, never>',
}

/**
 * Writes (or, with `conferir`, only compares) the database types of the API from a migrated database.
 * Throws when they differ.
 */
export function gerarTipos(urlDono: string, { conferir = false } = {}): void {
  execFileSync(
    process.execPath,
    [
      path.join(raiz, 'node_modules/kysely-codegen/dist/cli/bin.js'),
      '--dialect',
      'postgres',
      '--url',
      urlDono,
      '--log-level',
      'error',
      '--out-file',
      path.join(raiz, 'apps/api/src/infra/banco/tipos.ts'),
      '--exclude-pattern',
      '(pgboss.*|public.migracao)',
      '--type-mapping',
      JSON.stringify(MAPA),
      '--overrides',
      JSON.stringify({ columns: SO_POR_PASSO }),
      ...(conferir ? ['--verify'] : []),
    ],
    { cwd: raiz, stdio: ['ignore', 'inherit', 'inherit'] },
  )
}
