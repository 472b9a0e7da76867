import { situacaoDaRegra, type DadosDaRegra, type RegraDoEspecialista } from '@vetlume/dominio/especialista'
import type { RegraDeRepasse } from '@vetlume/dominio/repasse'
import type { Dia } from '@vetlume/dominio/tempo'
import { sql } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'
import { referencia, type ColunasDe } from '../cadastros/index.ts'
/** A rule as it is kept; what the caller may do with it depends on who asks and on `usadaAte`. */
export type LinhaDeRegra = Omit<RegraDoEspecialista, 'permissoes'>

type LinhaSemSituacao = Omit<LinhaDeRegra, 'situacao'>

/** Rules of a specialist, or of all, by target, the newest of each before; or one of them. */
async function linhasDe(
  tx: Banco,
  cliente: string,
  especialista: string | null,
  codigo?: string,
): Promise<LinhaSemSituacao[]> {
  const de = especialista === null ? sql`` : sql`and r.especialista = ${especialista}`
  const { rows } = await sql<LinhaSemSituacao>`
    select r.codigo, ${referencia('s')} as servico, ${referencia('p')} as parceiro, r.tipo, r.percentual_bp as "percentualBp",
      r.valor_centavos as "valorCentavos", r.base, r.sem_deslocamento as "semDeslocamento", r.vigente_de as "vigenteDe", r.vigente_ate as "vigenteAte", r.versao,
      (select max(x.competencia) from repasse x where x.cliente = r.cliente and x.regra = r.codigo) as "usadaAte"
    from repasse_regra r
    left join servico s on s.cliente = r.cliente and s.codigo = r.servico
    left join parceiro p on p.cliente = r.cliente and p.codigo = r.parceiro
    where r.cliente = ${cliente} ${de} ${codigo === undefined ? sql`` : sql`and r.codigo = ${codigo}`}
    order by r.servico is not null, normalizar(s.nome), r.parceiro is not null, normalizar(p.nome), r.vigente_de desc, r.codigo`.execute(
    tx,
  )
  return rows
}

/** The same, each with where it stands on a day; those that ended come last. */
export async function lerRegras(
  tx: Banco,
  cliente: string,
  especialista: string,
  { hoje, codigo }: { hoje: Dia; codigo?: string },
): Promise<LinhaDeRegra[]> {
  const linhas = await linhasDe(tx, cliente, especialista, codigo)
  const situadas = linhas.map((linha) => ({ ...linha, situacao: situacaoDaRegra(linha, hoje) }))
  const encerrada = ({ situacao }: LinhaDeRegra) => Number(situacao === 'ENCERRADA')
  return situadas.toSorted((a, b) => encerrada(a) - encerrada(b))
}

const colunasDa = (dados: DadosDaRegra) =>
  ({
    servico: dados.servico,
    parceiro: dados.parceiro,
    tipo: dados.tipo,
    percentual_bp: dados.percentualBp,
    valor_centavos: dados.valorCentavos,
    base: dados.base,
    sem_deslocamento: dados.semDeslocamento,
    vigente_de: dados.vigenteDe,
    vigente_ate: dados.vigenteAte,
  }) satisfies ColunasDe<DadosDaRegra>

export async function inserirRegra(
  tx: Banco,
  cliente: string,
  especialista: string,
  dados: DadosDaRegra,
): Promise<string> {
  const { codigo } = await tx
    .insertInto('repasse_regra')
    .values({ cliente, especialista, ...colunasDa(dados) })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  return codigo
}

async function mudar(
  tx: Banco,
  cliente: string,
  codigo: string,
  colunas: Partial<ReturnType<typeof colunasDa>>,
): Promise<void> {
  await tx
    .updateTable('repasse_regra')
    .set((eb) => ({ ...colunas, versao: eb('versao', '+', 1) }))
    .where('cliente', '=', cliente)
    .where('codigo', '=', codigo)
    .execute()
}

export const mudarRegra = (tx: Banco, cliente: string, codigo: string, dados: DadosDaRegra): Promise<void> =>
  mudar(tx, cliente, codigo, colunasDa(dados))

export const mudarFimDaRegra = (tx: Banco, cliente: string, codigo: string, vigente_ate: Dia | null): Promise<void> =>
  mudar(tx, cliente, codigo, { vigente_ate })

export async function apagarRegra(tx: Banco, cliente: string, codigo: string): Promise<void> {
  await tx.deleteFrom('repasse_regra').where('cliente', '=', cliente).where('codigo', '=', codigo).execute()
}

/** What the company loses to fees and taxes, in basis points, and the price of the service; none for a foreign service. */
export async function dadosDaPrevia(
  tx: Banco,
  cliente: string,
  servico: string,
): Promise<{ taxaBp: number; impostoBp: number; precoCentavos: number } | undefined> {
  const { rows } = await sql<{ taxaBp: number; impostoBp: number; precoCentavos: number }>`
    select c.taxa_credito_bp as "taxaBp", c.imposto_bp as "impostoBp", s.preco_centavos as "precoCentavos"
    from servico s join cliente c on c.codigo = s.cliente where s.cliente = ${cliente} and s.codigo = ${servico}`.execute(
    tx,
  )
  return rows[0]
}

export async function parceiroExiste(tx: Banco, cliente: string, codigo: string): Promise<boolean> {
  const { rows } = await sql`select from parceiro where cliente = ${cliente} and codigo = ${codigo}`.execute(tx)
  return rows.length > 0
}

/** A rule as the calculation of repasse reads it. */
export function paraCalcular(linha: LinhaSemSituacao): RegraDeRepasse {
  const { codigo, servico, parceiro, base, semDeslocamento, tipo, percentualBp, valorCentavos, vigenteDe, vigenteAte } =
    linha
  return {
    codigo,
    servico: servico?.codigo ?? null,
    parceiro: parceiro?.codigo ?? null,
    base,
    semDeslocamento,
    inicio: vigenteDe,
    fim: vigenteAte,
    ...(tipo === 'PERCENTUAL'
      ? { tipo, basisPoints: percentualBp ?? 0 }
      : { tipo: 'VALOR' as const, centavos: valorCentavos ?? 0 }),
  }
}

/** The rules that a conclusion chooses from. */
export async function regrasDoEspecialista(
  tx: Banco,
  cliente: string,
  especialista: string,
): Promise<RegraDeRepasse[]> {
  return (await linhasDe(tx, cliente, especialista)).map(paraCalcular)
}

/** Every rule of the company by its key: one that paid is never rewritten, so that it still says what it paid. */
export async function regrasDaEmpresa(tx: Banco, cliente: string): Promise<ReadonlyMap<string, RegraDeRepasse>> {
  return new Map((await linhasDe(tx, cliente, null)).map((linha) => [linha.codigo, paraCalcular(linha)]))
}
