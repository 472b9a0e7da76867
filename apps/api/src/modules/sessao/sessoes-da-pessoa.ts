import { ErroDeDominio } from '@vetlume/dominio/erros'
import { agenteEmPalavras, type SessaoAberta } from '@vetlume/dominio/sessao'
import type { CtxPlataforma } from '../../context.ts'
import { revogarSessoes, sessoesAbertas, type Onde } from './queries.ts'

/** Where a person is signed in, the last used first; `onde` limits to one company, or to one of its clinics. */
export async function listarSessoes(
  { tx, ator, agora }: CtxPlataforma,
  usuario: string,
  onde: Onde | null = null,
): Promise<SessaoAberta[]> {
  const linhas = await sessoesAbertas(tx, usuario, agora.toString(), onde)
  return linhas.map(({ agente, ...sessao }) => ({
    ...sessao,
    aparelho: agenteEmPalavras(agente),
    atual: sessao.codigo === ator.sessao,
  }))
}

interface Encerramento {
  usuario: string
  /** Only this one; all of them when left out. */
  sessao?: string
  /** Never this one. */
  menos?: string
}

/** Ends sessions of a person and writes who did it. Throws NAO_ENCONTRADO when the one that was named is not open. */
export async function encerrarSessoesDe(ctx: CtxPlataforma, { usuario, sessao, menos }: Encerramento): Promise<void> {
  const motivo = usuario === ctx.ator.usuario ? 'PROPRIA' : 'ADMINISTRACAO'
  const encerradas = await revogarSessoes(ctx.tx, { usuario, sessao, menos, motivo }, ctx.agora.toString())
  if (sessao !== undefined && encerradas.length === 0) throw new ErroDeDominio('NAO_ENCONTRADO')
  if (encerradas.length === 0) return
  const mudancas = { sessoes: [encerradas, null] as const }
  ctx.auditar({ acao: 'ENCERRAR_SESSOES', entidade: 'usuario', registro: usuario, mudancas })
}
