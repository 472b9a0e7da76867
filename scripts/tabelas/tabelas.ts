import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { escadaDosModulos, type Escada } from '../escadas.ts'

/** Module → its tables that are not named after it; `infra` has those of nobody's room. */
export type Donos = Readonly<Record<string, readonly string[]>>
/** Module → the tables of higher rungs that it names, and why. */
export type DeCima = Readonly<Record<string, { porque: string; tabelas: readonly string[] }>>
/** Module → the tables that its SQL names. */
export type Usos = ReadonlyMap<string, ReadonlySet<string>>

const MODULOS = 'apps/api/src/modules/'
const TIPOS = 'apps/api/src/infra/banco/tipos.ts'

const EM_SQL = /\b(?:from|join|into|update|using)\s+(?:only\s+|lateral\s+)?([a-z_]+)\b/gi
const EM_KYSELY = /\b(?:selectFrom|(?:inner|left|right|full)Join|insertInto|updateTable|deleteFrom)\(\s*'([a-z_]+)/g

const semComentarios = (fonte: string): string => fonte.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')

/** What a source may be naming as a table. */
export function nomeadas(fonte: string): string[] {
  const codigo = semComentarios(fonte)
  return [EM_SQL, EM_KYSELY].flatMap((forma) => [...codigo.matchAll(forma)].map(([, nome = '']) => nome.toLowerCase()))
}

/** The tables of the generated types. */
export function tabelasDosTipos(tipos: string): string[] {
  const banco = tipos.slice(tipos.indexOf('export interface DB {'))
  return [...banco.matchAll(/^ {2}([a-z_]+): \w+;$/gm)].map(([, nome = '']) => nome)
}

/** Whose each table is: of who declares it, else of the module that it is named after, whole or by its beginning. */
export function donosDe(escada: Escada, donos: Donos, tabelas: readonly string[]): ReadonlyMap<string, string> {
  const declarados = Object.entries(donos).flatMap(([modulo, suas]) => suas.map((uma) => [uma, modulo] as const))
  const salas = escada.flat().toSorted((a, b) => b.length - a.length)
  const pelosNomes = tabelas.flatMap((tabela) => {
    const modulo = salas.find((sala) => `${tabela}_`.startsWith(`${sala.replaceAll('-', '_')}_`))
    return modulo === undefined ? [] : [[tabela, modulo] as const]
  })
  return new Map([...pelosNomes, ...declarados])
}

/** Tables without a module, or with two, and modules that there are not. */
export function conferirDonos(escada: Escada, donos: Donos, tabelas: readonly string[]): string[] {
  const salas = new Set(['infra', ...escada.flat()])
  const declaradas = Object.values(donos).flat()
  const dono = donosDe(escada, donos, tabelas)
  const pelosNomes = donosDe(escada, {}, tabelas)
  return [
    ...Object.keys(donos)
      .filter((modulo) => !salas.has(modulo))
      .map((modulo) => `${modulo}: não está na escada.`),
    ...tabelas
      .filter((tabela) => !dono.has(tabela))
      .map((tabela) => `${tabela}: diga de que módulo é, em scripts/tabelas/donos.json.`),
    ...declaradas.filter((tabela) => !tabelas.includes(tabela)).map((tabela) => `${tabela}: não existe mais.`),
    ...declaradas
      .filter((tabela, i) => declaradas.indexOf(tabela) !== i)
      .map((tabela) => `${tabela}: é de dois módulos.`),
    ...Object.entries(donos).flatMap(([modulo, suas]) =>
      suas
        .filter((tabela) => pelosNomes.get(tabela) === modulo)
        .map((tabela) => `${tabela}: o nome já diz que é de ${modulo}. Tire de scripts/tabelas/donos.json.`),
    ),
  ]
}

/** Tables of higher rungs that a module names and did not declare, and those declared that it names no more. */
export function conferirUsos(escada: Escada, donos: Donos, deCima: DeCima, usos: Usos): string[] {
  const degrau = new Map(escada.flatMap((salas, i) => salas.map((sala) => [sala, i] as const)))
  const dono = donosDe(
    escada,
    donos,
    [...usos.values()].flatMap((tabelas) => [...tabelas]),
  )
  const acima = (modulo: string, tabela: string) =>
    (degrau.get(dono.get(tabela) ?? '') ?? -1) > (degrau.get(modulo) ?? Infinity)
  const faltas = [...usos].flatMap(([modulo, tabelas]) =>
    [...tabelas]
      .filter((tabela) => acima(modulo, tabela) && deCima[modulo]?.tabelas.includes(tabela) !== true)
      .map(
        (tabela) =>
          `${modulo}: lê ${tabela}, de ${dono.get(tabela)}, que está acima. Peça ao módulo dela, ou declare por quê em scripts/tabelas/de-cima.json.`,
      ),
  )
  const sobras = Object.entries(deCima).flatMap(([modulo, { tabelas }]) =>
    tabelas
      .filter((tabela) => usos.get(modulo)?.has(tabela) !== true || !acima(modulo, tabela))
      .map((tabela) => `${modulo}: já não lê ${tabela} de cima. Tire de scripts/tabelas/de-cima.json.`),
  )
  return [...faltas, ...sobras]
}

export function usosDosModulos(raiz: string, tabelas: readonly string[]): Usos {
  const conhecidas = new Set(tabelas)
  const usos = new Map<string, Set<string>>()
  for (const caminho of globSync(`${MODULOS}**/*.ts`, { cwd: raiz })) {
    const arquivo = caminho.replaceAll('\\', '/')
    const modulo = arquivo.slice(MODULOS.length).split('/')[0] ?? ''
    if (arquivo.endsWith('.test.ts')) continue
    const suas = usos.get(modulo) ?? new Set()
    for (const nome of nomeadas(readFileSync(join(raiz, arquivo), 'utf8'))) if (conhecidas.has(nome)) suas.add(nome)
    usos.set(modulo, suas)
  }
  return usos
}

/** A table is of one module, and who stands below it names it only where that is declared. */
export function verificarTabelas(raiz: string): string {
  const ler = <T>(arquivo: string) => JSON.parse(readFileSync(join(raiz, 'scripts/tabelas', arquivo), 'utf8')) as T
  const escada = escadaDosModulos(raiz)
  const [donos, deCima] = [ler<Donos>('donos.json'), ler<DeCima>('de-cima.json')]
  const tabelas = tabelasDosTipos(readFileSync(join(raiz, TIPOS), 'utf8'))
  return [
    ...conferirDonos(escada, donos, tabelas),
    ...conferirUsos(escada, donos, deCima, usosDosModulos(raiz, tabelas)),
  ].join('\n')
}
