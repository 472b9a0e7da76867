import { sql } from 'kysely'
import type { CertificadoLido } from '../../infra/certificado/index.ts'
import type { Banco } from '../../infra/banco/index.ts'
import type { Ator } from '../../infra/token.ts'

export interface ImagemDaAssinatura {
  sha256: string
  tipo: string
  largura: number
  altura: number
  enviadaEm: string
}

export async function imagemDaAssinatura(
  tx: Banco,
  cliente: string,
  especialista: string,
): Promise<ImagemDaAssinatura | null> {
  const { rows } = await sql<ImagemDaAssinatura>`
    select f.sha256, f.tipo, f.largura, f.altura, f.criado_em as "enviadaEm"
    from especialista e join arquivo f on f.cliente = e.cliente and f.codigo = e.assinatura
    where e.cliente = ${cliente} and e.codigo = ${especialista}`.execute(tx)
  return rows[0] ?? null
}

interface NovaImagem {
  sha256: string
  nome: string
  tipo: string
  tamanho: number
  largura: number
  altura: number
  criado_por: string
  criado_em: string
}

/** The old image is no longer the specialist's; its bytes stay while a laudo that was signed with it does. */
export async function trocarImagem(
  tx: Banco,
  cliente: string,
  especialista: string,
  nova: NovaImagem | null,
): Promise<void> {
  const arquivo =
    nova === null
      ? null
      : await tx
          .insertInto('arquivo')
          .values({ cliente, ...nova })
          .returning('codigo')
          .executeTakeFirstOrThrow()
  await sql`
    with antes as (select cliente, assinatura from especialista where cliente = ${cliente} and codigo = ${especialista}),
    trocada as (update especialista set assinatura = ${arquivo?.codigo ?? null} where cliente = ${cliente} and codigo = ${especialista})
    delete from arquivo f using antes where f.cliente = antes.cliente and f.codigo = antes.assinatura`.execute(tx)
}

/** What is shown of a certificate. */
export interface CertificadoGuardado extends CertificadoLido {
  enviadoEm: string
}

export async function certificadoDo(
  tx: Banco,
  cliente: string,
  especialista: string,
): Promise<CertificadoGuardado | null> {
  const { rows } = await sql<CertificadoGuardado>`
    select titular, cpf, emissor, numero_serie as "numeroSerie", impressao_digital as "impressaoDigital",
      valido_de as "validoDe", valido_ate as "validoAte", confiavel, enviado_em as "enviadoEm"
    from especialista_certificado where cliente = ${cliente} and especialista = ${especialista}`.execute(tx)
  return rows[0] ?? null
}

/** The sealed file, for who signs with it and for nobody else. */
export async function envelopeDo(tx: Banco, cliente: string, especialista: string): Promise<Buffer | undefined> {
  const { rows } = await sql<{ envelope: Buffer }>`
    select envelope from especialista_certificado where cliente = ${cliente} and especialista = ${especialista}`.execute(
    tx,
  )
  return rows[0]?.envelope
}

export async function gravarCertificado(
  tx: Banco,
  cliente: string,
  especialista: string,
  { certificado, envelope }: { certificado: CertificadoLido; envelope: Buffer },
  ator: Ator,
  agora: Temporal.Instant,
): Promise<void> {
  const { titular, cpf, emissor, numeroSerie, impressaoDigital, validoDe, validoAte, confiavel } = certificado
  const linha = {
    envelope,
    titular,
    cpf,
    emissor,
    numero_serie: numeroSerie,
    impressao_digital: impressaoDigital,
    valido_de: validoDe,
    valido_ate: validoAte,
    confiavel,
    enviado_em: agora.toString(),
    enviado_por: ator.usuario,
  }
  await tx
    .insertInto('especialista_certificado')
    .values({ cliente, especialista, ...linha })
    .onConflict((conflito) => conflito.columns(['cliente', 'especialista']).doUpdateSet(linha))
    .execute()
}

export async function apagarCertificado(tx: Banco, cliente: string, especialista: string): Promise<void> {
  await tx
    .deleteFrom('especialista_certificado')
    .where('cliente', '=', cliente)
    .where('especialista', '=', especialista)
    .execute()
}
