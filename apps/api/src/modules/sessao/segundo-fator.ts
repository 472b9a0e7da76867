import { ErroDeDominio } from '@vetlume/dominio/erros'
import { MINUTOS_PARA_CONFIRMAR, PERFIS_COM_SEGUNDO_FATOR, type SegundoFatorNovo } from '@vetlume/dominio/segundo-fator'
import type { Perfil } from '@vetlume/dominio/menu'
import type { AcaoDaTrilha } from '@vetlume/dominio/historico'
import type { CtxLivre, CtxPlataforma } from '../../context.ts'
import type { Cofre } from '../../infra/cofre.ts'
import { conferirSenha } from '../../infra/senha.ts'
import type { Ator } from '../../infra/token.ts'
import { avisarPessoa } from './avisar-pessoa.ts'
import { codigoInvalido, criarRecuperacao, exigirSegundoFator, lugarDoSegredo } from './conferir-segundo-fator.ts'
import { destinatario, esquecerProvas, perfisDoUsuario, senhaDoUsuario } from './queries.ts'
import {
  ativarPendente,
  desligarAplicativo,
  fatoresDaPessoa,
  guardarPendente,
  travarSegundoFator,
} from './queries-segundo-fator.ts'
import { desenharQr, novoSegredo, passoDoCodigo, uriDoSegredo } from './totp.ts'

/** What the second factor needs from the process. */
export interface RecursosDoSegundoFator {
  cofre: Cofre
  /** Whether this installation requires it of who runs the platform and of who signs. */
  exigirSegundoFator: boolean
}

interface Chamada<I> {
  ctx: CtxLivre<Ator>
  input: I
  recursos: RecursosDoSegundoFator
}

export const perfilExigeSegundoFator = (perfis: readonly Perfil[]): boolean =>
  PERFIS_COM_SEGUNDO_FATOR.some((perfil) => perfis.includes(perfil))

/** The password again: an unlocked computer is not enough to change how the account is guarded. */
export async function exigirSenha(ctx: CtxLivre<Ator>, senha: string, campo: string): Promise<void> {
  const hash = await ctx.emPlataforma(({ tx }) => senhaDoUsuario(tx, ctx.ator.usuario))
  if (await conferirSenha(senha, hash)) return
  throw new ErroDeDominio('SENHA_NAO_CONFERE', { campos: { [campo]: 'A senha não confere.' } })
}

const registrar = (ctx: CtxPlataforma, acao: AcaoDaTrilha) =>
  ctx.auditar({ acao, entidade: 'usuario', registro: ctx.ator.usuario, mudancas: {} })

/** Shows a new key. Until a code proves it, nothing changes: the device in use goes on. */
export async function iniciarSegundoFator({
  ctx,
  input: { senha, codigo },
  recursos: { cofre },
}: Chamada<{ senha: string; codigo?: string | undefined }>): Promise<SegundoFatorNovo> {
  const { usuario } = ctx.ator
  await exigirSenha(ctx, senha, 'senha')
  const chave = novoSegredo()
  const email = await ctx.emPlataforma(async (interno) => {
    // Who has only keys proved themselves to get here (`reforco`).
    if ((await fatoresDaPessoa(interno.tx, usuario)).aplicativo)
      await exigirSegundoFator(interno, cofre, { usuario, codigo, campo: 'codigo' })
    await guardarPendente(interno.tx, usuario, cofre.selar(chave, lugarDoSegredo(usuario)), ctx.agora.toString())
    return (await destinatario(interno.tx, usuario)).email
  })
  const uri = uriDoSegredo(chave, email)
  return { chave, uri, qr: desenharQr(uri) }
}

/** Proves the new key with a code of it. From here on signing in asks for one. */
export function confirmarSegundoFator({
  ctx,
  input: { codigo },
  recursos: { cofre },
}: Chamada<{ codigo: string }>): Promise<{ codigos: string[] }> {
  const { usuario } = ctx.ator
  return ctx.emPlataforma(async (interno) => {
    const fator = await travarSegundoFator(interno.tx, usuario)
    const limite = ctx.agora.subtract({ minutes: MINUTOS_PARA_CONFIRMAR })
    const { pendente = null, pendente_em: desde = null } = fator ?? {}
    if (pendente === null || desde === null || Temporal.Instant.compare(Temporal.Instant.from(desde), limite) < 0) {
      throw new ErroDeDominio('TRANSICAO_INVALIDA', { mensagem: 'O cadastro do aplicativo expirou. Comece de novo.' })
    }
    const passo = passoDoCodigo(String(cofre.abrir(pendente, lugarDoSegredo(usuario))), codigo, ctx.agora)
    if (passo === null) throw codigoInvalido('codigo')
    await ativarPendente(interno.tx, usuario, pendente, passo, ctx.agora.toString())
    await esquecerProvas(interno.tx, { usuario, menos: ctx.ator.sessao })
    const codigos = await criarRecuperacao(interno.tx, usuario)
    await avisarPessoa(interno, usuario, 'segundo-fator-ligado', {})
    registrar(interno, fator?.segredo == null ? 'LIGAR_SEGUNDO_FATOR' : 'TROCAR_SEGUNDO_FATOR')
    return { codigos }
  })
}

type ComSenhaECodigo = Chamada<{ senha: string; codigo: string }>

function exigirLigado(ligado: boolean): void {
  if (!ligado)
    throw new ErroDeDominio('TRANSICAO_INVALIDA', { mensagem: 'A verificação em duas etapas não está ligada.' })
}

export async function renovarCodigos({
  ctx,
  input: { senha, codigo },
  recursos: { cofre },
}: ComSenhaECodigo): Promise<{ codigos: string[] }> {
  const { usuario } = ctx.ator
  await exigirSenha(ctx, senha, 'senha')
  return ctx.emPlataforma(async (interno) => {
    exigirLigado(await exigirSegundoFator(interno, cofre, { usuario, codigo, campo: 'codigo' }))
    registrar(interno, 'TROCAR_CODIGOS_DE_RECUPERACAO')
    return { codigos: await criarRecuperacao(interno.tx, usuario) }
  })
}

export async function desligarSegundoFator({
  ctx,
  input: { senha, codigo },
  recursos,
}: ComSenhaECodigo): Promise<void> {
  const { usuario } = ctx.ator
  await exigirSenha(ctx, senha, 'senha')
  await ctx.emPlataforma(async (interno) => {
    await exigirSegundoFator(interno, recursos.cofre, { usuario, codigo, campo: 'codigo' })
    const { aplicativo, chaves } = await fatoresDaPessoa(interno.tx, usuario)
    exigirLigado(aplicativo)
    if (!chaves && recursos.exigirSegundoFator && perfilExigeSegundoFator(await perfisDoUsuario(interno.tx, usuario))) {
      throw new ErroDeDominio('TRANSICAO_INVALIDA', {
        mensagem:
          'O seu perfil exige a verificação em duas etapas. Você pode trocar de aplicativo, mas não desligá-la.',
      })
    }
    await desligarAplicativo(interno.tx, usuario)
    await avisarPessoa(interno, usuario, 'segundo-fator-desligado', { peloAdministrador: false })
    registrar(interno, 'DESLIGAR_SEGUNDO_FATOR')
  })
}
