import {
  ENCARGOS_PADRAO,
  type Conta,
  type ContaCompleta,
  type PagamentoDaConta,
  type RepasseExplicado,
} from '@vetlume/dominio/financeiro'
import { sql, type RawBuilder } from 'kysely'
import { listar, maximoDaBusca, type Banco } from '../../infra/banco/index.ts'
import { referencia } from '../cadastros/index.ts'
import type { Livro } from './policy.ts'
import { condicoesDoCartao } from './queries-cartao.ts'
import {
  filtroDeBusca,
  procurarTitulos,
  recorteDeContas,
  saldo,
  vencido,
  type FiltroDeContas,
  type Leitura,
} from './queries-livro.ts'

const NUNCA = '9999-12-31'

const campos = (hoje: string) => sql`
  c.codigo, c.tipo, c.numero, c.estado, coalesce(${vencido(hoje)}, false) as vencido, c.descricao, c.contraparte, c.competencia, c.emissao, c.vencimento, c.numero_documento as "numeroDocumento", c.forma,
  c.valor_centavos as "valorCentavos", c.pago_centavos as "pagoCentavos", ${saldo} as "saldoCentavos", c.sem_caixa as "semCaixa", c.versao,
  case when at.codigo is not null then json_build_object('codigo', at.codigo, 'numero', at.numero) end as atendimento,
  case when fe.codigo is not null then json_build_object('codigo', fe.codigo, 'numero', fe.numero) end as fechamento, c.assinante, c.a_cancelar as "aCancelar",
  (select ${referencia('n')} from tipo_despesa n where n.codigo = c.tipo_despesa) as "tipoDespesa"`

const doLivroDaEmpresa = ({ livro }: Pick<Leitura, 'livro'>) => livro.tipo === 'RECEBER' || livro.tipo === 'PAGAR'

/** Where the money of a payment is and what that cost: told to the company alone. */
const soDaEmpresa = ({ livro }: Pick<Leitura, 'livro'>) =>
  doLivroDaEmpresa({ livro })
    ? { taxa: sql`g.taxa_centavos`, conta: referencia('f') }
    : { taxa: sql`0`, conta: sql`null` }

/** What stands of what settled each account: neither what was reversed nor its reversal. */
function pagamentosQueValem(leitura: Leitura) {
  const { taxa, conta } = soDaEmpresa(leitura)
  return sql`, coalesce((select json_agg(json_build_object('pagoEm', g.pago_em, 'metodo', g.metodo, 'parcela', g.parcela, 'parcelas', g.parcelas,
      'valorCentavos', g.valor_centavos, 'descontoCentavos', g.desconto_centavos, 'acrescimoCentavos', g.acrescimo_centavos,
      'taxaCentavos', ${taxa}, 'contaFinanceira', ${conta}) order by g.criado_em, g.parcela, g.codigo)
    from pagamento g join conta_financeira f on f.cliente = g.cliente and f.codigo = g.conta_financeira
    where g.cliente = ${leitura.cliente} and g.titulo = c.codigo and g.estorna is null
      and not exists (select from pagamento e where e.cliente = g.cliente and e.estorna = g.codigo)), '[]') as "pagamentosQueValem"`
}

const juncoes = ({ cliente }: Leitura) =>
  sql`left join atendimento at on at.cliente = ${cliente} and at.codigo = c.atendimento
    left join fechamento fe on fe.cliente = ${cliente} and fe.codigo = c.fechamento`

