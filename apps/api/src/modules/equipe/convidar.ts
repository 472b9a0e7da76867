import { avaliarUso } from '@vetlume/dominio/cliente'
import type { DadosDoConvite, FichaDaEquipe } from '@vetlume/dominio/equipe'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { ROTULOS_DE_PERFIL } from '@vetlume/dominio/usuario'
import { randomUUID } from 'node:crypto'
import type { CtxEquipe } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import type { Ator } from '../../infra/token.ts'
import { exigirEspaco, usoDoRecurso } from '../cliente/index.ts'
import { enfileirarEmail } from '../email/index.ts'
import { impedimentoDoAlvo } from './alvo.ts'
import { responder, type Chamada } from './equipe.ts'
import { segredoDoAberto } from './link-do-convite.ts'
import { exigirQuePossaDar, exigirQuePossaMudar, exigirQueTenha, permissoesEscolhidas, recusar } from './policy.ts'
import {
  abrirLink,
  apagarConvite,
  convitesQueEsperam,
  gravarEnvio,
  inserirConvite,
  prolongar,
  travarConvite,
  type Convite,
} from './queries-convite.ts'
import { lerPapel } from './queries-papel.ts'
import { alvoAtivo, ehOProprioEmail, jaTrabalha, lerLinha, papelEmPalavras, travarEquipe } from './queries.ts'

const CARTAS_POR_HORA = 3
const CONVITES_POR_HORA = 30

/** "Recepção", "Especialista: Dra. Ana", "Clínica parceira: PetVida" */
export function comoEmPalavras(convite: Convite): string {
  const papel = papelEmPalavras(convite)?.nome
  return papel ?? `${ROTULOS_DE_PERFIL[convite.perfil]}: ${convite.alvo ?? ''}`
}

/** Writes the letter, with a secret of its own: the one before stops working. */
export async function mandarCarta(ctx: CtxEquipe<Ator | null>, convite: Convite): Promise<void> {
  const { cliente, email, nome, de, empresa, recentes } = convite
  if (email === null) return
  if (recentes >= CARTAS_POR_HORA)
    throw new ErroDeDominio('MUITAS_TENTATIVAS', {
      mensagem: 'Já foram três convites a esta pessoa na última hora. Espere um pouco.',
    })
  const link = randomUUID()
  await gravarEnvio(ctx.tx, convite, ctx.servicos.correio.segredoDoLink(link), ctx.agora)
  const dados = { nome: nome ?? '', de, empresa, como: comoEmPalavras(convite), link }
  await enfileirarEmail(
    ctx.tx,
    { cliente, chave: `link:${link}`, para: email, modelo: 'convite-da-equipe', dados },
    ctx.agora,
  )
}

/** An invitation holds a place until it expires: as many as the plan has left may wait. */
async function exigirLugar(ctx: CtxEquipe, perfil: Convite['perfil']): Promise<void> {
  const { lugares, daUltimaHora } = await convitesQueEsperam(ctx.tx, ctx.cliente, ctx.agora)
  if (daUltimaHora > CONVITES_POR_HORA)
    throw new ErroDeDominio('MUITAS_TENTATIVAS', { mensagem: 'Foram muitos convites na última hora. Espere um pouco.' })
  if (perfil !== 'PARCEIRO') await exigirEspaco(ctx, 'usuarios', lugares)
}

/** How many people the plan has room for; a clinic's are not counted. */
export async function verLugares({ ctx }: Chamada<'GET /equipe/lugares'>) {
  if (ctx.ator.parceiro !== null) return avaliarUso(0, null)
  return usoDoRecurso(ctx, 'usuarios', (await convitesQueEsperam(ctx.tx, ctx.cliente, ctx.agora)).lugares)
}

/** A clinic invites its own people, whatever it sends. */
const daClinica = ({ ator }: CtxEquipe, dados: DadosDoConvite): DadosDoConvite =>
  ator.parceiro === null
    ? dados
    : { ...dados, perfil: 'PARCEIRO', parceiro: ator.parceiro, papel: null, especialista: null }

