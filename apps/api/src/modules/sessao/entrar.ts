import { ErroDeDominio } from '@vetlume/dominio/erros'
import { normalizarCpf, normalizarEmail } from '@vetlume/dominio/formatos'
import type { UsuarioDaSessao } from '@vetlume/dominio/sessao'
import type { ProvaDaChave } from '@vetlume/dominio/chave-de-acesso'
import type { CtxLivre, CtxPlataforma } from '../../context.ts'
import { exigir, type Banco } from '../../infra/banco/index.ts'
import { consumirLimite, devolverLimite } from '../../infra/http/limite.ts'
import { conferirSenha } from '../../infra/senha.ts'
import type { Ator } from '../../infra/token.ts'
import { avisarAparelhoNovo } from './aparelho-novo.ts'
import { provarChave } from './chave-de-acesso/desafio.ts'
import { atorSemContexto } from './ator.ts'
import { exigirSegundoFator, limiteDoSegundoFator } from './conferir-segundo-fator.ts'
import { marcarPrimeiroAcesso, usuarioPorCodigo, usuarioPorIdentificador, type UsuarioQueEntra } from './queries.ts'
import { ABSOLUTA, criarRenovacao } from './renovacao.ts'
import { perfilExigeSegundoFator, type RecursosDoSegundoFator } from './segundo-fator.ts'

export interface Entrada {
  identificador: string
  senha: string
  segundoFator?: string | undefined
}

interface EntradaFeita {
  token: string
  renovacao: string
  user: UsuarioDaSessao
}

/** What signing in needs from the process. */
export interface RecursosDaEntrada extends RecursosDoSegundoFator {
  db: Banco
}

/** E-mail in any case, or CPF with or without mask. */
export function lerIdentificador(identificador: string): { email: string | null; cpf: string | null } {
  if (identificador.includes('@')) return { email: normalizarEmail(identificador), cpf: null }
  return { email: null, cpf: normalizarCpf(identificador) }
}

/** Opens a session. The same answer, after the same work, for an unknown person and for a wrong password. */
export async function entrar({
  ctx,
  input,
  agente,
  recursos,
}: {
  ctx: CtxLivre
  input: Entrada
  agente: string | null
  recursos: RecursosDaEntrada
}): Promise<EntradaFeita> {
  const identificador = lerIdentificador(input.identificador)
  const usuario = await ctx.emPlataforma(({ tx }) => usuarioPorIdentificador(tx, identificador))
  const confere = await conferirSenha(input.senha, usuario?.senha_hash ?? null)
  if (usuario === undefined || !confere) throw new ErroDeDominio('CREDENCIAIS_INVALIDAS')
  exigirEntrada(usuario)
  const limite = limiteDoSegundoFator(usuario.codigo)
  if (input.segundoFator !== undefined) await consumirLimite(recursos.db, limite, ctx.agora)
  // The code is taken and the session opened in one transaction: a code opens one session.
  const conferir = (interno: CtxPlataforma<Ator | null>) =>
    exigirSegundoFator(interno, recursos.cofre, {
      usuario: usuario.codigo,
      codigo: input.segundoFator,
      campo: 'segundoFator',
    })
  const entrada = await abrirSessao({ ctx, usuario, agente, recursos, conferir })
  if (input.segundoFator !== undefined) await devolverLimite(recursos.db, limite, ctx.agora)
  return entrada
}

/** Opens a session with a passkey, which is worth the password and the second factor. */
export async function entrarComChave({
  ctx,
  input: { prova },
  agente,
  recursos,
}: {
  ctx: CtxLivre
  input: { prova: ProvaDaChave }
  agente: string | null
  recursos: RecursosDaEntrada
}): Promise<EntradaFeita> {
  const codigo = await provarChave(ctx, prova, { proposito: 'ENTRAR' })
  const usuario = exigir(await ctx.emPlataforma(({ tx }) => usuarioPorCodigo(tx, codigo)))
  exigirEntrada(usuario)
  return abrirSessao({ ctx, usuario, agente, recursos, conferir: async () => true })
}

function exigirEntrada({ ativo, confirmacao_pendente: pendente }: UsuarioQueEntra): void {
  if (!ativo) throw new ErroDeDominio('USUARIO_INATIVO')
  if (pendente) throw new ErroDeDominio('EMAIL_NAO_CONFIRMADO')
}

interface Abertura {
  ctx: CtxLivre
  usuario: UsuarioQueEntra
  agente: string | null
  recursos: RecursosDaEntrada
  /** Answers whether a second factor was given; throws when one is wanting. */
  conferir: (interno: CtxPlataforma<Ator | null>) => Promise<boolean>
}

function abrirSessao({ ctx, usuario, agente, recursos, conferir }: Abertura): Promise<EntradaFeita> {
  return ctx.emPlataforma(async (interno) => {
    const { tx, agora, servicos } = interno
    const temFator = await conferir(interno)
    const { codigo: sessao } = await tx
      .insertInto('sessao')
      .values({
        usuario: usuario.codigo,
        criada_em: agora.toString(),
        usada_em: agora.toString(),
        expira_em: agora.add(ABSOLUTA).toString(),
        endereco: ctx.endereco,
        agente: agente?.slice(0, 300) ?? null,
        segundo_fator_em: temFator ? agora.toString() : null,
        provada_em: agora.toString(),
      })
      .returning('codigo')
      .executeTakeFirstOrThrow()
    await marcarPrimeiroAcesso(tx, usuario.codigo, agora.toString())
    await avisarAparelhoNovo(interno, usuario.codigo, agente)
    const { nome, perfis, pessoa, versao_sessao: versao } = usuario
    const falta = recursos.exigirSegundoFator && !temFator && perfilExigeSegundoFator(perfis)
    const ator = await atorSemContexto(tx, { usuario: usuario.codigo, sessao, pessoa, nome, perfis, versao })
    return {
      token: await servicos.tokens.emitir(ator, agora),
      renovacao: await criarRenovacao(tx, sessao, agora),
      user: {
        codigo: usuario.codigo,
        codigoPessoa: pessoa,
        nome,
        perfis,
        ...(falta ? { segundoFatorPendente: true } : {}),
      },
    }
  })
}
