import { problemaDaSenha } from '@vetlume/dominio/conta'
import type { EntradaLida, RespostaDe } from '@vetlume/dominio/contrato'
import type { contratoEquipe } from '@vetlume/dominio/equipe'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { CtxEquipe, CtxLivre } from '../../context.ts'
import type { Ator } from '../../infra/token.ts'
import { cifrarSenha } from '../../infra/senha.ts'
import { exigirEspaco } from '../cliente/index.ts'
import { aceitarConta } from '../conta/index.ts'
import { inserirUsuario } from '../usuario/index.ts'
import { impedimentoDoAlvo } from './alvo.ts'
import { comoEmPalavras, mandarCarta } from './convidar.ts'
import {
  apagarConvite,
  contaDoEmail,
  conviteDoSegredo,
  dizerQuem,
  travarConvite,
  vincular,
  type Convite,
} from './queries-convite.ts'
import { recusar } from './policy.ts'
import { jaTrabalha, travarEquipe } from './queries.ts'

type Contrato = typeof contratoEquipe
type Publica<K extends keyof Contrato> = { ctx: CtxLivre<null>; input: EntradaLida<Contrato[K]> }

export const vencido = () =>
  new ErroDeDominio('LINK_EXPIRADO', {
    mensagem: 'Este convite já foi usado, foi cancelado ou passou da validade. Peça outro a quem convidou você.',
  })

/** Throws LINK_EXPIRADO; `pelaCarta`: the secret must be that of the letter, which proves whose mailbox it is. */
async function achar(ctx: CtxLivre<null>, segredo: string, { pelaCarta = false } = {}) {
  const convite = await ctx.emPlataforma((interno) => conviteDoSegredo(interno.tx, segredo, interno.agora))
  if (convite === undefined || (pelaCarta && convite.peloAberto)) throw vencido()
  return convite
}

/** What an invitation offers, told to who holds its link. Only the mailbox itself learns whether it has an account. */
export async function abrirConvite({
  ctx,
  input: { segredo },
}: Publica<'POST /auth/convite/abrir'>): Promise<RespostaDe<Contrato['POST /auth/convite/abrir']>> {
  const convite = await achar(ctx, segredo)
  const { empresa, de, nome, email, peloAberto } = convite
  const comum = { empresa, de, como: comoEmPalavras(convite), nome: peloAberto ? null : nome }
  if (peloAberto) return { ...comum, passo: 'DIZER_EMAIL' }
  const conta = await ctx.emPlataforma(({ tx }) => contaDoEmail(tx, email ?? ''))
  return { ...comum, passo: conta === undefined || conta.semSenha ? 'CRIAR_CONTA' : 'ACEITAR' }
}

/** The invitation again, locked in its company, if nobody used it meanwhile. */
export async function retomar(ctx: CtxEquipe<Ator | null>, { codigo }: Convite): Promise<Convite> {
  await travarEquipe(ctx.tx, ctx.cliente)
  const convite = await travarConvite(ctx.tx, ctx.cliente, codigo, ctx.agora)
  if (convite === undefined) throw vencido()
  return convite
}

/** Whoever got a shared link says the e-mail; the invitation goes there, and is accepted from there. */
export async function receberConvite({ ctx, input }: Publica<'POST /auth/convite/receber'>) {
  const { segredo, nome, email } = input
  const achado = await achar(ctx, segredo)
  if (!achado.peloAberto) throw vencido()
  await ctx.emEquipe(achado.cliente, async (interno) => {
    const convite = await retomar(interno, achado)
    // Who is there already gets no second way in; the answer is the same, and the letter does not go.
    const { cliente, perfil, parceiro } = convite
    if (await jaTrabalha(interno.tx, { cliente, email, perfil, parceiro })) return
    await dizerQuem(interno.tx, convite, { nome, email })
    await mandarCarta(interno, { ...convite, nome, email })
  })
  return { emailSai: !ctx.servicos.correio.captura }
}

