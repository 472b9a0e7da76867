import { aplicarBasisPoints } from '@vetlume/dominio/dinheiro'
import { sql } from 'kysely'
import { randomUUIDv7 } from 'node:crypto'
import { proximosNumeros, type Banco } from '../../../apps/api/src/infra/banco/index.ts'
import { ateAgora, registrarPagamentos, type Livro, type Pagamento } from './pagamentos.ts'
import type { Conta } from './contas-mensais.ts'

interface TituloAPagar {
  descricao: string
  contraparte: string
  centavos: number
  competencia: Temporal.PlainDate
  vencimento: Temporal.PlainDate
  tipo_despesa: string | null
  /** A cost that nobody pays. */
  semCaixa?: boolean
  /** Written together, one for each month. */
  serie?: string | null
}

const ADIANTE = 30

/** Paid when due; soon due is open and far due is expected. */
async function lancar(tx: Banco, { cliente, agora, hoje }: Livro, titulos: readonly TituloAPagar[]): Promise<void> {
  if (titulos.length === 0) return
  const numeros = await proximosNumeros(tx, cliente, 'titulo-pagar', titulos.length)
  const linhas = titulos.map((titulo, i) => ({ ...titulo, codigo: randomUUIDv7(), numero: numeros[i] ?? 0 }))
  const pago = (dia: Temporal.PlainDate) => Temporal.PlainDate.compare(dia, hoje) < 0
  await tx
    .insertInto('titulo')
    .values(
      linhas.map(({ codigo, numero, descricao, contraparte, tipo_despesa, serie = null, ...titulo }) => {
        const { centavos, competencia, vencimento } = titulo
        const emissao = Temporal.PlainDate.compare(competencia, hoje) > 0 ? hoje : competencia
        return {
          codigo,
          numero,
          descricao,
          contraparte,
          tipo_despesa,
          serie,
          cliente,
          natureza: 'PAGAR',
          estado: hoje.until(vencimento).days > ADIANTE ? 'PREVISTO' : 'ABERTO',
          competencia: competencia.toString(),
          emissao: emissao.toString(),
          vencimento: vencimento.toString(),
          valor_centavos: centavos,
          criado_em: ateAgora(`${emissao.toString()}T12:00:00Z`, agora),
        }
      }),
    )
    .execute()
  const pagamentos = linhas
    .filter(({ vencimento, semCaixa }) => semCaixa !== true && pago(vencimento))
    .map(({ codigo, centavos, vencimento }): Pagamento => ({
      titulo: codigo,
      valor_centavos: centavos,
      taxa_centavos: 0,
      metodo: 'PIX',
      pago_em: vencimento.toString(),
    }))
  await registrarPagamentos(tx, { cliente, agora }, pagamentos)
}

/** First days of the months from `antes` months ago to `depois` months ahead. */
const meses = (hoje: Temporal.PlainDate, antes: number, depois: number) =>
  Array.from({ length: antes + depois + 1 }, (_, i) => hoje.with({ day: 1 }).add({ months: i - antes }))

async function tiposPorNome(tx: Banco): Promise<Map<string, string>> {
  const tipos = await tx.selectFrom('tipo_despesa').select(['codigo', 'nome']).execute()
  return new Map(tipos.map(({ codigo, nome }) => [nome, codigo]))
}

/** Monthly bills, from three months ago to the next one. */
export async function lancarDespesas(tx: Banco, livro: Livro, contas: readonly Conta[]): Promise<void> {
  const { sorteio, hoje } = livro
  const tipos = await tiposPorNome(tx)
  const comSerie = contas.map((conta) => ({
    ...conta,
    serie: conta.varia === 0 && conta.semCaixa !== true ? randomUUIDv7() : null,
  }))
  const titulos = meses(hoje, 3, 1).flatMap((mes) =>
    comSerie.map(({ tipo, contraparte, centavos, dia, varia, serie, semCaixa = false }) => ({
      serie,
      semCaixa,
      descricao: tipo,
      contraparte,
      centavos: Math.round((centavos * sorteio.inteiro(1_000 - varia * 10, 1_000 + varia * 10)) / 1_000),
      competencia: mes,
      vencimento: mes.with({ day: dia }),
      tipo_despesa: tipos.get(tipo) ?? null,
    })),
  )
  await lancar(tx, livro, titulos)
}

/** Tax over what each closed month charged, due on the 20th of the next. `impostoBp` in basis points. */
export async function lancarImpostos(tx: Banco, livro: Livro, impostoBp: number): Promise<void> {
  const tipos = await tiposPorNome(tx)
  const { rows } = await sql<{ mes: string; centavos: number }>`
    select date_trunc('month', competencia)::date as mes, sum(valor_centavos) as centavos from titulo
    where cliente = ${livro.cliente} and natureza = 'RECEBER' and competencia < date_trunc('month', ${livro.hoje.toString()}::date)
    group by 1 order by 1`.execute(tx)
  const titulos = rows.map(({ mes, centavos }) => {
    const competencia = Temporal.PlainDate.from(mes)
    return {
      descricao: 'Simples Nacional',
      contraparte: 'Receita Federal',
      centavos: aplicarBasisPoints(centavos, impostoBp),
      competencia,
      vencimento: competencia.add({ months: 1 }).with({ day: 20 }),
      tipo_despesa: tipos.get('Simples Nacional') ?? null,
    }
  })
  await lancar(tx, livro, titulos)
}
