import type { PlanoPublico } from '@vetlume/dominio/conta'
import { sql } from 'kysely'
import { exigir, type Banco } from '../../infra/banco/index.ts'

/** Two sign-ups with the same e-mail take turns until commit. */
export async function travarEmail(tx: Banco, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`conta:${email}`}, 0))`.execute(tx)
}

export interface Conta {
  codigo: string
  nome: string
  email: string
  ativo: boolean
  confirmacao_pendente: boolean
  /** Was invited, and did not accept yet. */
  convidada: boolean
  criado_em: string
  /** A company of the person, or the operator: the outbox needs somebody to write for. */
  cliente: string
}

const DA_CONTA = sql`select u.codigo, p.nome, u.email, u.ativo, u.confirmacao_pendente, u.senha_hash is null as convidada, u.criado_em,
  coalesce((select v.cliente from vinculo v where v.usuario = u.codigo order by v.codigo limit 1),
    (select c.codigo from cliente c where c.operadora)) as cliente
  from usuario u join pessoa p on p.codigo = u.pessoa`

export async function contaPorIdentificador(tx: Banco, { email, cpf }: { email: string | null; cpf: string | null }) {
  const { rows } = await sql<Conta>`${DA_CONTA} where u.email = ${email} or u.cpf = ${cpf}`.execute(tx)
  return rows[0]
}

/** Whether nobody enters with this CPF. Two sign-ups with the same one take turns until commit. */
export async function cpfLivre(tx: Banco, cpf: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`conta:${cpf}`}, 0))`.execute(tx)
  const dono = await tx.selectFrom('usuario').select('codigo').where('cpf', '=', cpf).executeTakeFirst()
  return dono === undefined
}

/** The company that a person signed up with, as the letter of the confirmation names it. */
export async function empresaDoCadastro(tx: Banco, cliente: string) {
  const { nome_fantasia: empresa, teste_ate: testeAte } = await tx
    .selectFrom('cliente')
    .select(['nome_fantasia', 'teste_ate'])
    .where('codigo', '=', cliente)
    .executeTakeFirstOrThrow()
  return { empresa, testeAte }
}

/** Locked, so that what is decided about it still holds when it is written. */
export async function travarConta(tx: Banco, codigo: string) {
  const { rows } = await sql<Conta>`${DA_CONTA} where u.codigo = ${codigo} for update of u`.execute(tx)
  return rows[0]
}

export interface NovaEmpresa {
  nome: string
  documento: string
  telefone: string
  email: string
  estado: 'GRATIS' | 'TESTE'
  testeAte: string | null
  plano: string | null
  ciclo: string | null
}

/** Answers its key, or null when a company with that document exists. */
export async function inserirEmpresa(tx: Banco, empresa: NovaEmpresa, agora: string): Promise<string | null> {
  const { nome, documento, telefone, email, estado, testeAte, plano, ciclo } = empresa
  const { rows } = await sql<{ codigo: string }>`
    insert into cliente (razao_social, nome_fantasia, documento, telefone, email, estado, teste_ate, plano, ciclo, criado_em)
    values (${nome}, ${nome}, ${documento}, ${telefone}, ${email}, ${estado}, ${testeAte}, ${plano}, ${ciclo}, ${agora})
    on conflict (documento) do nothing returning codigo`.execute(tx)
  return rows[0]?.codigo ?? null
}

export interface NovaConta {
  nome: string
  email: string
  cpf: string | null
  telefone: string
  senhaHash: string
  perfil: 'CLIENTE' | 'CLIENTE_BASE'
  cliente: string
  versaoTermos: string
  endereco: string | null
}

/** Person, user with the e-mail still to be confirmed, link to the company and the terms that were accepted. */
export async function inserirConta(tx: Banco, conta: NovaConta, agora: string): Promise<string> {
  const { nome, email, cpf, telefone, senhaHash, perfil, cliente, versaoTermos, endereco } = conta
  const { codigo: pessoa } = await tx
    .insertInto('pessoa')
    .values({ nome, email, cpf, telefone, criado_em: agora })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  const { codigo: usuario } = await tx
    .insertInto('usuario')
    .values({
      pessoa,
      email,
      cpf,
      senha_hash: senhaHash,
      perfis: [perfil],
      confirmacao_pendente: true,
      criado_em: agora,
    })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  await tx.insertInto('vinculo').values({ usuario, cliente, perfil }).execute()
  await aceitarTermos(tx, { usuario, versao: versaoTermos, endereco }, agora)
  return usuario
}

