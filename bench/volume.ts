import { sql } from 'kysely'
import { conectar, emTransacao, type Banco } from '../apps/api/src/infra/banco/index.ts'

const NOMES = ['Ana', 'Bruno', 'Carla', 'Diego', 'Elisa', 'Fábio', 'Gisele', 'Hugo', 'Íris', 'João', 'Kátia', 'Lúcia']
const SOBRENOMES = ['Almeida', 'Barros', 'Conceição', "D'Ávila", 'Esteves', 'Figueiredo', 'Gonçalves', 'Muniz', 'Prado']
const PACIENTES = ['Mel', 'Thor', 'Nina', 'Bidu', 'Luna', 'Melissa', 'Bob', 'Amora', 'Caramelo', 'Pingo', 'Simba']
// Longer than a screen may wait: this is a bulk load.
const LOTE = 10_000

const lista = (valores: readonly string[]) => sql`${sql.val([...valores])}::text[]`
const sorteado = (valores: readonly string[], passo: number) =>
  sql`(${lista(valores)})[1 + (n / ${sql.lit(passo)}) % ${sql.lit(valores.length)}]`

async function criarEmpresa(db: Banco, nome: string, usuario: string): Promise<string> {
  return emTransacao(db, { papel: 'plataforma' }, async (tx) => {
    const { rows } = await sql<{ codigo: string }>`
      insert into cliente (razao_social, nome_fantasia, documento, estado, criado_em)
      values (${nome}, ${nome}, ${nome}, 'ATIVO', now()) returning codigo`.execute(tx)
    const cliente = rows[0]?.codigo ?? ''
    await sql`insert into vinculo (usuario, cliente, perfil)
      select codigo, ${cliente}, 'CLIENTE' from usuario where email = ${usuario}`.execute(tx)
    return cliente
  })
}

/** One tutor and one animal for each number of the batch. */
async function encher(tx: Banco, cliente: string, de: number, ate: number): Promise<void> {
  await sql`insert into tutor (cliente, nome, cpf, telefone, criado_em)
    select ${cliente}, ${sorteado(NOMES, 1)} || ' ' || ${sorteado(SOBRENOMES, 12)} || ' ' || ${sorteado(SOBRENOMES, 108)},
      lpad((n * 7919)::text, 11, '0'), '+55119' || lpad((n * 613 % 100000000)::text, 8, '0'), now() - n * interval '1 minute'
    from generate_series(${de}::bigint, ${ate}::bigint) as n`.execute(tx)
  await sql`insert into animal (cliente, nome, especie, sexo, tutor, criado_em)
    select ${cliente}, ${sorteado(PACIENTES, 1)} || ' ' || n, (select codigo from especie where nome = 'Canina'), 'FEMEA', t.codigo, t.criado_em
    from generate_series(${de}::bigint, ${ate}::bigint) as n
    join tutor t on t.cliente = ${cliente} and t.cpf = lpad((n * 7919)::text, 11, '0')`.execute(tx)
}

/** A company of `email` with so many tutors, each with an animal. Answers its key. */
export async function empresaComVolume(urlApp: string, email: string, quantos: number): Promise<string> {
  const { db, encerrar } = conectar(urlApp, { maximo: 1, prazos: { query_timeout: 60_000 } })
  try {
    const cliente = await criarEmpresa(db, `Volume ${quantos}`, email)
    for (let de = 1; de <= quantos; de += LOTE) {
      const ate = Math.min(de + LOTE - 1, quantos)
      await emTransacao(db, { papel: 'cliente', cliente }, async (tx) => {
        await sql`set local statement_timeout = '60s'`.execute(tx)
        await encher(tx, cliente, de, ate)
      })
    }
    return cliente
  } finally {
    await encerrar()
  }
}
