import { ErroDeDominio } from '@vetlume/dominio/erros'
import { normalizarCpf, normalizarEmail } from '@vetlume/dominio/formatos'
import type { UsuarioDaSessao } from '@vetlume/dominio/sessao'
import type { CtxLivre } from '../../context.ts'
import type { Banco } from '../../infra/banco/index.ts'
import { consumirLimite, devolverLimite } from '../../infra/http/limite.ts'
import { conferirSenha } from '../../infra/senha.ts'
import { atorSemContexto } from './ator.ts'
import { exigirSegundoFator, limiteDoSegundoFator } from './conferir-segundo-fator.ts'
import { marcarPrimeiroAcesso, usuarioPorIdentificador, type UsuarioQueEntra } from './queries.ts'
import { ABSOLUTA, criarRenovacao } from './renovacao.ts'
import { perfilExigeSegundoFator, type RecursosDoSegundoFator } from './segundo-fator.ts'

export interface Entrada {
  identificador: string
  senha: string
  segundoFator?: string | undefined
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
}): Promise<{ token: string; renovacao: string; user: UsuarioDaSessao }> {
  const identificador = lerIdentificador(input.identificador)
  const usuario = await ctx.emPlataforma(({ tx }) => usuarioPorIdentificador(tx, identificador))
  const confere = await conferirSenha(input.senha, usuario?.senha_hash ?? null)
  if (usuario === undefined || !confere) throw new ErroDeDominio('CREDENCIAIS_INVALIDAS')
  if (!usuario.ativo) throw new ErroDeDominio('USUARIO_INATIVO')
  if (usuario.confirmacao_pendente) throw new ErroDeDominio('EMAIL_NAO_CONFIRMADO')

  const limite = limiteDoSegundoFator(usuario.codigo)
  if (input.segundoFator !== undefined) await consumirLimite(recursos.db, limite, ctx.agora)
  const entrada = await abrirSessao({ ctx, usuario, input, agente, recursos })
  if (input.segundoFator !== undefined) await devolverLimite(recursos.db, limite, ctx.agora)
  return entrada
}

/** The code is taken and the session opened in one transaction: a code opens one session. */
function abrirSessao({
  ctx,
  usuario,
  input,
  agente,
  recursos,
}: {
  ctx: CtxLivre
  usuario: UsuarioQueEntra
  input: Entrada
  agente: string | null
  recursos: RecursosDaEntrada
}) {
  return ctx.emPlataforma(async (interno) => {
    const { tx, agora, servicos } = interno
    const temFator = await exigirSegundoFator(interno, recursos.cofre, {
      usuario: usuario.codigo,
      codigo: input.segundoFator,
      campo: 'segundoFator',
    })
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
