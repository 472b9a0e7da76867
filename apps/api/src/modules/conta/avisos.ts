import { createHash } from 'node:crypto'
import type { CtxPlataforma } from '../../context.ts'
import { enfileirarEmail } from '../email/index.ts'
import { criarLink, linksDaUltimaHora } from './links.ts'
import { travarConta, type Conta } from './queries.ts'

type Ctx = Pick<CtxPlataforma<null>, 'tx' | 'agora' | 'servicos'>

const LINKS_POR_HORA = 3

/** Sends a link that sets a password, at most three an hour to one person, whoever asks and from wherever. */
export async function enviarLinkDeSenha(
  { tx, agora, servicos }: Ctx,
  { codigo: usuario, cliente, email, nome }: Conta,
  modelo: 'redefinir-senha' | 'cadastro-pendente',
): Promise<void> {
  // Requests at the same moment take turns: each must see the links of the one before.
  await travarConta(tx, usuario)
  if ((await linksDaUltimaHora(tx, usuario, 'DEFINIR_SENHA', agora)) >= LINKS_POR_HORA) return
  const link = await criarLink(tx, { usuario, tipo: 'DEFINIR_SENHA', agora, correio: servicos.correio })
  await enfileirarEmail(tx, { cliente, chave: `link:${link}`, para: email, modelo, dados: { nome, link } }, agora)
}

// One letter a day says as much as a hundred.
const dia = (agora: Temporal.Instant) => agora.toString().slice(0, 10)

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
