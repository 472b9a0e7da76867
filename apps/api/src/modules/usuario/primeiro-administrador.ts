import { escreverEmail } from '@vetlume/dominio/email'
import type { CtxPlataforma } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { criarConvite, enviarConvite, travarConta } from '../conta/index.ts'
import { lerFicha } from './comum.ts'
import { criarConvidado, desfazerConvite } from './convidar.ts'
import { recusar } from './policy.ts'
import { convidadosParaAdministrar, emailEmUso, mudarAtivo, outrosAdministradores } from './queries-da-ficha.ts'

type Ctx = CtxPlataforma<null>

/** Changed in "Minha conta" by whoever accepts. */
const NOME = 'Administração'

/** Who runs the platform: somebody; whoever was invited, now or before; nobody, and what is missing. */
export type Administracao =
  | 'ADMINISTRADA'
  | 'CONVITE_ENVIADO'
  | 'CONVITE_PENDENTE'
  | 'EMAIL_DE_OUTRA_CONTA'
  | 'SEM_CORREIO'
  | 'SEM_EMAIL'

/**
 * The account that is to be the first ADMIN and did not accept yet, or null when the address is of another account. Whoever
 * was invited before at another address no longer is: a mistyped one may be a stranger's.
 */
async function abrirConvidado(ctx: Ctx, email: string): Promise<string | null> {
  const convidados = await convidadosParaAdministrar(ctx.tx)
  for (const { codigo, ativo } of convidados.filter((outro) => outro.email !== email))
    if (ativo) await desfazerConvite(ctx, codigo)
  const convidado = convidados.find((outro) => outro.email === email)
  if (convidado?.ativo === false) await mudarAtivo(ctx.tx, convidado.codigo, true)
  if (convidado !== undefined) return convidado.codigo
  if (await emailEmUso(ctx.tx, email)) return null
  return criarConvidado(ctx, { nome: NOME, email, cpf: null, telefone: null, perfis: ['ADMIN'], vinculos: [] })
}

/**
 * Invites by letter whoever is to run the platform, when nobody does. May be called at every start and by several
 * processes at once: there is one invitation, and another only once that one has expired.
 */
export async function convidarPrimeiroAdministrador(ctx: Ctx, email: string | null): Promise<Administracao> {
  if ((await outrosAdministradores(ctx.tx, null)) > 0) return 'ADMINISTRADA'
  if (email === null) return 'SEM_EMAIL'
  // A letter that does not leave could be read by nobody: only an ADMIN opens the outbox.
  if (ctx.servicos.correio.captura) return 'SEM_CORREIO'
  const codigo = await abrirConvidado(ctx, email)
  if (codigo === null) return 'EMAIL_DE_OUTRA_CONTA'
  if ((await lerFicha(ctx, codigo)).convite?.vale === true) return 'CONVITE_PENDENTE'
  const enviado = await enviarConvite(ctx, exigir(await travarConta(ctx.tx, codigo)), null)
  return enviado ? 'CONVITE_ENVIADO' : 'CONVITE_PENDENTE'
}

/** The invitation as an address, for whoever runs the server to open: no letter goes, and the one before no longer serves. */
export async function linkDoPrimeiroAdministrador(ctx: Ctx, email: string): Promise<string> {
  if ((await outrosAdministradores(ctx.tx, null)) > 0)
    throw recusar('Esta instalação já tem quem a administre: essa pessoa convida as outras em Configuração > Usuário.')
  const codigo = await abrirConvidado(ctx, email)
  if (codigo === null) throw recusar('Este e-mail já é de outra conta. Indique outro.')
  const { correio, origem } = ctx.servicos
  const segredo = correio.segredoDoLink(await criarConvite(ctx, codigo))
  const { botao } = escreverEmail('convite', { nome: NOME, de: null, empresas: [] }, { origem, segredo })
  return exigir(botao).url
}