async function conferir(ctx: CtxEquipe, dados: DadosDoConvite): Promise<void> {
  const { perfil, papel, parceiro, especialista, email } = dados
  exigirQuePossaDar(ctx.ator, perfil)
  if (email !== null && (await ehOProprioEmail(ctx.tx, ctx.ator.usuario, email)))
    throw new ErroDeDominio('VALIDACAO', {
      campos: { email: 'Ninguém convida a si mesmo: peça a outra pessoa que cuida da equipe.' },
    })
  if (perfil === 'CLIENTE' && papel !== null) {
    const proprio = await lerPapel(ctx.tx, ctx.cliente, papel)
    exigirQueTenha(ctx.ator, permissoesEscolhidas(papel, proprio?.permissoes ?? null))
  }
  const alvo = perfil === 'PARCEIRO' ? parceiro : perfil === 'ESPECIALISTA' ? especialista : null
  if (alvo !== null && (await alvoAtivo(ctx.tx, ctx.cliente, alvo))?.ativo !== true) {
    const campo = perfil === 'PARCEIRO' ? 'parceiro' : 'especialista'
    throw new ErroDeDominio('REFERENCIA_INEXISTENTE', { campos: { [campo]: 'Escolha da lista quem está ativo.' } })
  }
  // Of the company's own people only: an account elsewhere is told by nothing here.
  if (
    email !== null &&
    (await jaTrabalha(ctx.tx, { cliente: ctx.cliente, email, perfil, parceiro: alvo === parceiro ? parceiro : null }))
  )
    throw new ErroDeDominio('JA_EXISTE', { campos: { email: 'Esta pessoa já está na equipe.' } })
}

/** Nobody is invited to where nobody may come in, as it is at the moment when the letter goes. */
async function exigirAlvoLivre(ctx: CtxEquipe, { perfil, parceiro, especialista }: Convite): Promise<void> {
  const alvo = parceiro ?? especialista
  const motivo = await impedimentoDoAlvo(ctx.tx, ctx.cliente, { perfil, alvo, usuario: null })
  if (motivo !== null) throw recusar(motivo)
}

/** Invites somebody by e-mail, or by a link to be shared. What is answered does not depend on who has an account. */
export async function convidar({ ctx, input }: Chamada<'POST /equipe/convite'>): Promise<FichaDaEquipe> {
  const dados = daClinica(ctx, input)
  await travarEquipe(ctx.tx, ctx.cliente)
  await conferir(ctx, dados)
  const codigo = await inserirConvite(ctx.tx, ctx.cliente, dados, ctx.ator, ctx.agora)
  await exigirLugar(ctx, dados.perfil)
  const convite = exigir(await travarConvite(ctx.tx, ctx.cliente, codigo, ctx.agora))
  await exigirAlvoLivre(ctx, convite)
  if (dados.email === null) await abrirLink(ctx.tx, ctx.cliente, codigo, segredoDoAberto(ctx.servicos, codigo))
  else await mandarCarta(ctx, convite)
  const mudancas = {
    nome: [null, dados.nome],
    email: [null, dados.email],
    como: [null, comoEmPalavras(convite)],
  } as const
  ctx.auditar({ acao: 'CRIAR', entidade: 'convite', registro: codigo, mudancas })
  return responder(ctx, codigo)
}

/** The invitation, if it is of people that the caller looks after, and of none who may do more than the caller. */
async function abrirConvite(ctx: CtxEquipe, codigo: string): Promise<Convite> {
  await travarEquipe(ctx.tx, ctx.cliente)
  exigirQuePossaMudar(ctx.ator, exigir(await lerLinha(ctx.tx, ctx.cliente, codigo, ctx.agora, ctx.ator)))
  return exigir(await travarConvite(ctx.tx, ctx.cliente, codigo, ctx.agora))
}

export async function reenviarConvite({ ctx, input: { codigo } }: Chamada<'POST /equipe/convite/:codigo/reenvio'>) {
  const convite = await abrirConvite(ctx, codigo)
  exigirQuePossaDar(ctx.ator, convite.perfil)
  await exigirAlvoLivre(ctx, convite)
  await prolongar(ctx.tx, ctx.cliente, codigo, ctx.agora)
  await exigirLugar(ctx, convite.perfil)
  await mandarCarta(ctx, convite)
  ctx.auditar({ acao: 'REENVIAR_CONVITE', entidade: 'convite', registro: codigo, mudancas: {} })
  return responder(ctx, codigo)
}

export async function cancelarConvite({
  ctx,
  input: { codigo },
}: Chamada<'DELETE /equipe/convite/:codigo'>): Promise<void> {
  const convite = await abrirConvite(ctx, codigo)
  await apagarConvite(ctx.tx, convite)
  ctx.auditar({
    acao: 'CANCELAR_CONVITE',
    entidade: 'convite',
    registro: codigo,
    mudancas: { email: [convite.email, null] },
  })
}
