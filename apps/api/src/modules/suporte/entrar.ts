import type { SessaoDeContexto, UsuarioDaSessao } from '@vetlume/dominio/sessao'
import type { CtxPlataforma } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import { atorDaPessoa, atorDeSuporte, deixarSuporte, suporteAberto } from '../sessao/index.ts'

/** Puts the session of an ADMIN in a company that let the support in. The operator's trail says so; what is asked there, the company's. */
export async function entrarEmSuporte({
  ctx,
  input: { codigo },
}: {
  ctx: CtxPlataforma
  input: { codigo: string }
}): Promise<{ token: string; user: UsuarioDaSessao; sessao: SessaoDeContexto }> {
  const { tx, ator, agora, servicos } = ctx
  const suporte = exigir(await suporteAberto(tx, codigo, agora.toString()))
  const novo = atorDeSuporte(exigir(await atorDaPessoa(tx, ator)), suporte)
  const { cliente, empresa, fuso, ate, podeMudar } = suporte
  await tx
    .updateTable('sessao')
    .set({ suporte: codigo, cliente, parceiro: null, especialista: null })
    .where('codigo', '=', ator.sessao)
    .execute()
  ctx.auditar({
    acao: 'ENTRAR_EM_SUPORTE',
    entidade: 'cliente',
    registro: cliente,
    mudancas: { suporte: [null, codigo] },
  })
  return {
    token: await servicos.tokens.emitir(novo, agora),
    user: {
      codigo: ator.usuario,
      codigoPessoa: ator.pessoa,
      nome: ator.nome,
      perfis: [...novo.perfis],
      suporte: { codigo, empresa, ate, podeMudar },
    },
    sessao: { codigo: cliente, nome: empresa, fuso, perfis: [...novo.perfis], codigoEspecialista: null },
  }
}

/** Back to the platform, from a company or from nowhere. */
export async function sairDoSuporte({
  ctx: { tx, ator, agora, servicos },
}: {
  ctx: CtxPlataforma
}): Promise<{ token: string; user: UsuarioDaSessao }> {
  const proprio = exigir(await atorDaPessoa(tx, ator))
  await deixarSuporte(tx, ator.sessao)
  const { usuario: codigo, pessoa: codigoPessoa, nome, perfis } = proprio
  return {
    token: await servicos.tokens.emitir(proprio, agora),
    user: { codigo, codigoPessoa, nome, perfis: [...perfis] },
  }
}
