import { ErroDeDominio } from '@vetlume/dominio/erros'
import { normalizarCpf, normalizarEmail } from '@vetlume/dominio/formatos'
import type { UsuarioDaSessao } from '@vetlume/dominio/sessao'
import type { CtxLivre } from '../../context.ts'
import { conferirSenha } from '../../infra/senha.ts'
import { atorSemContexto } from './ator.ts'
import { usuarioPorIdentificador } from './queries.ts'
import { ABSOLUTA, criarRenovacao } from './renovacao.ts'

export interface Entrada {
  identificador: string
  senha: string
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
}: {
  ctx: CtxLivre
  input: Entrada
  agente: string | null
}): Promise<{ token: string; renovacao: string; user: UsuarioDaSessao }> {
  const identificador = lerIdentificador(input.identificador)
  const usuario = await ctx.emPlataforma(({ tx }) => usuarioPorIdentificador(tx, identificador))
  const confere = await conferirSenha(input.senha, usuario?.senha_hash ?? null)
  if (usuario === undefined || !confere) throw new ErroDeDominio('CREDENCIAIS_INVALIDAS')
  if (!usuario.ativo) throw new ErroDeDominio('USUARIO_INATIVO')
  if (usuario.confirmacao_pendente) throw new ErroDeDominio('EMAIL_NAO_CONFIRMADO')

  return ctx.emPlataforma(async ({ tx, agora, servicos }) => {
    const { codigo: sessao } = await tx
      .insertInto('sessao')
      .values({
        usuario: usuario.codigo,
        criada_em: agora.toString(),
        usada_em: agora.toString(),
        expira_em: agora.add(ABSOLUTA).toString(),
        endereco: ctx.endereco,
        agente: agente?.slice(0, 300) ?? null,
      })
      .returning('codigo')
      .executeTakeFirstOrThrow()
    const { nome, perfis, pessoa, versao_sessao: versao } = usuario
    const ator = await atorSemContexto(tx, { usuario: usuario.codigo, sessao, pessoa, nome, perfis, versao })
    return {
      token: await servicos.tokens.emitir(ator, agora),
      renovacao: await criarRenovacao(tx, sessao, agora),
      user: { codigo: usuario.codigo, codigoPessoa: pessoa, nome, perfis },
    }
  })
}
