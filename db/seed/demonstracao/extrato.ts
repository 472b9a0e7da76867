import { MAXIMO_DE_MOVIMENTOS, metodoDe, type ItemDaConciliacao } from '@vetlume/dominio/conciliacao'
import { somarCentavos } from '@vetlume/dominio/dinheiro'
import { ZONA_PADRAO } from '@vetlume/dominio/constantes'
import { sql } from 'kysely'
import { conciliar, importarExtrato, listarOsMovimentos } from '../../../apps/api/src/modules/conciliacao/index.ts'
import type { CtxCliente } from '../../../apps/api/src/context.ts'
import { agir } from './mundo.ts'
import type { Elenco } from './elenco.ts'
import { saldoEm } from './saldo.ts'

/** Days of the statement, which ends yesterday. */
const DIAS = 40
/** What is older than this was already looked at. */
const DIAS_POR_CONCILIAR = 12

interface Linha {
  dia: string
  centavos: number
  texto: string
}

const PORTAS: Readonly<Record<string, string>> = {
  PIX: 'PIX',
  BOLETO: 'COBRANCA BOLETO',
  CARTAO_CREDITO: 'STONE CREDITO',
  CARTAO_DEBITO: 'STONE DEBITO',
  CONVENIO: 'TED',
  DINHEIRO: 'DEPOSITO',
}

/** What the bank would show of what the books have in an account, payments and deposits, in its own words. */
async function doBanco({ tx, cliente }: CtxCliente, conta: string, de: string, ate: string): Promise<Linha[]> {
  const { rows } = await sql<{ dia: string; centavos: number; metodo: string; contraparte: string }>`
    select dia, metodo, contraparte, centavos from (
      select coalesce(p.liquida_em, p.pago_em) as dia, p.metodo, t.contraparte, p.codigo,
        case t.natureza when 'RECEBER' then p.valor_centavos else -p.valor_centavos end - p.taxa_centavos as centavos
      from pagamento p join titulo t on t.cliente = p.cliente and t.codigo = p.titulo
      where p.cliente = ${cliente} and p.conta_financeira = ${conta}
      union all
      select f.dia, 'DINHEIRO', c.nome, f.codigo, f.valor_centavos - f.taxa_centavos
      from transferencia f join conta_financeira c on c.cliente = f.cliente and c.codigo = f.de
      where f.cliente = ${cliente} and f.para = ${conta}) m
    where dia between ${de}::date and ${ate}::date
    order by dia, codigo`.execute(tx)
  return rows.map(({ dia, centavos, metodo, contraparte }) => {
    const sentido = centavos > 0 ? 'RECEBIDO' : 'ENVIADO'
    const nome = contraparte
      .normalize('NFD')
      .replaceAll(/[^\w\s]/g, '')
      .toUpperCase()
    return { dia, centavos, texto: `${PORTAS[metodo] ?? 'PIX'} ${sentido} ${nome}` }
  })
}

/** An invoice of an exam paid without anybody writing it down, when one is open. */
async function pagoSemAviso({ tx, cliente }: CtxCliente, dia: string): Promise<Linha[]> {
  const { rows } = await sql<{ contraparte: string; centavos: number }>`
    select t.contraparte, t.valor_centavos - t.desconto_centavos + t.acrescimo_centavos - t.pago_centavos as centavos
    from titulo t where t.cliente = ${cliente} and t.natureza = 'RECEBER' and t.estado = 'ABERTO' and t.emissao <= ${dia}::date
    order by t.vencimento, t.numero limit 2`.execute(tx)
  return rows.map(({ contraparte, centavos }) => ({
    dia,
    centavos,
    texto: `PIX RECEBIDO ${contraparte
      .normalize('NFD')
      .replaceAll(/[^\w\s]/g, '')
      .toUpperCase()}`,
  }))
}

const emOfx = (linhas: readonly Linha[], de: string, ate: string, saldo: number) => `OFXHEADER:100
DATA:OFXSGML
VERSION:102
ENCODING:USASCII
CHARSET:1252

<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>BRL
<BANKACCTFROM><BANKID>0001<ACCTID>45871-2<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>${de.replaceAll('-', '')}<DTEND>${ate.replaceAll('-', '')}
${linhas
  .map(
    ({ dia, centavos, texto }, i) =>
      `<STMTTRN><TRNTYPE>OTHER<DTPOSTED>${dia.replaceAll('-', '')}<TRNAMT>${(centavos / 100).toFixed(2)}<FITID>D${dia}${i}<MEMO>${texto}</STMTTRN>`,
  )
  .join('\n')}
</BANKTRANLIST><LEDGERBAL><BALAMT>${(saldo / 100).toFixed(2)}<DTASOF>${ate.replaceAll('-', '')}</LEDGERBAL>
</STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`

/** Brings the statement of the days until yesterday into the account of the bank. */
async function importar(ctx: CtxCliente, conta: string, de: string, ate: string): Promise<void> {
  const soNoBanco = [
    ...(await pagoSemAviso(ctx, ate)),
    { dia: ate, centavos: -4_990, texto: 'TARIFA PACOTE DE SERVICOS' },
    { dia: ate, centavos: 312, texto: 'RENDIMENTO APLIC AUTOM' },
  ]
  const linhas = [...(await doBanco(ctx, conta, de, ate)), ...soNoBanco]
  const saldo = (await saldoEm(ctx, conta, ate)) + somarCentavos(soNoBanco.map(({ centavos }) => centavos))
  const bytes = Buffer.from(emOfx(linhas, de, ate, saldo), 'latin1')
  await importarExtrato({ ctx, input: { contaFinanceira: conta }, arquivo: { nome: 'extrato.ofx', bytes } })
}

/** Proves the payments that the books already had, of the lines until a day. */
async function provar(ctx: CtxCliente, contaFinanceira: string, ate: string): Promise<void> {
  const input = { contaFinanceira, estado: 'PENDENTE', ate, ordem: 'dia', limite: MAXIMO_DE_MOVIMENTOS } as const
  const { itens } = await listarOsMovimentos({ ctx, input })
  const certos = itens.flatMap(({ codigo, versao, descricao, sugestao }): ItemDaConciliacao[] => {
    if (sugestao?.certeza !== 'CERTA' || sugestao.pagamentos.length === 0) return []
    const { pagamentos } = sugestao
    return [{ codigo, versao, pagamentos, titulos: [], diferenca: null, outro: null, metodo: metodoDe(descricao) }]
  })
  if (certos.length > 0) await conciliar({ ctx, input: { itens: certos } })
}

/** Today the company took the statement from its bank, and reconciled what was plain and not of these days. */
export async function importarDoBanco({ mundo, gestora: ator, cliente }: Elenco): Promise<void> {
  const hoje = mundo.agora.toZonedDateTimeISO(ZONA_PADRAO).toPlainDate()
  const ha = (days: number) => hoje.subtract({ days }).toString()
  await agir(mundo, { ator, cliente, quando: mundo.agora }, async (ctx) => {
    const { codigo: conta } = await ctx.tx
      .selectFrom('conta_financeira')
      .select('codigo')
      .where('cliente', '=', cliente)
      .where('tipo', '=', 'BANCO')
      .executeTakeFirstOrThrow()
    await importar(ctx, conta, ha(DIAS), ha(1))
    await provar(ctx, conta, ha(DIAS_POR_CONCILIAR))
  })
}
