import type { CriticoParaTutor, DestinoDoLink, DocumentoDoLaudo, LaudoCompleto } from '@vetlume/dominio/laudo'
import { sql } from 'kysely'
import type { Banco } from '../../infra/banco/index.ts'

export interface Compartilhamento {
  codigo: string
  criadoEm: string
  expiraEm: string
  revogadoEm: string | null
  aberturas: number
  abertoEm: string | null
  canal: 'EMAIL' | 'WHATSAPP' | null
  destino: DestinoDoLink | null
  enviadoEm: string | null
  enviadoPor: string | null
}

/** Links of a laudo, the newest first; with `usuario`, only those that this person made. */
export async function compartilhamentosDoLaudo(
  tx: Banco,
  cliente: string,
  laudo: string,
  usuario: string | null,
): Promise<Compartilhamento[]> {
  const { rows } = await sql<Compartilhamento>`
    select codigo, criado_em as "criadoEm", expira_em as "expiraEm", revogado_em as "revogadoEm", aberturas, aberto_em as "abertoEm",
      canal, destino, enviado_em as "enviadoEm", enviado_por_nome as "enviadoPor"
    from laudo_compartilhamento
    where cliente = ${cliente} and laudo = ${laudo} and (${usuario}::uuid is null or criado_por = ${usuario}::uuid)
    order by codigo desc`.execute(tx)
  return rows
}

interface NovoCompartilhamento {
  laudo: string
  chave_hash: Buffer
  expira_em: string
  criado_por: string
  criado_em: string
}

export async function inserirCompartilhamento(
  tx: Banco,
  cliente: string,
  novo: NovoCompartilhamento,
): Promise<{ codigo: string; expiraEm: string }> {
  return tx
    .insertInto('laudo_compartilhamento')
    .values({ cliente, ...novo })
    .returning(['codigo', 'expira_em as expiraEm'])
    .executeTakeFirstOrThrow()
}

/** The link of the letter to the tutor, once for an edition; answers false when there was one. */
export async function inserirCarta(
  tx: Banco,
  cliente: string,
  nova: { codigo: string; laudo: string; chave_hash: Buffer; expira_em: string; criado_em: string },
): Promise<boolean> {
  const { codigo, laudo, chave_hash, expira_em, criado_em } = nova
  const { numAffectedRows } = await sql`
    insert into laudo_compartilhamento (cliente, codigo, laudo, chave_hash, expira_em, criado_em, canal, destino, enviado_em)
    values (${cliente}, ${codigo}, ${laudo}, ${chave_hash}, ${expira_em}, ${criado_em}, 'EMAIL', 'TUTOR', ${criado_em})
    on conflict (cliente, laudo) where canal = 'EMAIL' do nothing`.execute(tx)
  return numAffectedRows === 1n
}