export async function listarContas(
  tx: Banco,
  leitura: Leitura,
  filtro: FiltroDeContas & {
    ordem: string
    cursor?: string | undefined
    limite: number
    inteiros?: boolean | undefined
  },
) {
  const { busca, ...semBusca } = filtro
  const maximo = maximoDaBusca(filtro)
  const deRepasses = leitura.livro.tipo === 'REPASSES'
  const achados = busca ? await procurarTitulos(tx, leitura, busca, maximo) : null
  return listar<Conta>(tx, filtro, {
    ...recorteDeContas(leitura, semBusca),
    busca: busca ? filtroDeBusca(busca, achados) : null,
    haMais: achados !== null && achados.length >= maximo,
    campos: sql`${campos(leitura.hoje)}${filtro.inteiros === true && !deRepasses ? pagamentosQueValem(leitura) : sql``}`,
    alias: 'c',
    juncoes: juncoes(leitura),
    chave: sql`c.codigo`,
    colunas: {
      // Only a repasse may have no due day yet; a title's is never null, and its index is on the bare column.
      vencimento: {
        expressao: sql`c.vencimento`,
        tipo: 'date',
        ...(deRepasses ? { nulo: NUNCA } : {}),
      },
      // What is still owed first, the most overdue before all.
      prazo: { expressao: sql`c.prazo`, tipo: 'int8' },
      numero: { expressao: sql`c.numero`, tipo: 'int8' },
      valor: { expressao: sql`c.valor_centavos`, tipo: 'int8' },
    },
    // A month of many years is few of them: planned for any month, all are read.
    plano: 'POR_VALORES',
  })
}

export type ContaLida = Omit<
  ContaCompleta,
  'pagamentos' | 'anexos' | 'repasses' | 'pix' | 'semPix' | 'pixDoProvedor' | 'permissoes' | 'semBaixa'
> & { txid: string | null }

const nomeada = (tabela: string, chave: RawBuilder<unknown>) =>
  sql`(select ${referencia('n')} from ${sql.table(tabela)} n where n.cliente = ${chave} and n.codigo = ${sql.ref(`c.${tabela}`)})`

// A clinic does not see those that are cancelled: a count of all would not be its list.
const serie = (leitura: Leitura) =>
  doLivroDaEmpresa(leitura)
    ? sql`(select json_build_object('codigo', c.serie, 'contas', count(*),
        'seguintes', count(*) filter (where s.vencimento > c.vencimento and s.estado = 'ABERTO'))
      from titulo s where s.cliente = ${leitura.cliente} and s.serie = c.serie having c.serie is not null) as serie`
    : sql`null as serie`

/** The titles of an agreement on its other side, in the order of their numbers. */
const acordo = (
  leitura: Leitura,
  deste: string,
  doOutro: string,
) => sql`(select json_build_object('codigo', r.codigo, 'motivo', r.motivo,
    'contas', coalesce((select json_agg(json_build_object('codigo', o.codigo, 'numero', o.numero) order by o.numero)
      from titulo o where o.cliente = r.cliente and ${sql.ref(`o.${doOutro}`)} = r.codigo), '[]'))
  from renegociacao r where r.cliente = ${leitura.cliente} and r.codigo = ${sql.ref(`c.${deste}`)})`

const encargos = (leitura: Leitura) =>
  doLivroDaEmpresa(leitura)
    ? sql`coalesce((select json_build_object('multaBp', p.multa_bp, 'jurosMesBp', p.juros_mes_bp)
        from parceiro p where p.cliente = ${leitura.cliente} and p.codigo = c.parceiro),
      json_build_object('multaBp', ${ENCARGOS_PADRAO.multaBp}::int, 'jurosMesBp', ${ENCARGOS_PADRAO.jurosMesBp}::int)) as encargos`
    : sql`null as encargos`

const cartao = ({ livro, cliente }: Leitura) =>
  livro.tipo === 'RECEBER'
    ? sql`(select ${condicoesDoCartao} from cliente e where e.codigo = ${cliente}) as cartao`
    : sql`null as cartao`

export async function lerConta(tx: Banco, leitura: Leitura, codigo: string): Promise<ContaLida | undefined> {
  const { rows } = await sql<ContaLida>`
    select ${campos(leitura.hoje)}, c.desconto_centavos as "descontoCentavos", c.acrescimo_centavos as "acrescimoCentavos", c.txid, c.motivo, ${serie(leitura)}, ${encargos(leitura)}, ${cartao(leitura)},
      ${acordo(leitura, 'renegociacao', 'renegociado_por')} as "vemDe", ${acordo(leitura, 'renegociado_por', 'renegociacao')} as "renegociadaEm",
      ${nomeada('parceiro', sql`${leitura.cliente}`)} as parceiro, ${nomeada('tutor', sql`${leitura.cliente}`)} as tutor
    ${recorteDeContas(leitura, {}).origem} ${juncoes(leitura)} where c.codigo = ${codigo}`.execute(tx)
  return rows[0]
}

