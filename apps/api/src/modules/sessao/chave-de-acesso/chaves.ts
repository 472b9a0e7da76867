import {
  MAXIMO_DE_CHAVES,
  type ChaveDeAcesso,
  type CredencialNova,
  type PedidoDeChave,
} from '@vetlume/dominio/chave-de-acesso'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { PRODUTO } from '@vetlume/dominio/produto'
import type { CtxLivre, CtxPlataforma } from '../../../context.ts'
import { exigir } from '../../../infra/banco/index.ts'
import type { Ator } from '../../../infra/token.ts'
import { avisarPessoa } from '../avisar-pessoa.ts'
import { criarRecuperacao } from '../conferir-segundo-fator.ts'
import { destinatario, esquecerProvas, perfisDoUsuario } from '../queries.ts'
import {
  abrirRecuperacao,
  fatoresDaPessoa,
  fecharRecuperacao,
  recuperacoesQueRestam,
  travarPessoa,
} from '../queries-segundo-fator.ts'
import { perfilExigeSegundoFator, type RecursosDoSegundoFator } from '../segundo-fator.ts'
import { biblioteca, bytesDaPessoa, casa, conhecida, criarDesafio, hashDoDesafio, recusarChave } from './desafio.ts'
import { apagarChave, chavesDaPessoa, chavesQueServem, gastarDesafio, inserirChave, nomearChave } from './queries.ts'

export const listarChaves = ({ ctx: { tx, ator } }: { ctx: CtxPlataforma }): Promise<ChaveDeAcesso[]> =>
  chavesDaPessoa(tx, ator.usuario)

async function exigirLugar(ctx: CtxPlataforma): Promise<void> {
  if ((await chavesDaPessoa(ctx.tx, ctx.ator.usuario)).length < MAXIMO_DE_CHAVES) return
  throw new ErroDeDominio('TRANSICAO_INVALIDA', {
    mensagem: `Você já tem ${MAXIMO_DE_CHAVES} chaves de acesso. Remova uma que não usa para criar outra.`,
  })
}

export async function comecarChave({ ctx }: { ctx: CtxPlataforma }): Promise<PedidoDeChave> {
  const { tx, ator, servicos } = ctx
  const { usuario, sessao } = ator
  await exigirLugar(ctx)
  const { nome, email } = await destinatario(tx, usuario)
  const { generateRegistrationOptions } = await biblioteca()
  const opcoes = await generateRegistrationOptions({
    ...(await criarDesafio(ctx, { proposito: 'CADASTRAR', usuario, sessao })),
    rpName: PRODUTO.nome,
    rpID: casa(servicos.origem).rpID,
    userID: new Uint8Array(bytesDaPessoa(usuario)),
    userName: email,
    userDisplayName: nome,
    attestationType: 'none',
    excludeCredentials: (await chavesQueServem(tx, usuario)).map(conhecida),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return opcoes as PedidoDeChave
}

async function conferirNova(ctx: CtxLivre<Ator>, credencial: CredencialNova) {
  const { usuario, sessao } = ctx.ator
  const { rpID, expectedOrigin } = casa(ctx.servicos.origem)
  const gastar = (desafio: string) =>
    ctx.emPlataforma(({ tx, agora }) =>
      gastarDesafio(tx, hashDoDesafio(desafio), { proposito: 'CADASTRAR', usuario, sessao }, agora.toString()),
    )
  try {
    const { verifyRegistrationResponse } = await biblioteca()
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: credencial as never,
      expectedChallenge: gastar,
      expectedOrigin,
      expectedRPID: rpID,
      requireUserVerification: true,
    })
    if (!verified) throw new Error('the new key does not prove itself')
    return registrationInfo
  } catch (erro) {
    throw recusarChave(erro)
  }
}

/** Keeps a key. From here on the password alone does not enter: without an app there must be a way back, and it comes along. */
export async function guardarChave({
  ctx,
  input: { nome, credencial },
}: {
  ctx: CtxLivre<Ator>
  input: { nome: string; credencial: CredencialNova }
}): Promise<{ codigo: string; codigos: string[] }> {
  const { usuario, sessao } = ctx.ator
  const { credential, credentialBackedUp } = await conferirNova(ctx, credencial)
  return ctx.emPlataforma(async (interno) => {
    const { tx, agora } = interno
    await travarPessoa(tx, usuario)
    await exigirLugar(interno)
    const codigo = await inserirChave(
      tx,
      {
        usuario,
        nome,
        identificador: Buffer.from(credential.id, 'base64url'),
        chavePublica: Buffer.from(credential.publicKey),
        contador: credential.counter,
        transportes: credencial.response.transports ?? [],
        sincronizada: credentialBackedUp,
      },
      agora.toString(),
    )
    await abrirRecuperacao(tx, usuario)
    const codigos = (await recuperacoesQueRestam(tx, usuario)) === 0 ? await criarRecuperacao(tx, usuario) : []
    await esquecerProvas(tx, { usuario, menos: sessao })
    await avisarPessoa(interno, usuario, 'chave-de-acesso-incluida', { chave: nome })
    interno.auditar({
      acao: 'INCLUIR_CHAVE_DE_ACESSO',
      entidade: 'usuario',
      registro: usuario,
      mudancas: { chaveDeAcesso: [null, nome] },
    })
    return { codigo, codigos }
  })
}

export async function renomearChave({
  ctx,
  input: { codigo, nome },
}: {
  ctx: CtxPlataforma
  input: { codigo: string; nome: string }
}): Promise<ChaveDeAcesso> {
  const { tx, ator, auditar } = ctx
  const antes = exigir(await nomearChave(tx, ator.usuario, codigo, nome))
  if (antes !== nome)
    auditar({
      acao: 'NOMEAR_CHAVE_DE_ACESSO',
      entidade: 'usuario',
      registro: ator.usuario,
      mudancas: { chaveDeAcesso: [antes, nome] },
    })
  return exigir((await chavesDaPessoa(tx, ator.usuario, codigo))[0])
}

/** The last way of proving oneself is not taken from who may not be without one. */
export async function removerChave({
  ctx,
  input: { codigo },
  recursos,
}: {
  ctx: CtxPlataforma
  input: { codigo: string }
  recursos: RecursosDoSegundoFator
}): Promise<void> {
  const { tx, ator, auditar } = ctx
  const { usuario } = ator
  await travarPessoa(tx, usuario)
  const nome = exigir(await apagarChave(tx, usuario, codigo))
  const { aplicativo, chaves } = await fatoresDaPessoa(tx, usuario)
  if (!aplicativo && !chaves) {
    if (recursos.exigirSegundoFator && perfilExigeSegundoFator(await perfisDoUsuario(tx, usuario)))
      throw new ErroDeDominio('TRANSICAO_INVALIDA', {
        mensagem:
          'O seu perfil exige a verificação em duas etapas. Crie outra chave, ou ligue o aplicativo, antes de remover esta.',
      })
    await fecharRecuperacao(tx, usuario)
  }
  await avisarPessoa(ctx, usuario, 'chave-de-acesso-removida', { chave: nome })
  auditar({
    acao: 'REMOVER_CHAVE_DE_ACESSO',
    entidade: 'usuario',
    registro: usuario,
    mudancas: { chaveDeAcesso: [nome, null] },
  })
}