/** Marks a link as sent by WhatsApp; answers false when it was marked before, or no longer opens anything. */
export async function marcarEnviado(
  tx: Banco,
  cliente: string,
  {
    codigo,
    destino,
    agora,
    por,
    nome,
  }: Record<'codigo' | 'agora' | 'por' | 'nome', string> & { destino: DestinoDoLink },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update laudo_compartilhamento set canal = 'WHATSAPP', destino = ${destino}, enviado_em = ${agora}, enviado_por = ${por}, enviado_por_nome = ${nome}
    where cliente = ${cliente} and codigo = ${codigo} and canal is null and revogado_em is null and expira_em > ${agora}::timestamptz`.execute(
    tx,
  )
  return numAffectedRows === 1n
}

export interface TutorDoLaudo {
  nome: string
  email: string | null
  telefone: string | null
  /** Null while the tutor was never asked. */
  aceitaEmail: boolean | null
  aceitaWhatsapp: boolean | null
  empresa: string
  animal: string
  /** The company has its tutors written to. */
  cartaAoTutor: boolean
}

const consentiu = (finalidade: string) => sql`(select k.concedido from tutor_consentimento k
  where k.cliente = t.cliente and k.tutor = t.codigo and k.finalidade = ${finalidade} order by k.quando desc, k.codigo desc limit 1)`

/** Who answers for the patient of a laudo, how they may be written to, and whether the company wants it. */
export async function tutorDoLaudo(tx: Banco, cliente: string, codigo: string): Promise<TutorDoLaudo | undefined> {
  const { rows } = await sql<TutorDoLaudo>`
    select t.nome, t.email, coalesce(t.whatsapp, t.telefone) as telefone, ${consentiu('COMUNICACAO_EMAIL')} as "aceitaEmail",
      ${consentiu('COMUNICACAO_WHATSAPP')} as "aceitaWhatsapp", c.nome_fantasia as empresa, n.nome as animal, c.carta_ao_tutor as "cartaAoTutor"
    from laudo l join atendimento a on a.cliente = l.cliente and a.codigo = l.atendimento
    join animal n on n.cliente = a.cliente and n.codigo = a.animal
    join tutor t on t.cliente = a.cliente and t.codigo = a.tutor
    join cliente c on c.codigo = l.cliente
    where l.cliente = ${cliente} and l.codigo = ${codigo}`.execute(tx)
  return rows[0]
}

export interface Contato {
  nome: string
  telefone: string
}

/** Who receives laudos by WhatsApp at the clinic of a laudo: its contacts or, without any, its own number; by its choice. */
export async function quemRecebePorWhatsapp(tx: Banco, cliente: string, laudo: string): Promise<Contato[]> {
  const { rows } = await sql<{ nome: string; telefone: string | null; contatos: Contato[] }>`
    select p.nome, p.telefone, coalesce((select json_agg(json_build_object('nome', k.nome, 'telefone', k.telefone) order by k.ordem)
      from parceiro_contato k
      where k.cliente = p.cliente and k.parceiro = p.codigo and k.recebe_laudos and k.telefone is not null), '[]') as contatos
    from laudo l join atendimento a on a.cliente = l.cliente and a.codigo = l.atendimento
    join parceiro p on p.cliente = a.cliente and p.codigo = a.parceiro
    where l.cliente = ${cliente} and l.codigo = ${laudo} and p.entrega_whatsapp`.execute(tx)
  return rows.flatMap(({ nome, telefone, contatos }) => {
    if (contatos.length > 0) return contatos
    return telefone === null ? [] : [{ nome, telefone }]
  })
}

/** Revokes a link once; answers false when it was revoked before. */
export async function revogarCompartilhamento(
  tx: Banco,
  cliente: string,
  codigo: string,
  agora: string,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update laudo_compartilhamento set revogado_em = ${agora}
    where cliente = ${cliente} and codigo = ${codigo} and revogado_em is null`.execute(tx)
  return numAffectedRows === 1n
}

/** Tenant and key of a link, across tenants; as the platform role. */
export async function compartilhamentoPorHash(
  tx: Banco,
  hash: Buffer,
): Promise<{ cliente: string; codigo: string } | null> {
  const { rows } = await sql<{
    cliente: string | null
    codigo: string | null
  }>`select cliente, codigo from busca.compartilhamento(${hash})`.execute(tx)
  const [{ cliente, codigo } = { cliente: null, codigo: null }] = rows
  return cliente === null || codigo === null ? null : { cliente, codigo }
}

export interface LaudoCompartilhado {
  laudo: string
  documento: DocumentoDoLaudo
  estado: LaudoCompleto['estado']
  edicao: number
  pdf_sha256: string
  expira_em: string
  vale: boolean
  critico: CriticoParaTutor | null
}

/** What a link leads to; `vale` is false when it has expired or was revoked. */
export async function laudoDoCompartilhamento(
  tx: Banco,
  cliente: string,
  codigo: string,
  agora: string,
): Promise<LaudoCompartilhado | undefined> {
  const { rows } = await sql<LaudoCompartilhado>`
    select l.codigo as laudo, l.documento, l.estado, l.edicao, l.pdf_sha256, c.expira_em,
      c.revogado_em is null and c.expira_em > ${agora}::timestamptz as vale,
      case when l.critico then json_build_object('comunicado', l.entregue_em is not null and a.parceiro is not null,
        'confirmado', l.critico_confirmado_em is not null) end as critico
    from laudo_compartilhamento c join laudo l on l.cliente = c.cliente and l.codigo = c.laudo
    join atendimento a on a.cliente = l.cliente and a.codigo = l.atendimento
    where c.cliente = ${cliente} and c.codigo = ${codigo} and l.assinado_em is not null`.execute(tx)
  return rows[0]
}

export async function contarAbertura(tx: Banco, cliente: string, codigo: string, agora: string): Promise<void> {
  await sql`update laudo_compartilhamento set aberturas = aberturas + 1, aberto_em = ${agora}
    where cliente = ${cliente} and codigo = ${codigo}`.execute(tx)
}