/** What settled a title. The company alone is told where the money is, what that cost, who wrote it and why it was reversed. */
export async function lerPagamentos(
  tx: Banco,
  { cliente, livro }: Pick<Leitura, 'cliente' | 'livro'>,
  titulo: string,
): Promise<PagamentoDaConta[]> {
  const { taxa, conta } = soDaEmpresa({ livro })
  const deQuemEscreveu = doLivroDaEmpresa({ livro })
    ? sql`g.liquida_em as "liquidaEm", g.autor, g.motivo`
    : sql`null as "liquidaEm", null as autor, null as motivo`
  const { rows } = await sql<PagamentoDaConta>`
    select g.codigo, g.valor_centavos as "valorCentavos", g.desconto_centavos as "descontoCentavos", g.acrescimo_centavos as "acrescimoCentavos",
      g.metodo, g.pago_em as "pagoEm", g.parcela, g.parcelas, g.estorna is not null as estorno, g.criado_em as "criadoEm", ${taxa} as "taxaCentavos", ${conta} as "contaFinanceira", ${deQuemEscreveu},
      exists (select from pagamento e where e.cliente = g.cliente and e.estorna = g.codigo) as estornado
    from pagamento g join conta_financeira f on f.cliente = g.cliente and f.codigo = g.conta_financeira
    where g.cliente = ${cliente} and g.titulo = ${titulo} order by g.criado_em, g.parcela, g.codigo`.execute(tx)
  return rows
}

/** Repasses that an account explains: those of the exam that it charges, those that it pays, or itself. */
export async function lerRepasses(
  tx: Banco,
  cliente: string,
  livro: Livro,
  conta: Pick<Conta, 'codigo' | 'atendimento'>,
): Promise<RepasseExplicado[]> {
  const quais = {
    RECEBER: sql`r.atendimento = ${conta.atendimento?.codigo ?? null} and r.estado <> 'CANCELADO'`,
    PAGAR: sql`r.titulo = ${conta.codigo}`,
    REPASSES: sql`r.codigo = ${conta.codigo}`,
    DA_CLINICA: null,
  }[livro.tipo]
  if (quais === null) return []
  const { rows } = await sql<RepasseExplicado>`
    select r.codigo, ${referencia('e')} as especialista, s.nome as servico, r.estado, r.bruto_centavos as "brutoCentavos",
      r.valor_centavos as "valorCentavos", r.explicacao->'linhas' as linhas, r.explicacao->>'texto' as texto
    from repasse r
    join especialista e on e.cliente = r.cliente and e.codigo = r.especialista
    join atendimento_item i on i.cliente = r.cliente and i.codigo = r.item
    join servico s on s.cliente = i.cliente and s.codigo = i.servico
    where r.cliente = ${cliente} and ${quais} order by i.ordem, r.codigo`.execute(tx)
  return rows
}

export interface Recebedor {
  chave: string | null
  nome: string
  cidade: string | null
}

/** Who receives the Pix of an account: the company for what it charges, the specialist for what it is paid. */
export async function lerRecebedor(
  tx: Banco,
  cliente: string,
  livro: Livro,
  titulo: string,
): Promise<Recebedor | undefined> {
  const daEmpresa = sql<Recebedor>`select e.chave_pix as chave, e.nome_fantasia as nome, m.nome as cidade
    from cliente e left join cidade m on m.ibge = e.cidade where e.codigo = ${cliente}`
  const doEspecialista = sql<Recebedor>`select e.chave_pix as chave, e.nome, null as cidade
    from titulo t join especialista e on e.cliente = t.cliente and e.codigo = t.especialista where t.cliente = ${cliente} and t.codigo = ${titulo}`
  const { rows } = await (livro.tipo === 'PAGAR' ? doEspecialista : daEmpresa).execute(tx)
  return rows[0]
}
