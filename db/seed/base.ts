import { ZONA_PADRAO } from '@vetlume/dominio/constantes'
import { PRODUTO } from '@vetlume/dominio/produto'
import { sql } from 'kysely'
import { conectar, emTransacao, type Banco } from '../../apps/api/src/infra/banco/index.ts'
import { completarModelos } from '../../apps/api/src/modules/conta/index.ts'
import { GRUPOS_DE_DESPESA } from './base/despesas.ts'
import { HORARIOS_DE_ATENDIMENTO } from './base/horarios.ts'
import { CARENCIAS_DOS_CREDENCIADOS, PLANOS_DA_PLATAFORMA, PLANOS_DE_SAUDE } from './base/planos.ts'
import { ESPECIES_E_RACAS } from './base/racas/index.ts'

/** Placeholder with valid check digits: the operator writes its own in Cadastro > Cliente. */
const CNPJ_DA_OPERADORA = 'VETLUME0000135'

/** What `cidadesDoBrasil` has: its megabytes are read only by who lacks some of them. */
const CIDADES = 5571

type Registro = 'especie' | 'plano_saude' | 'plano' | 'grupo_despesa' | 'horario_atendimento' | 'feriado'

// A registry that people edit is filled only while it is empty: what they renamed or removed must not come back.
async function vazio(tx: Banco, tabela: Registro): Promise<boolean> {
  const linha = await tx.selectFrom(tabela).select('codigo').limit(1).executeTakeFirst()
  return linha === undefined
}

// What a database already has stays as the administration left it: it only gains what it lacks, a municipality or its place.
async function semearCidades(tx: Banco): Promise<void> {
  const { completas } = await tx
    .selectFrom('cidade')
    .select((e) => e.fn.count<number>('latitude').as('completas'))
    .executeTakeFirstOrThrow()
  if (completas >= CIDADES) return
  const { cidadesDoBrasil } = await import('./base/cidades.ts')
  const cidades = cidadesDoBrasil()
  if (cidades.length !== CIDADES) throw new Error(`${cidades.length} municipalities instead of ${CIDADES}`)
  await sql`
    insert into cidade (ibge, nome, uf, fuso, latitude, longitude)
    select * from jsonb_to_recordset(${JSON.stringify(cidades)}::jsonb)
      as c (ibge integer, nome text, uf text, fuso text, latitude float8, longitude float8)
    on conflict (ibge) do update set latitude = excluded.latitude, longitude = excluded.longitude
    where cidade.latitude is null`.execute(tx)
}

// Not a registry: nobody edits the ranges. One of a municipality that the administration removed is left out.
async function semearCeps(tx: Banco): Promise<void> {
  const ja = await tx.selectFrom('cep_faixa').select('inicio').limit(1).executeTakeFirst()
  if (ja !== undefined) return
  const { faixasDeCep } = await import('./base/ceps.ts')
  await sql`
    insert into cep_faixa (inicio, fim, cidade)
    select f.inicio, f.fim, f.cidade from jsonb_to_recordset(${JSON.stringify(faixasDeCep())}::jsonb)
      as f (cidade integer, inicio integer, fim integer) join cidade m on m.ibge = f.cidade`.execute(tx)
}

async function semearEspecies(tx: Banco): Promise<void> {
  if (!(await vazio(tx, 'especie'))) return
  const especies = await tx
    .insertInto('especie')
    .values(ESPECIES_E_RACAS.map(({ especie }) => ({ nome: especie })))
    .returning(['codigo', 'nome'])
    .execute()
  const racas = especies.flatMap(({ codigo, nome }) => {
    const lista = ESPECIES_E_RACAS.find(({ especie }) => especie === nome)?.racas ?? []
    return lista.map((raca) => ({ especie: codigo, ...raca }))
  })
  await tx.insertInto('raca').values(racas).execute()
}

async function semearDespesas(tx: Banco): Promise<void> {
  if (!(await vazio(tx, 'grupo_despesa'))) return
  const grupos = await tx
    .insertInto('grupo_despesa')
    .values(GRUPOS_DE_DESPESA.map(({ nome, linha }, ordem) => ({ nome, linha_dre: linha, ordem })))
    .returning(['codigo', 'nome'])
    .execute()
  const tipos = grupos.flatMap(({ codigo, nome }) => {
    const grupo = GRUPOS_DE_DESPESA.find((base) => base.nome === nome)
    const tipo = (comportamento: string) => (nomeDoTipo: string) => ({ grupo: codigo, nome: nomeDoTipo, comportamento })
    return [...(grupo?.fixas ?? []).map(tipo('FIXA')), ...(grupo?.variaveis ?? []).map(tipo('VARIAVEL'))]
  })
  await tx.insertInto('tipo_despesa').values(tipos).execute()
}

async function semearOperadora(tx: Banco): Promise<void> {
  await tx
    .insertInto('cliente')
    .values({
      operadora: true,
      razao_social: `${PRODUTO.nome} Tecnologia Ltda`,
      nome_fantasia: PRODUTO.nome,
      documento: CNPJ_DA_OPERADORA,
      fuso: ZONA_PADRAO,
      estado: 'ATIVO',
      criado_em: Temporal.Now.instant().toString(),
    })
    .onConflict((conflito) => conflito.doNothing())
    .execute()
}

async function semearPlanosDeSaude(tx: Banco): Promise<void> {
  if (!(await vazio(tx, 'plano_saude'))) return
  const planos = await tx
    .insertInto('plano_saude')
    .values([...PLANOS_DE_SAUDE])
    .returning(['codigo', 'tipo'])
    .execute()
  const credenciados = planos.filter(({ tipo }) => tipo === 'CREDENCIADO')
  const carencias = credenciados.flatMap(({ codigo }) =>
    CARENCIAS_DOS_CREDENCIADOS.map((carencia) => ({ plano_saude: codigo, ...carencia })),
  )
  await tx.insertInto('plano_saude_carencia').values(carencias).execute()
}

async function semearTudo(tx: Banco): Promise<void> {
  // Two processes may start at once: the second waits here and then finds everything done.
  await sql`select pg_advisory_xact_lock(hashtext('vetlume.base'))`.execute(tx)
  await semearCidades(tx)
  await semearCeps(tx)
  await semearOperadora(tx)
  await semearEspecies(tx)
  await semearDespesas(tx)
  if (await vazio(tx, 'horario_atendimento')) {
    await tx
      .insertInto('horario_atendimento')
      .values([...HORARIOS_DE_ATENDIMENTO])
      .execute()
  }
  if (await vazio(tx, 'feriado')) {
    const { feriadosDosEstados } = await import('./base/feriados.ts')
    await tx.insertInto('feriado').values(feriadosDosEstados()).execute()
  }
  if (await vazio(tx, 'plano')) await tx.insertInto('plano').values(PLANOS_DA_PLATAFORMA).execute()
  await semearPlanosDeSaude(tx)
  await completarModelos(tx, Temporal.Now.instant())
}

/**
 * Fills what every installation starts with: operator company, municipalities, species, breeds, expenses, plans,
 * hours and holidays. Safe to run at every start and from several processes. `urlApp` is the running program's own address.
 */
export async function semearBase(urlApp: string): Promise<void> {
  const conexao = conectar(urlApp, { maximo: 1 })
  try {
    await emTransacao(conexao.db, { papel: 'plataforma' }, semearTudo)
  } finally {
    await conexao.encerrar()
  }
}
