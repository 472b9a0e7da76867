import type { AcimaDoLimite } from '@vetlume/dominio/agenda'
import { formatarReais } from '@vetlume/dominio/dinheiro'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { contratoFechamento } from '@vetlume/dominio/fechamento'
import type { RespostaDe } from '@vetlume/dominio/contrato'
import { permite } from '@vetlume/dominio/permissoes'
import { sql } from 'kysely'
import type { CtxCliente } from '../../context.ts'
import { contarRecorte, exigir, planoGenerico, type Banco } from '../../infra/banco/index.ts'
import { comoQuantia, lerFiguras, type Figura } from '../../infra/figura.ts'
import type { Credito, ExameTomado } from '../agenda/index.ts'
import { precoDoAgendamento } from '../atendimento/index.ts'
import { visaoDe } from '../cadastros/index.ts'
import { figuraAReceber } from '../financeiro/index.ts'
import { recorteDeExamesAFaturar } from './queries-leitura.ts'

/** Exams of a clinic that wait for a closing, as that list has them. */
function aFaturarDa(ctx: CtxCliente, parceiro: string): Figura {
  const recorte = recorteDeExamesAFaturar({ cliente: ctx.cliente, clinica: null }, { parceiro })
  return {
    alvo: { rota: '/financeiro/fechamento', filtros: { vista: 'exames', parceiro } },
    campo: 'centavos',
    consulta: contarRecorte(recorte, sql`t.valor_centavos`),
  }
}

/** What a clinic owes: what is open in contas a receber, and what waits for its closing. */
async function devidoPela(ctx: CtxCliente, parceiro: string) {
  const { aReceber, aFaturar } = await lerFiguras(ctx.tx, {
    aReceber: figuraAReceber(ctx, { parceiro, aberto: 'sim', ordem: 'vencimento' }, 'saldoCentavos'),
    aFaturar: aFaturarDa(ctx, parceiro),
  })
  return { aReceber, aFaturar, usadoCentavos: aReceber.soma + aFaturar.soma }
}

/** How much of its limit a clinic has used. */
export async function verCredito({
  ctx,
  input: { parceiro },
}: {
  ctx: CtxCliente
  input: { parceiro: string }
}): Promise<RespostaDe<(typeof contratoFechamento)['GET /fechamento/credito']>> {
  const { rows } = await sql<{ limiteCentavos: number | null }>`
    select limite_credito_centavos as "limiteCentavos" from parceiro
    where cliente = ${ctx.cliente} and codigo = ${parceiro}`.execute(ctx.tx)
  const { limiteCentavos } = exigir(rows[0])
  const { aReceber, aFaturar, usadoCentavos } = await devidoPela(ctx, parceiro)
  return { limiteCentavos, usadoCentavos, aReceber: comoQuantia(aReceber), aFaturar: comoQuantia(aFaturar) }
}

interface ExameComLimite {
  parceiro: { codigo: string; nome: string }
  limiteCentavos: number
  /** Null of an appointment, which is priced now. */
  centavos: number | null
  /** How the trail names it. */
  nome: string
}

/** What was taken on, when a clinic that has a limit pays for it. */
async function exameComLimite(tx: Banco, cliente: string, { tipo, codigo, fuso }: ExameTomado & { fuso: string }) {
  const comum = sql`json_build_object('codigo', p.codigo, 'nome', p.nome) as parceiro, p.limite_credito_centavos as "limiteCentavos"`
  const daClinica = (
    x: 'a' | 'g',
  ) => sql`join parceiro p on p.cliente = ${sql.ref(x)}.cliente and p.codigo = ${sql.ref(x)}.parceiro
    where ${sql.ref(x)}.cliente = ${cliente} and ${sql.ref(x)}.codigo = ${codigo} and p.limite_credito_centavos is not null`
  const consulta =
    tipo === 'atendimento'
      ? sql<ExameComLimite>`select ${comum}, a.total_centavos as centavos, 'Atendimento nº ' || a.numero as nome
          from atendimento a ${daClinica('a')} and a.modo_cobranca <> 'PLANO'`
      : sql<ExameComLimite>`select ${comum}, null as centavos,
          'Agendamento de ' || to_char(g.inicio at time zone ${fuso}, 'DD/MM/YYYY, HH24:MI') as nome
          from agendamento g ${daClinica('g')}`
  const planejada = planoGenerico('one row by its key, and its clinic', consulta)
  return (await planejada.execute(tx)).rows[0]
}

/** Who may not see what is owed is told that it is too much, not how much. */
function recusar(
  ctx: CtxCliente,
  { parceiro, credito }: AcimaDoLimite & { credito: NonNullable<AcimaDoLimite['credito']> },
) {
  const veDinheiro = permite(ctx.ator, 'contas-receber:ler')
  const quanto = veDinheiro
    ? ` ${formatarReais(credito.usadoCentavos)} de ${formatarReais(credito.limiteCentavos)} usados do limite, e este exame é de ${formatarReais(credito.exameCentavos)}.`
    : ''
  const detalhes: AcimaDoLimite = { parceiro, credito: veDinheiro ? credito : null }
  return new ErroDeDominio('ACIMA_DO_LIMITE', {
    mensagem: `Com este exame, ${parceiro.nome} passa do limite de crédito.${quanto}`,
    detalhes,
  })
}

/**
 * Asks the company alone. What a clinic asks for is asked about when the company takes it; a specialist, who knows nothing
 * of what clinics owe, goes on, and the trail of the clinic says so.
 */
async function conferir(ctx: CtxCliente, tomado: ExameTomado, passarDoLimite: boolean): Promise<void> {
  const { tipo } = visaoDe(ctx.ator)
  if (tipo === 'PARCEIRO') return
  const exame = await exameComLimite(ctx.tx, ctx.cliente, { ...tomado, fuso: ctx.ator.fuso })
  if (exame === undefined) return
  const { parceiro, limiteCentavos, nome } = exame
  const exameCentavos = exame.centavos ?? (await precoDoAgendamento(ctx, tomado.codigo))
  const { usadoCentavos } = await devidoPela(ctx, parceiro.codigo)
  if (usadoCentavos + exameCentavos <= limiteCentavos) return
  if (tipo === 'EMPRESA' && !passarDoLimite)
    throw recusar(ctx, { parceiro, credito: { limiteCentavos, usadoCentavos, exameCentavos } })
  const mudancas = { acimaDoLimite: [null, nome] } as const
  ctx.auditar({ acao: 'PASSAR_DO_LIMITE', entidade: 'parceiro', registro: parceiro.codigo, mudancas })
}

export const creditoDaClinica: Credito = { conferir }
