import type { DadosDaConfiguracao } from '@vetlume/dominio/nota-fiscal'
import { sql } from 'kysely'
import type { CertificadoAberto } from '../../infra/certificado/index.ts'
import type { Banco } from '../../infra/banco/index.ts'
import type { Ator } from '../../infra/token.ts'

export type Guardada = Omit<DadosDaConfiguracao, 'proximoNumero'> & { versao: number; municipioNome: string }

export async function lerConfiguracao(tx: Banco, cliente: string): Promise<Guardada | undefined> {
  const { rows } = await sql<Guardada>`
    select n.leiaute, n.serie, n.municipio::text as municipio, m.nome || '/' || m.uf as "municipioNome",
      n.inscricao_municipal as "inscricaoMunicipal", n.regime, n.apuracao, n.regime_especial as "regimeEspecial",
      n.aliquota_bp as "aliquotaBp", n.iss_retido as "issRetido", n.codigo_tributacao as "codigoTributacao", n.nbs,
      n.indicador_da_operacao as "indicadorDaOperacao", n.cst, n.classificacao,
      n.tributos_do_simples_bp as "tributosDoSimplesBp", n.versao
    from nota_fiscal_configuracao n join cidade m on m.ibge = n.municipio where n.cliente = ${cliente}`.execute(tx)
  return rows[0]
}

export interface DaEmpresa {
  documento: string
  razaoSocial: string
  cidade: string | null
  cidadeNome: string | null
  fuso: string
  operadora: boolean
}

export async function lerEmpresa(tx: Banco, cliente: string): Promise<DaEmpresa | undefined> {
  const { rows } = await sql<DaEmpresa>`
    select c.documento, c.razao_social as "razaoSocial", c.cidade::text as cidade, m.nome || '/' || m.uf as "cidadeNome", c.fuso, c.operadora
    from cliente c left join cidade m on m.ibge = c.cidade where c.codigo = ${cliente}`.execute(tx)
  return rows[0]
}

/** Answers false when somebody else wrote first. `versao` null: there is none yet. */
export async function gravarConfiguracao(
  tx: Banco,
  cliente: string,
  versao: number | null,
  dados: DadosDaConfiguracao,
): Promise<boolean> {
  const linha = {
    leiaute: dados.leiaute,
    serie: dados.serie,
    municipio: Number(dados.municipio),
    inscricao_municipal: dados.inscricaoMunicipal,
    regime: dados.regime,
    apuracao: dados.apuracao,
    regime_especial: dados.regimeEspecial,
    aliquota_bp: dados.aliquotaBp,
    iss_retido: dados.issRetido,
    codigo_tributacao: dados.codigoTributacao,
    nbs: dados.nbs,
    indicador_da_operacao: dados.indicadorDaOperacao,
    cst: dados.cst,
    classificacao: dados.classificacao,
    tributos_do_simples_bp: dados.tributosDoSimplesBp,
  }
  if (versao === null) {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('nota_fiscal_configuracao')
      .values({ cliente, ...linha })
      .onConflict((conflito) => conflito.column('cliente').doNothing())
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows === 1n
  }
  const { numUpdatedRows } = await tx
    .updateTable('nota_fiscal_configuracao')
    .set({ ...linha, versao: versao + 1 })
    .where('cliente', '=', cliente)
    .where('versao', '=', versao)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Where the numbers of a series are kept: `proximoNumero` takes the next one. */
export const sequenciaDa = (serie: string): string => `dps:TESTE:${serie}`

export async function ultimoNumero(tx: Banco, cliente: string, serie: string): Promise<number> {
  const { rows } = await sql<{ valor: number }>`
    select valor from sequencia where cliente = ${cliente} and nome = ${sequenciaDa(serie)}`.execute(tx)
  return rows[0]?.valor ?? 0
}

/** Goes on from a number; never back. Answers false when it is behind. */
export async function avancarSerie(tx: Banco, cliente: string, serie: string, ultimo: number): Promise<boolean> {
  const { rows } = await sql`
    insert into sequencia (cliente, nome, valor) values (${cliente}, ${sequenciaDa(serie)}, ${ultimo})
    on conflict (cliente, nome) do update set valor = excluded.valor where sequencia.valor <= excluded.valor
    returning valor`.execute(tx)
  return rows.length === 1
}

export interface CertificadoGuardado {
  titular: string
  cnpj: string | null
  emissor: string
  numeroSerie: string
  validoDe: string
  validoAte: string
  enviadoEm: string
}

export async function lerCertificadoGuardado(tx: Banco, cliente: string): Promise<CertificadoGuardado | undefined> {
  const { rows } = await sql<CertificadoGuardado>`
    select titular, cnpj, emissor, numero_serie as "numeroSerie", valido_de as "validoDe", valido_ate as "validoAte", enviado_em as "enviadoEm"
    from nota_fiscal_certificado where cliente = ${cliente}`.execute(tx)
  return rows[0]
}

/** The sealed file: only who signs reads it. */
export async function lerEnvelope(tx: Banco, cliente: string): Promise<Buffer | undefined> {
  const { rows } = await sql<{ envelope: Buffer }>`
    select envelope from nota_fiscal_certificado where cliente = ${cliente}`.execute(tx)
  return rows[0]?.envelope
}

export async function gravarCertificado(
  tx: Banco,
  cliente: string,
  { certificado, envelope }: { certificado: CertificadoAberto; envelope: Buffer },
  ator: Ator,
  agora: Temporal.Instant,
): Promise<void> {
  const { titular, cnpj, emissor, numeroSerie, impressaoDigital, validoDe, validoAte } = certificado
  const linha = {
    envelope,
    titular,
    cnpj,
    emissor,
    numero_serie: numeroSerie,
    impressao_digital: impressaoDigital,
    valido_de: validoDe,
    valido_ate: validoAte,
    enviado_em: agora.toString(),
    enviado_por: ator?.usuario ?? '',
  }
  await tx
    .insertInto('nota_fiscal_certificado')
    .values({ cliente, ...linha })
    .onConflict((conflito) => conflito.column('cliente').doUpdateSet(linha))
    .execute()
}

export async function apagarCertificado(tx: Banco, cliente: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('nota_fiscal_certificado')
    .where('cliente', '=', cliente)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}