export async function empresaPorDocumento(tx: Banco, documento: string) {
  return tx.selectFrom('cliente').select(['codigo', 'fuso']).where('documento', '=', documento).executeTakeFirst()
}

export async function planosAVenda(tx: Banco): Promise<PlanoPublico[]> {
  const { rows } = await sql<PlanoPublico>`
    select codigo, nome, para_quem as "paraQuem", mensal_centavos as "mensalCentavos", anual_centavos as "anualCentavos", dias_teste as "diasTeste",
      limite_usuarios as "limiteUsuarios", limite_laudos_mes as "limiteLaudosMes", limite_gb as "limiteGb",
      limite_parceiros as "limiteParceiros", recursos
    from plano where ativo order by mensal_centavos, nome limit 20`.execute(tx)
  return rows
}

export async function diasDeTesteDoPlano(tx: Banco, plano: string): Promise<number | undefined> {
  const linha = await tx
    .selectFrom('plano')
    .select('dias_teste')
    .where('codigo', '=', plano)
    .where('ativo', '=', true)
    .executeTakeFirst()
  return linha?.dias_teste
}

export async function confirmarConta(tx: Banco, usuario: string): Promise<void> {
  await sql`update usuario set confirmacao_pendente = false where codigo = ${usuario} and confirmacao_pendente`.execute(
    tx,
  )
}

/** Also proves the mailbox, so it confirms. Raising `versao_sessao`, which it answers, ends every token that is out. */
export async function trocarSenha(tx: Banco, usuario: string, senhaHash: string): Promise<number> {
  const { rows } = await sql<{ versao: number }>`
    update usuario set senha_hash = ${senhaHash}, confirmacao_pendente = false, versao_sessao = versao_sessao + 1
    where codigo = ${usuario} returning versao_sessao as versao`.execute(tx)
  return exigir(rows[0]).versao
}

/** The person chose the password that the invitation waited for. */
export async function aceitarConta(
  tx: Banco,
  {
    usuario,
    senhaHash,
    versao,
    endereco,
  }: { usuario: string; senhaHash: string; versao: string; endereco: string | null },
  agora: string,
): Promise<void> {
  await sql`update usuario set senha_hash = ${senhaHash}, confirmacao_pendente = false, versao = versao + 1
    where codigo = ${usuario}`.execute(tx)
  await aceitarTermos(tx, { usuario, versao, endereco }, agora)
}

export interface Aceite {
  usuario: string
  versao: string
  endereco: string | null
}

/** The first acceptance of a version is the one that counts: another changes nothing. Answers whether this is it. */
export async function aceitarTermos(tx: Banco, { usuario, versao, endereco }: Aceite, agora: string): Promise<boolean> {
  const { numAffectedRows } = await sql`insert into aceite_de_termos (usuario, versao, aceito_em, endereco)
    values (${usuario}, ${versao}, ${agora}, ${endereco}) on conflict do nothing`.execute(tx)
  return numAffectedRows === 1n
}

/** Of an account that was not confirmed yet; the company's contact follows it, where it was the same. */
export async function trocarEmail(tx: Banco, usuario: string, email: string): Promise<void> {
  await sql`update cliente c set email = ${email} from vinculo v join usuario u on u.codigo = v.usuario
    where u.codigo = ${usuario} and c.codigo = v.cliente and c.email = u.email`.execute(tx)
  await sql`update pessoa set email = ${email} where codigo = (select u.pessoa from usuario u where u.codigo = ${usuario})`.execute(
    tx,
  )
  await sql`update usuario set email = ${email}, versao = versao + 1 where codigo = ${usuario}`.execute(tx)
}

/** Trade names of the companies where the person works. */
export async function empresasDaConta(tx: Banco, usuario: string): Promise<string[]> {
  const { rows } = await sql<{ nome: string }>`
    select distinct c.nome_fantasia as nome from vinculo v join cliente c on c.codigo = v.cliente
    where v.usuario = ${usuario} and not c.operadora order by 1`.execute(tx)
  return rows.map(({ nome }) => nome)
}
