import { sql, type RawBuilder } from 'kysely'
import { emTransacao, type Banco } from '../../src/infra/banco/index.ts'
import type { Ambiente } from '../ambiente.ts'
import { cronista } from '../dashboard/movimento.ts'
import type { Empresa } from '../fabricas.ts'
import { semTrilha } from '../trilha.ts'

/** What may happen to the money of a company. The numbers choose to what, and how. */
export const PASSOS = [
  'cobrar',
  'dever',
  'pagar',
  'estornar',
  'transferir',
  'destransferir',
  'cancelar',
  'mudarDia',
  'mudarTipo',
  'descontar',
  'repassar',
  'consolidar',
  'cancelarRepasse',
  'examinar',
] as const
export interface Passo {
  tipo: (typeof PASSOS)[number]
  a: number
  b: number
}

const EXAMES = 6
const CRIADO = '2026-01-01T12:00:00Z'
const ESTADOS = ['ABERTO', 'ABERTO', 'ABERTO', 'PREVISTO', 'CANCELADO'] as const

/** A day of the end of 2026 or the beginning of 2027; near each other, so that months and days meet. */
const dia = (n: number) =>
  Temporal.PlainDate.from('2026-12-20')
    .add({ days: n % 24 })
    .toString()

/** A company with some exams, and a way to have things happen to them as the product would: in its role, a transaction each. */
export async function comecarHistoria(amb: Ambiente, empresa: Empresa) {
  const { cliente, parceiro, especialista } = empresa
  const { atender, acrescentar } = await cronista(amb, empresa, 70_000)
  const exames = await Promise.all(
    Array.from({ length: EXAMES }, () => atender({ estado: 'CONCLUIDO', realizado_em: '2026-12-30T14:00:00Z' })),
  )
  for (const exame of exames) await acrescentar(exame, { desconto_centavos: 300 })
  const tipos = await amb.db.selectFrom('tipo_despesa').select('codigo').limit(6).execute()
  const tipo = (n: number) => (n % 4 === 0 ? null : (tipos[n % tipos.length]?.codigo ?? null))
  const exame = (n: number) => exames[n % exames.length] ?? { codigo: '', item: '' }
  let numero = 80_000

  const umTitulo = (onde: RawBuilder<unknown>, n: number) =>
    sql`(select codigo from titulo where cliente = ${cliente} and ${onde} order by (numero * 7919 + ${n}) % 101, numero limit 1)`
  const umaConta = (n: number) =>
    sql`(select codigo from conta_financeira where cliente = ${cliente} order by codigo limit 1 offset ${n % 2})`
  const novoTitulo = (natureza: string, n: number, extra: Record<string, string | null>) => {
    const { atendimento = null, tipo_despesa = null, doEspecialista = null } = extra
    return sql`insert into titulo (cliente, numero, natureza, estado, descricao, contraparte, parceiro, especialista, tipo_despesa, atendimento,
        competencia, emissao, vencimento, valor_centavos, desconto_centavos, acrescimo_centavos, criado_em)
      values (${cliente}, ${++numero}, ${natureza}, ${ESTADOS[n % 5]}, 'Título', 'Alguém', ${n % 2 ? parceiro : null}, ${doEspecialista},
        ${tipo_despesa}, ${atendimento}, ${dia(n)}, ${dia(n)}, ${dia(n + 5)}, ${1_000 + n}, ${n % 7}, ${n % 5}, ${CRIADO})
      on conflict do nothing`
  }

  const fazer: Record<Passo['tipo'], (a: number, b: number) => RawBuilder<unknown>> = {
    cobrar: (a, b) => novoTitulo('RECEBER', a, { atendimento: b % 3 ? null : exame(b).codigo }),
    dever: (a, b) => novoTitulo('PAGAR', a, { tipo_despesa: tipo(b), doEspecialista: b % 3 ? null : especialista }),
    pagar: (
      a,
      b,
    ) => sql`with pago as (update titulo set estado = 'PAGO', pago_centavos = valor_centavos - desconto_centavos + acrescimo_centavos
        where cliente = ${cliente} and codigo = ${umTitulo(sql`estado = 'ABERTO'`, a)} and estado = 'ABERTO' returning codigo, pago_centavos)
      insert into pagamento (cliente, titulo, valor_centavos, taxa_centavos, metodo, pago_em, conta_financeira, criado_em)
        select ${cliente}, codigo, pago_centavos, ${b % 3}, 'PIX', ${dia(b)}::date, ${umaConta(a)}, ${CRIADO}::timestamptz from pago`,
    estornar: (a, b) => sql`with voltou as (update titulo set estado = 'ESTORNADO'
        where cliente = ${cliente} and codigo = ${umTitulo(sql`estado = 'PAGO'`, a)} and estado = 'PAGO' returning codigo)
      insert into pagamento (cliente, titulo, valor_centavos, taxa_centavos, metodo, pago_em, conta_financeira, estorna, criado_em)
        select p.cliente, p.titulo, -p.valor_centavos, -p.taxa_centavos, 'PIX', ${dia(b)}::date, p.conta_financeira, p.codigo, ${CRIADO}::timestamptz
        from pagamento p join voltou v on v.codigo = p.titulo where p.cliente = ${cliente} and p.valor_centavos > 0
      on conflict do nothing`,
    transferir: (
      a,
      b,
    ) => sql`insert into transferencia (cliente, de, para, dia, valor_centavos, taxa_centavos, autor, criado_em)
      values (${cliente}, ${umaConta(a)}, ${umaConta(a + 1)}, ${dia(b)}, ${100 + a}, ${b % 4}, 'Alguém', ${CRIADO})`,
    destransferir: (
      a,
      b,
    ) => sql`insert into transferencia (cliente, de, para, dia, valor_centavos, taxa_centavos, estorna, motivo, autor, criado_em)
      select cliente, de, para, ${dia(b)}::date, -valor_centavos, -taxa_centavos, codigo, 'Engano', 'Alguém', ${CRIADO}::timestamptz
      from transferencia x where cliente = ${cliente} and estorna is null
        and not exists (select from transferencia e where e.cliente = x.cliente and e.estorna = x.codigo)
      order by (valor_centavos * 7919 + ${a}) % 101, codigo limit 1
      on conflict do nothing`,
    cancelar: (a) =>
      sql`update titulo set estado = 'CANCELADO' where cliente = ${cliente} and codigo = ${umTitulo(sql`estado in ('ABERTO', 'PREVISTO')`, a)}
        and estado in ('ABERTO', 'PREVISTO')`,
    mudarDia: (a, b) => sql`update titulo set competencia = ${dia(b)}, vencimento = ${dia(a + b)}
      where cliente = ${cliente} and codigo = ${umTitulo(sql`true`, a)}`,
    mudarTipo: (a, b) => sql`update titulo set tipo_despesa = ${tipo(b)}
      where cliente = ${cliente} and codigo = ${umTitulo(sql`natureza = 'PAGAR'`, a)}`,
    descontar: (a, b) => sql`update atendimento_item set desconto_centavos = ${b % 400}, cancelado = ${b % 5 === 0}
      where cliente = ${cliente} and atendimento = ${exame(a).codigo} and ordem = 2`,
    repassar: (
      a,
      b,
    ) => sql`insert into repasse (cliente, item, atendimento, especialista, competencia, valor_centavos, bruto_centavos,
        base_centavos, explicacao, estado, criado_em)
      values (${cliente}, ${exame(a).item}, ${exame(a).codigo}, ${especialista}, ${dia(b)}, ${b % 900}, 20000, 20000, '{}', 'PENDENTE', ${CRIADO})
      on conflict do nothing`,
    consolidar: (
      a,
      b,
    ) => sql`update repasse set estado = 'CONSOLIDADO', titulo = ${umTitulo(sql`natureza = 'PAGAR'`, b)}
      where cliente = ${cliente} and item = ${exame(a).item} and estado = 'PENDENTE'`,
    cancelarRepasse: (a) => sql`update repasse set estado = 'CANCELADO'
      where cliente = ${cliente} and item = ${exame(a).item} and estado <> 'CANCELADO'`,
    examinar: (
      a,
      b,
    ) => sql`update atendimento set estado = ${b % 2 ? 'AGUARDANDO_LAUDO' : 'CONCLUIDO'}, concluido_em = ${b % 2 ? null : CRIADO},
        realizado_em = ${`${dia(b)}T${String(a % 24).padStart(2, '0')}:30:00Z`}
      where cliente = ${cliente} and codigo = ${exame(a).codigo}`,
  }

  return {
    /** One step, in a transaction of its own. `depois` runs before it commits. */
    viver: ({ tipo: nome, a, b }: Passo, depois: (tx: Banco) => Promise<void> = async () => undefined): Promise<void> =>
      emTransacao(amb.dbApp, { papel: 'cliente', cliente }, async (tx) => {
        await semTrilha(tx)
        await fazer[nome](a, b).execute(tx)
        await depois(tx)
      }),
  }
}
