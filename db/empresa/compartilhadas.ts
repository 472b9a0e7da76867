import { sql, type RawBuilder } from 'kysely'
import type { Banco } from '../../apps/api/src/infra/banco/index.ts'
import { CATALOGO, LUGARES } from '../../apps/api/src/modules/exportacao/index.ts'
import type { Copia } from './abrir-copia.ts'
import { linhasDe, type Citados } from './conferir-copia.ts'
import { inserirLinhas } from './inserir.ts'
import { trocar } from './trocas.ts'

type Registro = Record<string, unknown> & { codigo: string }

interface Compartilhada {
  tabela: 'especie' | 'raca' | 'plano_saude' | 'grupo_despesa' | 'tipo_despesa' | 'plano'
  /** What makes records of two installations the same one. */
  igual: (registro: Registro) => RawBuilder<unknown>
  /** The column of what it stands under. */
  acima?: string
}

const mesmoNome = (r: Registro) => sql`normalizar(nome) = normalizar(${r['nome']}::text)`

/** In the order in which they name each other. */
const EM_ORDEM: readonly Compartilhada[] = [
  { tabela: 'especie', igual: mesmoNome },
  { tabela: 'raca', igual: (r) => sql`especie = ${r['especie']}::uuid and ${mesmoNome(r)}`, acima: 'especie' },
  {
    tabela: 'plano_saude',
    igual: (r) => sql`normalizar(operadora) = normalizar(${r['operadora']}::text) and ${mesmoNome(r)}`,
  },
  { tabela: 'grupo_despesa', igual: mesmoNome },
  { tabela: 'tipo_despesa', igual: (r) => sql`grupo = ${r['grupo']}::uuid and ${mesmoNome(r)}`, acima: 'grupo' },
  { tabela: 'plano', igual: mesmoNome },
]

/** Registries are small: their rows are held whole. */
export async function linhasInteiras(copia: Copia, tabela: string): Promise<string[]> {
  const linhas: string[] = []
  for await (const linha of linhasDe(copia, LUGARES.tabela(tabela))) linhas.push(linha)
  return linhas
}

export const ler = (linha: string) => JSON.parse(linha) as Registro

/** What rows name, and what those stand under. */
async function usados(copia: Copia, { codigos }: Citados): Promise<Set<string>> {
  const todos = new Set(codigos)
  for (const { tabela, acima } of EM_ORDEM) {
    if (acima === undefined) continue
    const registros = (await linhasInteiras(copia, tabela)).map(ler)
    for (const registro of registros) if (todos.has(registro.codigo)) todos.add(String(registro[acima]))
  }
  return todos
}

async function trazerUm(tx: Banco, linha: string, { tabela, igual }: Compartilhada): Promise<[string, boolean]> {
  const registro = ler(linha)
  const { rows } = await sql<{ codigo: string }>`
    select codigo from ${sql.table(tabela)} where codigo = ${registro.codigo}::uuid or (${igual(registro)})
    order by codigo <> ${registro.codigo}::uuid limit 1`.execute(tx)
  if (rows[0] !== undefined) return [rows[0].codigo, false]
  // What another operator sells is not for sale here.
  const chega = tabela === 'plano' ? JSON.stringify({ ...registro, ativo: false }) : linha
  await inserirLinhas(tx, [chega], { tabela, colunas: CATALOGO[tabela].colunas })
  return [registro.codigo, true]
}

async function trazerCarencias(tx: Banco, copia: Copia, planos: ReadonlySet<string>): Promise<void> {
  const linhas = await linhasInteiras(copia, 'plano_saude_carencia')
  const dosNovos = linhas.filter((linha) => planos.has(String(ler(linha)['plano_saude'])))
  await inserirLinhas(tx, dosNovos, { tabela: 'plano_saude_carencia', colunas: CATALOGO.plano_saude_carencia.colunas })
}

async function trazerCidades(tx: Banco, copia: Copia, { cidades }: Citados): Promise<void> {
  const { rows } = await sql<{ ibge: number }>`
    select ibge from cidade where ibge = any(${[...cidades]}::int[])`.execute(tx)
  const ha = new Set(rows.map(({ ibge }) => ibge))
  const faltam = (await linhasInteiras(copia, 'cidade')).filter((linha) => {
    const ibge = Number(ler(linha)['ibge'])
    return cidades.has(ibge) && !ha.has(ibge)
  })
  await inserirLinhas(tx, faltam, { tabela: 'cidade', colunas: CATALOGO.cidade.colunas })
}

/** Brings what the company names and is not here, and answers the keys of what was here under another. */
export async function trazerCompartilhadas(tx: Banco, copia: Copia, citados: Citados): Promise<Map<string, string>> {
  const trocas = new Map<string, string>()
  const planosNovos = new Set<string>()
  const queVem = await usados(copia, citados)
  for (const compartilhada of EM_ORDEM)
    for (const linha of await linhasInteiras(copia, compartilhada.tabela)) {
      const { codigo } = ler(linha)
      if (!queVem.has(codigo)) continue
      const [aqui, novo] = await trazerUm(tx, trocar(linha, trocas), compartilhada)
      if (aqui !== codigo) trocas.set(codigo, aqui)
      if (novo && compartilhada.tabela === 'plano_saude') planosNovos.add(codigo)
    }
  await trazerCarencias(tx, copia, planosNovos)
  await trazerCidades(tx, copia, citados)
  return trocas
}