interface Aceite {
  nome: string | null
  conta: { senha: string; versaoTermos: string } | null
}

/** The account of the mailbox, made now if there is none: nobody else ever knew a password of it. */
async function contaQueAceita(
  ctx: CtxEquipe<null>,
  { email, nome, perfil }: Convite & { email: string },
  aceite: Aceite & { senhaHash: string | null },
): Promise<string> {
  const { tx, agora } = ctx
  const existente = await contaDoEmail(tx, email)
  if (existente?.ativo === false) throw new ErroDeDominio('USUARIO_INATIVO')
  if (existente !== undefined && !existente.semSenha) return existente.codigo
  const { conta, senhaHash } = aceite
  const comoSeChama = existente?.nome ?? aceite.nome ?? nome
  if (comoSeChama === null) throw new ErroDeDominio('VALIDACAO', { campos: { nome: 'Informe o seu nome.' } })
  if (conta === null || senhaHash === null)
    throw new ErroDeDominio('VALIDACAO', { campos: { senha: 'Crie uma senha.' } })
  const problema = problemaDaSenha(conta.senha, [comoSeChama, email])
  if (problema !== null) throw new ErroDeDominio('VALIDACAO', { campos: { senha: problema } })
  const pessoa = { nome: comoSeChama, email, cpf: null, telefone: null, perfis: [perfil] }
  const usuario = existente?.codigo ?? (await inserirUsuario(tx, pessoa, agora.toString()))
  await aceitarConta(tx, { usuario, senhaHash, versao: conta.versaoTermos, endereco: ctx.endereco }, agora.toString())
  return usuario
}

/** The person comes in: account, link and trail, or nothing. */
export async function aceitarConvite({ ctx, input }: Publica<'POST /auth/convite/aceitar'>): Promise<void> {
  const { segredo, nome, conta } = input
  const achado = await achar(ctx, segredo, { pelaCarta: true })
  const senhaHash = conta === null ? null : await cifrarSenha(conta.senha)
  await ctx.emEquipe(achado.cliente, async (interno) => {
    const convite = await retomar(interno, achado)
    const { email } = convite
    // Sent to somebody else while this one was being read: the letter is of the other.
    if (email === null || email !== achado.email) throw vencido()
    const usuario = await contaQueAceita(interno, { ...convite, email }, { nome, conta, senhaHash })
    await deixarEntrar(interno, convite, usuario)
  })
}

/**
 * The invitation, locked, becomes a link of this account, if the plan has a place for one more and what it is for did not change
 * since: somebody else may have become the specialist.
 */
export async function deixarEntrar(ctx: CtxEquipe<Ator | null>, convite: Convite, usuario: string): Promise<void> {
  const { cliente, perfil, parceiro, especialista } = convite
  const motivo = await impedimentoDoAlvo(ctx.tx, cliente, { perfil, alvo: parceiro ?? especialista, usuario })
  if (motivo !== null) throw recusar(`${motivo} Fale com quem convidou você.`)
  await apagarConvite(ctx.tx, convite)
  const vinculo = await vincular(ctx.tx, convite, usuario)
  if (perfil !== 'PARCEIRO') await exigirLugarDeQuemChega(ctx)
  const mudancas = { email: [null, convite.email], como: [null, comoEmPalavras(convite)] } as const
  ctx.auditar({ acao: 'ACEITAR_CONVITE', entidade: 'vinculo', registro: vinculo, mudancas })
}

async function exigirLugarDeQuemChega(ctx: CtxEquipe<Ator | null>): Promise<void> {
  try {
    await exigirEspaco(ctx, 'usuarios', 0)
  } catch (erro) {
    if (!(erro instanceof ErroDeDominio) || erro.codigo !== 'LIMITE_DO_PLANO') throw erro
    throw new ErroDeDominio('LIMITE_DO_PLANO', {
      mensagem:
        'A empresa chegou ao limite de pessoas do plano dela. Avise quem convidou você: o convite continua valendo.',
    })
  }
}
