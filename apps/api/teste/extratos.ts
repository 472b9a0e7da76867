import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Ambiente } from './ambiente.ts'
import type { Empresa } from './fabricas.ts'

export interface LinhaDoExtrato {
  dia: string
  valor: string
  nome?: string
  memo?: string
  fitid?: string
}

interface Feito {
  linhas: readonly LinhaDoExtrato[]
  conta?: string
  saldo?: { valor: string; dia: string }
}

const compacto = (dia: string) => dia.replaceAll('-', '')

/** An OFX of 1.x, as Brazilian banks write it: values without closing tags, hours with the zone. */
export function fazerOfx({ linhas, conta = '12345-6', saldo }: Feito): Uint8Array {
  const movimentos = linhas.map(
    ({ dia, valor, nome, memo, fitid }, i) => `<STMTTRN>
<TRNTYPE>${valor.startsWith('-') ? 'DEBIT' : 'CREDIT'}
<DTPOSTED>${compacto(dia)}100000[-03:EST]
<TRNAMT>${valor}
<FITID>${fitid ?? `F${compacto(dia)}${i}`}
${nome === undefined ? '' : `<NAME>${nome}\n`}<MEMO>${memo ?? 'PIX RECEBIDO'}
</STMTTRN>`,
  )
  const texto = `OFXHEADER:100
DATA:OFXSGML
VERSION:102
ENCODING:USASCII
CHARSET:1252

<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>BRL
<BANKACCTFROM><BANKID>0341<BRANCHID>1234<ACCTID>${conta}<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20261101<DTEND>20261120
${movimentos.join('\n')}
</BANKTRANLIST>
${saldo === undefined ? '' : `<LEDGERBAL><BALAMT>${saldo.valor}<DTASOF>${compacto(saldo.dia)}</LEDGERBAL>`}
</STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`
  return Buffer.from(texto, 'latin1')
}

/** Imports lines of the bank into an account of the company; answers what came. */
export async function importar({ como }: Empresa, contaFinanceira: string, feito: Feito) {
  const { status, corpo } = await como.CLIENTE(
    'POST /extrato-bancario',
    { contaFinanceira },
    { arquivo: { nome: 'extrato.ofx', bytes: fazerOfx(feito) } },
  )
  expect({ status, corpo }).toMatchObject({ status: 201 })
  return corpo
}

/** The company's account of the bank. */
export async function contaDoBanco({ como }: Empresa): Promise<string> {
  const { corpo } = await como.CLIENTE('GET /conta-financeira', {})
  return corpo.itens.find(({ tipo }) => tipo === 'BANCO')?.codigo ?? ''
}

/** Lines of an account of the bank that wait. */
export async function pendentes({ como }: Empresa, contaFinanceira: string) {
  const { status, corpo } = await como.CLIENTE('GET /movimento-bancario', { contaFinanceira, estado: 'PENDENTE' })
  expect(status).toBe(200)
  return corpo.itens
}

/** What waits for a line of the bank is what its triggers kept: each payment that none proves, once, and no other. */
export async function conferirSemExtrato({ db }: Ambiente, { cliente }: Empresa): Promise<void> {
  const guardados = async () =>
    (
      await db
        .selectFrom('pagamento_sem_extrato')
        .selectAll()
        .where('cliente', '=', cliente)
        .orderBy('pagamento')
        .execute()
    ).map(({ pagamento, conta_financeira, dia }) => [pagamento, conta_financeira, dia])
  const mantidos = await guardados()
  await sql`call reunir_sem_extrato(${cliente})`.execute(db)
  expect(mantidos).toEqual(await guardados())
}
