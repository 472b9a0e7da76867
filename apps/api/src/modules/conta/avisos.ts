import { ZONA_PADRAO } from '@vetlume/dominio/constantes'
import { diaNaZona } from '@vetlume/dominio/tempo'
import { createHash } from 'node:crypto'
import type { CtxPlataforma } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { enfileirarEmail } from '../email/index.ts'
import { anularLinks, criarLink, linksDaUltimaHora } from './links.ts'
import { empresaDoCadastro, empresasDaConta, travarConta, type Conta } from './queries.ts'

type Ctx = Pick<CtxPlataforma<null>, 'tx' | 'agora' | 'servicos'>

const LINKS_POR_HORA = 3

/**
 * Sends a link that sets a password, at most three an hour to one person, whoever asks and from wherever. Answers whether
 * a letter went.
 */
export async function enviarLinkDeSenha(
  { tx, agora, servicos }: Ctx,
  { codigo: usuario }: Pick<Conta, 'codigo'>,
  modelo: 'redefinir-senha' | 'cadastro-pendente',
): Promise<boolean> {
  // Requests at the same moment take turns: each must see the links of the one before, and write to the e-mail of now.
  const { cliente, email, nome } = exigir(await travarConta(tx, usuario))
  if ((await linksDaUltimaHora(tx, usuario, 'DEFINIR_SENHA', agora)) >= LINKS_POR_HORA) return false
  const link = await criarLink(tx, { usuario, tipo: 'DEFINIR_SENHA', agora, correio: servicos.correio })
  await enfileirarEmail(tx, { cliente, chave: `link:${link}`, para: email, modelo, dados: { nome, link } }, agora)
  return true
}

/** Sends the link that confirms the e-mail of a new account. Those sent before go on working. */
export async function enviarConfirmacao(
  { tx, agora, servicos }: Ctx,
  { codigo: usuario, cliente, email, nome }: Pick<Conta, 'codigo' | 'cliente' | 'email' | 'nome'>,
  { empresa, testeAte }: { empresa: string; testeAte: string | null },
): Promise<void> {
  const link = await criarLink(tx, { usuario, tipo: 'CONFIRMAR_EMAIL', agora, correio: servicos.correio })
  const dados = { nome, empresa, testeAte, link }
  await enfileirarEmail(tx, { cliente, chave: `link:${link}`, para: email, modelo: 'confirmar-email', dados }, agora)
}

/** Sends it again, at most three an hour to one person, whoever asks. */
export async function reenviarConfirmacao(ctx: Ctx, { codigo }: Conta): Promise<void> {
  const { tx, agora } = ctx
  const conta = await travarConta(tx, codigo)
  if (conta?.confirmacao_pendente !== true || conta.convidada || !conta.ativo) return
  if ((await linksDaUltimaHora(tx, codigo, 'CONFIRMAR_EMAIL', agora)) >= LINKS_POR_HORA) return
  await enviarConfirmacao(ctx, conta, await empresaDoCadastro(tx, conta.cliente))
}

/** Makes an invitation's link and answers its key; the one before stops working. */
export async function criarConvite({ tx, agora, servicos }: Ctx, usuario: string): Promise<string> {
  await anularLinks(tx, usuario, 'CONVITE', agora)
  return criarLink(tx, { usuario, tipo: 'CONVITE', agora, correio: servicos.correio })
}

/**
 * Sends an invitation, at most three an hour to one person; the one before stops working. `de`: who invites, when somebody
 * does. Answers whether a letter went.
 */
export async function enviarConvite(
  ctx: Ctx,
  { codigo: usuario }: Pick<Conta, 'codigo'>,
  de: string | null,
): Promise<boolean> {
  const { tx, agora } = ctx
  const { cliente, email, nome } = exigir(await travarConta(tx, usuario))
  if ((await linksDaUltimaHora(tx, usuario, 'CONVITE', agora)) >= LINKS_POR_HORA) return false
  const link = await criarConvite(ctx, usuario)
  const dados = { nome, de, empresas: await empresasDaConta(tx, usuario), link }
  await enfileirarEmail(tx, { cliente, chave: `link:${link}`, para: email, modelo: 'convite', dados }, agora)
  return true
}

/** The link that a person without the password needs: an invitation, for who was invited and never accepted. */
export async function enviarLinkDeAcesso(
  ctx: Ctx,
  conta: Conta,
  modelo: 'redefinir-senha' | 'cadastro-pendente',
): Promise<void> {
  if (conta.convidada) await enviarConvite(ctx, conta, null)
  else await enviarLinkDeSenha(ctx, conta, modelo)
}

// One letter a day says as much as a hundred.
const dia = (agora: Temporal.Instant) => diaNaZona(agora.toString(), ZONA_PADRAO)

/** Somebody signed up again with a confirmed e-mail: its owner is told, the caller learns nothing. */
export async function avisarContaExistente({ tx, agora }: Ctx, { codigo, cliente, email, nome }: Conta): Promise<void> {
  const chave = `conta-existente:${codigo}:${dia(agora)}`
  await enfileirarEmail(tx, { cliente, chave, para: email, modelo: 'conta-existente', dados: { nome } }, agora)
}

/** The company exists under another e-mail: who tried is told in their own mailbox. */
export async function avisarEmpresaExistente(
  { tx, agora }: Ctx,
  { cliente, email, nome, empresa }: { cliente: string; email: string; nome: string; empresa: string },
): Promise<void> {
  const destino = createHash('sha256').update(email).digest('base64url').slice(0, 16)
  const chave = `empresa-existente:${destino}:${dia(agora)}`
  await enfileirarEmail(
    tx,
    { cliente, chave, para: email, modelo: 'empresa-existente', dados: { nome, empresa } },
    agora,
  )
}
