import { sql } from 'kysely'
import type { Banco } from '../../apps/api/src/infra/banco/index.ts'
import {
  COMPARTILHADAS_E_CONTAS,
  LUGARES,
  TABELAS_QUE_VAO,
  tabelasDoBanco,
  type TabelaDoBanco,
  type Vai,
} from '../../apps/api/src/modules/exportacao/index.ts'
import { ErroDePreparo } from '../embutido/erro.ts'
import type { Copia } from './abrir-copia.ts'
import { linhasDe } from './conferir-copia.ts'
import { inserirLinhas } from './inserir.ts'
import { trocar, type Trocas } from './trocas.ts'

/** Letters and rows that are held while they wait to be written. */
const MAXIMO_DE_LETRAS = 2_000_000
const MAXIMO_DE_LINHAS = 1_000

interface Ordem {
  tabelas: string[]
  /** Foreign keys that look ahead, or at the table itself: they are asked about at the end. */
  adiadas: { tabela: string; restricao: string }[]
}

/** What is named goes before what names it, as far as that can be. */
export function ordenar(tabelas: readonly TabelaDoBanco[]): Ordem {
  const faltam = new Map(tabelas.map((tabela) => [tabela.tabela, tabela]))
  const ordem: Ordem = { tabelas: [], adiadas: [] }
  const pendentes = ({ tabela, referencias }: TabelaDoBanco) =>
    referencias.filter((referencia) => referencia.tabela !== tabela && faltam.has(referencia.tabela)).length
  while (faltam.size > 0) {
    const [proxima] = [...faltam.values()].toSorted(
      (a, b) => pendentes(a) - pendentes(b) || (a.tabela < b.tabela ? -1 : 1),
    )
    if (proxima === undefined) break
    const adiante = proxima.referencias.filter(({ tabela }) => faltam.has(tabela))
    ordem.adiadas.push(...adiante.map(({ restricao }) => ({ tabela: proxima.tabela, restricao })))
    ordem.tabelas.push(proxima.tabela)
    faltam.delete(proxima.tabela)
  }
  return ordem
}

const cada = async (tx: Banco, tabelas: readonly string[], acao: string) => {
  for (const tabela of tabelas) await sql`alter table public.${sql.table(tabela)} ${sql.raw(acao)}`.execute(tx)
}

/**
 * The rows are what they were, with what followed from each: nothing is to follow again. Until the commit nobody else sees these
 * tables without their policies and triggers, since the change locks them; a failure takes it back.
 */
async function comTabelasAbertas(tx: Banco, { tabelas, adiadas }: Ordem, trabalho: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ restricao: string }>`
    select conname::text as restricao from pg_constraint where contype = 'f' and condeferrable`.execute(tx)
  const jaAdiadas = new Set(rows.map(({ restricao }) => restricao))
  const aAdiar = adiadas.filter(({ restricao }) => !jaAdiadas.has(restricao))
  const mudar = async (como: string) => {
    for (const { tabela, restricao } of aAdiar)
      await sql`alter table public.${sql.table(tabela)} alter constraint ${sql.ref(restricao)} ${sql.raw(como)}`.execute(
        tx,
      )
  }
  await cada(tx, tabelas, 'disable trigger user, no force row level security')
  await mudar('deferrable initially deferred')
  await trabalho()
  await sql`set constraints all immediate`.execute(tx)
  await mudar('not deferrable')
  await cada(tx, tabelas, 'enable trigger user, force row level security')
}

async function obrigatorias(tx: Banco, tabela: string, colunas: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ coluna: string }>`
    select attname as coluna from pg_attribute
    where attrelid = ${`public.${tabela}`}::regclass and attnotnull and attname = any(${[...colunas]}::text[])`.execute(
    tx,
  )
  return rows.map(({ coluna }) => coluna)
}

async function carregarTabela(
  tx: Banco,
  copia: Copia,
  { nome, vai: { colunas, fica, intactas }, cliente }: { nome: string; vai: Vai; cliente: string },
  trocas: Trocas,
): Promise<void> {
  const dono = nome === 'cliente' ? 'codigo' : 'cliente'
  // A secret that nobody has, where the record cannot be without one: it stays, and opens nothing.
  const segredo = sql`sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8'))`
  const comum = {
    tabela: nome,
    colunas,
    outras: Object.fromEntries((await obrigatorias(tx, nome, Object.keys(fica))).map((coluna) => [coluna, segredo])),
    onde: sql`${sql.ref(`n.${dono}`)} = ${cliente}`,
  }
  let lote: string[] = []
  let letras = 0
  const gravar = async () => {
    const linhas = lote.map((linha) => trocar(linha, trocas))
    const mudou = intactas.length > 0 && linhas.some((linha, i) => linha !== lote[i])
    const opcoes = mudou ? { ...comum, intactas: { colunas: intactas, linhas: lote } } : comum
    const escritas = await inserirLinhas(tx, linhas, opcoes)
    if (escritas !== linhas.length)
      throw new ErroDePreparo(
        `Esta cópia não pode ser importada: ${LUGARES.tabela(nome)} tem linhas de outra empresa. Nada mudou nesta instalação.`,
      )
    lote = []
    letras = 0
  }
  for await (const linha of linhasDe(copia, LUGARES.tabela(nome))) {
    lote.push(linha)
    letras += linha.length
    if (letras >= MAXIMO_DE_LETRAS || lote.length >= MAXIMO_DE_LINHAS) await gravar()
  }
  if (lote.length > 0) await gravar()
}

/** Writes the company's rows as they were. `depois` runs while nothing follows from a write yet. */
export async function carregarEmpresa(
  tx: Banco,
  copia: Copia,
  trocas: Trocas,
  { depois, dizer }: { depois: () => Promise<void>; dizer: (passo: string) => void },
): Promise<void> {
  const cliente = copia.manifesto.empresa.codigo
  const doBanco = await tabelasDoBanco(tx)
  const daEmpresa = new Map(TABELAS_QUE_VAO.filter(([nome]) => COMPARTILHADAS_E_CONTAS[nome] === undefined))
  const ordem = ordenar([...doBanco.values()].filter(({ tabela }) => daEmpresa.has(tabela)))
  await comTabelasAbertas(tx, { ...ordem, tabelas: [...ordem.tabelas, 'calendario_versao'] }, async () => {
    for (const nome of ordem.tabelas) {
      const vai = daEmpresa.get(nome)
      if (vai === undefined) continue
      dizer(`  ${vai.titulo}: ${copia.manifesto.tabelas[nome] ?? 0}`)
      await carregarTabela(tx, copia, { nome, vai, cliente }, trocas)
    }
    // It counts the changes of this database: the number of another may come again here.
    await sql`insert into calendario_versao (cliente, versao) values (${cliente}, pg_current_xact_id()::text::bigint)`.execute(
      tx,
    )
    await depois()
  })
}
