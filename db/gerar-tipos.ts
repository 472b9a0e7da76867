import { execFileSync } from 'node:child_process'
import path from 'node:path'

const raiz = path.resolve(import.meta.dirname, '..')

/** The types of the driver as apps/api/src/infra/banco/conexao.ts parses them. */
const MAPA = { timestamptz: 'string', date: 'string', int8: 'number', numeric: 'number', time: 'string' }

/** A state moves by `infra/banco/passo.ts` alone: no other update of it compiles. */
const SO_POR_PASSO = {
  acerto: 'string',
  agendamento: 'string',
  atendimento: 'string',
  cobranca_assinatura: 'string',
  cobranca_pix: 'string',
  cupom_uso: 'string',
  fechamento: 'string',
  incidente: 'string',
  laudo: 'string',
  modelo_documento_versao: 'string',
  nota_fiscal: 'string',
  pedido_titular: 'string',
  repasse: 'string',
  tentativa_pagamento: 'string',
  titulo: 'string',
  // What is inserted without it begins by the default of the column.
  estudo_recebido: 'string | undefined',
  exportacao: 'string | undefined',
  importacao: 'string | undefined',
  lista_espera: 'string | undefined',
  mensagem: 'string | undefined',
  movimento_bancario: 'string | undefined',
}
const COLUNAS = Object.fromEntries(
  Object.entries(SO_POR_PASSO).map(([tabela, inserida]) => [
    `${tabela}.estado`,
    `ColumnType<string, ${inserida}, never>`,
  ]),
)

/**
 * Writes (or, with `conferir`, only compares) the database types of the API from a migrated database.
 * Throws, with what the generator wrote, when they differ.
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
      JSON.stringify({ columns: COLUNAS }),
      ...(conferir ? ['--verify'] : []),
    ],
    // It complains of types it knows no grammar of, and writes them all the same: what it says stands in the error, if there is one.
    { cwd: raiz, stdio: 'pipe' },
  )
}
