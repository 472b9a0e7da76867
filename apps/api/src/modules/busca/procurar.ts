import { ACHADOS_POR_TIPO, type Achado, type contratoBusca, type TipoDeAchado } from '@vetlume/dominio/busca'
import type { EntradaLida } from '@vetlume/dominio/contrato'
import { formatarCpfOuCnpj, juntar } from '@vetlume/dominio/formatos'
import { comoQuemPode, permite } from '@vetlume/dominio/permissoes'
import type { CtxLivre } from '../../context.ts'
import type { Ator } from '../../infra/token.ts'
import { listarClientes } from '../cliente/index.ts'
import { listarUsuarios } from '../usuario/index.ts'
import { FONTES, porRelevancia, type Texto } from './fontes.ts'

interface Chamada {
  ctx: CtxLivre<Ator>
  input: EntradaLida<(typeof contratoBusca)['GET /busca']>
}

type Grupo = readonly [tipo: TipoDeAchado, textos: Texto[]]

/** Records of the tenant in the token, each kind only for whom its own list answers. */
async function naEmpresa(ctx: CtxLivre<Ator>, termo: string): Promise<Grupo[]> {
  const { cliente } = ctx.ator
  const fontes = FONTES.filter(({ permissao }) => permite(ctx.ator, permissao))
  if (cliente === null || fontes.length === 0) return []
  // On one connection they take turns in the database, and none waits for the answer of another to be sent.
  return ctx.emCliente(cliente, (interno) =>
    Promise.all(
      fontes.map(async ({ tipo, permissao, procurar: procurarNela }): Promise<Grupo> => [
        tipo,
        await procurarNela({ ...interno, ator: comoQuemPode(ctx.ator, permissao) }, termo),
      ]),
    ),
  )
}

/** Accounts and subscribers, for whom administers them. */
async function naPlataforma(ctx: CtxLivre<Ator>, termo: string): Promise<Grupo[]> {
  if (!permite(ctx.ator, 'usuario:ler')) return []
  const clientes = await listarClientes({ ctx, input: porRelevancia(termo) })
  const usuarios = await ctx.emPlataforma((interno) => listarUsuarios({ ctx: interno, input: porRelevancia(termo) }))
  return [
    [
      'cliente',
      clientes.itens.map(({ codigo, nome, documento, cidade }) => ({
        codigo,
        titulo: nome,
        detalhe: juntar(formatarCpfOuCnpj(documento), cidade),
      })),
    ],
    [
      'usuario',
      usuarios.itens.map(({ codigo, nome, email, empresas }) => ({
        codigo,
        titulo: nome,
        detalhe: juntar(email, empresas.join(', ')),
      })),
    ],
  ]
}

/** What the person may see that has the words: a few of each kind, the best first. */
export async function procurar({ ctx, input: { termo } }: Chamada) {
  const grupos = [...(await naEmpresa(ctx, termo)), ...(await naPlataforma(ctx, termo))]
  return {
    itens: grupos.flatMap(([tipo, textos]) =>
      textos.slice(0, ACHADOS_POR_TIPO).map(({ exato = false, ...texto }): Achado => ({ tipo, ...texto, exato })),
    ),
    haMais: grupos.filter(([, textos]) => textos.length > ACHADOS_POR_TIPO).map(([tipo]) => tipo),
  }
}
