import pg from 'pg'

/** What a company's history is made of, the most numerous last; what these rows name beside it (people, services) stays one. */
const TABELAS = [
  'tutor',
  'animal',
  'agendamento',
  'agendamento_servico',
  'atendimento',
  'atendimento_item',
  'laudo',
  'titulo',
  'repasse',
  'notificacao',
]
/** Columns that name a row of those tables. */
const CHAVES = new Set(
  'codigo tutor animal agendamento atendimento item laudo titulo evento estorna substitui arquivo_pdf'.split(' '),
)
/** Copies that are as old as this are over: of a long history little is open. */
const ABERTAS = 100
const ENCERRADAS: Readonly<Record<string, string>> = {
  'agendamento.estado': `'REALIZADO'`,
  'atendimento.estado': `'FATURADO'`,
  'titulo.estado': `'PAGO'`,
  'titulo.pago_centavos': 'c.valor_centavos',
}
const PASSO = `n * interval '47 minutes'`

interface Coluna {
  nome: string
  tipo: string
  unica: boolean
}

async function colunasDe(conexao: pg.Client, tabela: string): Promise<Coluna[]> {
  const { rows } = await conexao.query<Coluna>(
    `select a.attname as nome, format_type(a.atttypid, null) as tipo, exists (select from pg_index i
        where i.indrelid = a.attrelid and i.indisunique and i.indnkeyatts <= 2 and a.attnum = any(i.indkey)) as unica
      from pg_attribute a where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''`,
    [tabela],
  )
  return rows
}

/** A key of the same time, by which keys begin: a search walks back through the times that a company has. */
const outraChave = (coluna: string) => `(left(${coluna}::text, 8) || right(md5(${coluna}::text || n), 24))::uuid`

/** What a column holds in the copy number `n`. */
function copiada(tabela: string, { nome, tipo, unica }: Coluna): string {
  const coluna = `c.${nome}`
  const encerrada = ENCERRADAS[`${tabela}.${nome}`]
  if (encerrada !== undefined) return `case when n > ${ABERTAS} then ${encerrada} else ${coluna} end`
  if (tipo === 'uuid') return CHAVES.has(nome) ? outraChave(coluna) : coluna
  if (tipo === 'timestamp with time zone') return `${coluna} - ${PASSO}`
  if (tipo === 'date') return `(${coluna} - ${PASSO})::date`
  if (nome === 'numero' && tipo === 'bigint') return `${coluna} + n * 1000`
  if (nome === 'cpf') return `lpad(n::text, 11, '0')`
  if (nome === 'nome') return `${coluna} || ' ' || n`
  return unica && tipo === 'text' && nome !== 'codigo' ? `${coluna} || '-' || n` : coluna
}

/** A history as it was: `reviver` lives it again, from one number of copies to another, whatever became of it meanwhile. */
export interface Historia {
  reviver(de: number, ate: number): Promise<void>
  esquecer(): Promise<void>
}

const lembrada = (tabela: string) => `pg_temp.lembrada_${tabela}`

async function copiar(conexao: pg.Client, cliente: string, de: number, ate: number): Promise<void> {
  for (const tabela of TABELAS) {
    const colunas = await colunasDe(conexao, tabela)
    const nomes = colunas.map(({ nome }) => nome).join(', ')
    const valores = colunas.map((coluna) => copiada(tabela, coluna)).join(', ')
    await conexao.query(`insert into ${tabela} (${nomes})
      select ${valores} from ${lembrada(tabela)} c, generate_series(${de}, ${ate}) n`)
  }
  await conexao.query(`insert into pagamento (cliente, titulo, valor_centavos, taxa_centavos, metodo, pago_em, conta_financeira, criado_em)
    select cliente, codigo, pago_centavos, numero % 3, 'PIX', vencimento,
      (select c.codigo from conta_financeira c where c.cliente = titulo.cliente and c.tipo = 'BANCO' order by c.codigo limit 1), criado_em
    from titulo where cliente = '${cliente}' and estado = 'PAGO'
      and not exists (select from pagamento p where p.cliente = titulo.cliente and p.titulo = titulo.codigo)`)
  await conexao.query(`call lancar_o_que_falta('${cliente}')`)
  await conexao.query('vacuum analyze')
}

/** Remembers what a company has lived; its copies are each a little earlier, and, triggers and foreign keys aside, as valid as it was. */
export async function lembrarHistoria(urlSuper: string, cliente: string): Promise<Historia> {
  const conexao = new pg.Client({ connectionString: urlSuper })
  await conexao.connect()
  await conexao.query(
    `set session_replication_role = replica; set maintenance_work_mem = '512MB'; set work_mem = '128MB'`,
  )
  for (const tabela of TABELAS)
    await conexao.query(`create temp table lembrada_${tabela} as select * from ${tabela} where cliente = '${cliente}'`)
  return { reviver: (de, ate) => copiar(conexao, cliente, de, ate), esquecer: () => conexao.end() }
}

/** Lives a company's history again so many times. */
export async function repetirHistoria(urlSuper: string, cliente: string, vezes: number): Promise<void> {
  const historia = await lembrarHistoria(urlSuper, cliente)
  await historia.reviver(1, vezes)
  await historia.esquecer()
}
