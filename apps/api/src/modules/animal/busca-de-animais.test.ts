import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarAnimal, criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { percorrer } from '../../../teste/respostas.ts'
import { emTransacao } from '../../infra/banco/index.ts'

const QUANTOS = 3_000
let amb: Ambiente
let empresa: Empresa

/** A registry where half of the names have "almeida", one in 11 begins with "mel", one in 100 has "raro", and the last three have "unico". */
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  const { animal } = await criarAnimal(amb, empresa.cliente)
  await sql`insert into animal (cliente, nome, especie, sexo, tutor, criado_em)
    select m.cliente, case when n % 11 = 0 then 'Mel ' else 'Bob ' end || case when n % 2 = 0 then 'Almeida ' else 'Prado ' end
      || case when n % 100 = 0 then 'Raro ' else '' end || case when n > ${QUANTOS - 3} then 'Único de ' else '' end || n,
      m.especie, m.sexo, m.tutor, m.criado_em
    from animal m, generate_series(1, ${QUANTOS}) as n where m.codigo = ${animal} order by n`.execute(amb.db)
})
afterAll(() => amb.fechar())

const achados = (termo: string, maximo: number) =>
  emTransacao(amb.dbApp, { papel: 'cliente', cliente: empresa.cliente }, async (tx) => {
    const { rows } = await sql<{
      nome: string
    }>`select a.nome from busca.animal(${empresa.cliente}, ${termo}, ${maximo})
      with ordinality as k (codigo, vez) join animal a on a.cliente = ${empresa.cliente} and a.codigo = k.codigo order by k.vez`.execute(
      tx,
    )
    return rows.map(({ nome }) => nome)
  })

/** What the search should find, said without an index: names that begin with it, by name, and then the newest. */
async function esperados(termo: string, palavras: RegExp[], maximo: number): Promise<string[]> {
  const { rows } = await sql<{
    nome: string
    nome_busca: string
    busca: string
  }>`select nome, nome_busca, busca from animal
    where cliente = ${empresa.cliente} order by codigo desc`.execute(amb.db)
  const comeca = rows.filter((linha) => linha.nome_busca.startsWith(termo))
  const outros = rows.filter(
    (linha) => !comeca.includes(linha) && palavras.every((palavra) => palavra.test(linha.busca)),
  )
  const porNome = comeca.toSorted((a, b) => (a.nome_busca < b.nome_busca ? -1 : 1))
  return [...porNome, ...outros].slice(0, maximo).map(({ nome }) => nome)
}

const CASOS: [termo: string, palavras: RegExp[]][] = [
  ['mel', [/mel/]],
  ['almeida', [/almeida/]],
  ['raro', [/raro/]],
  ['unico', [/unico/]],
  ['almeida raro', [/almeida/, /raro/]],
  ['raro de unico', [/raro/, /de/, /unico/]],
  ['de', [/(^| )de/]],
  ['zzz', [/zzz/]],
]

describe('o melhor de tudo o que tem as palavras', () => {
  it.each(CASOS)('%s, dos mais raros aos que quase todos têm', async (termo, palavras) => {
    for (const maximo of [1, 20, 501, QUANTOS])
      expect(await achados(termo, maximo)).toEqual(await esperados(termo, palavras, maximo))
  })

  it('a primeira página, por relevância, é o começo do que a lista inteira traz', async () => {
    const { CLIENTE } = empresa.como
    const pedido = { busca: 'almeida', ordem: 'relevancia', limite: 100 } as const
    const nomes = (await percorrer(CLIENTE, 'GET /animal', pedido)).map(({ nome }) => nome)
    expect(nomes).toEqual(await esperados('almeida', [/almeida/], 501))
    const { corpo } = await CLIENTE('GET /animal', { ...pedido, limite: 20 })
    expect(corpo.itens.map(({ nome }) => nome)).toEqual(nomes.slice(0, 20))
  })

  it('além de 500 o total diz que há mais; um filtro escolhe entre todos os achados', async () => {
    const { CLIENTE } = empresa.como
    const contar = async (filtro: object) => (await CLIENTE('GET /animal', { ...filtro, contar: 'so' })).corpo
    expect(await contar({ busca: 'almeida' })).toMatchObject({ total: 500, totalExato: false })
    expect(await contar({ busca: 'raro' })).toMatchObject({ total: QUANTOS / 100, totalExato: true })
    expect(await contar({ busca: 'zzz' })).toMatchObject({ total: 0, totalExato: true })
    await sql`update animal set sexo = 'INDETERMINADO' where cliente = ${empresa.cliente}
      and nome in ('Bob Almeida 2', 'Bob Almeida 4')`.execute(amb.db)
    const { corpo } = await CLIENTE('GET /animal', { busca: 'almeida', sexo: 'INDETERMINADO' })
    expect(corpo.itens.map(({ nome }) => nome)).toEqual(['Bob Almeida 2', 'Bob Almeida 4'])
  })
})
