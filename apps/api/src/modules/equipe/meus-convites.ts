import type { EntradaLida, RespostaDe } from '@vetlume/dominio/contrato'
import type { contratoEquipe, MeuConvite } from '@vetlume/dominio/equipe'
import type { CtxEquipe, CtxLivre, CtxPlataforma } from '../../context.ts'
import { exigir } from '../../infra/banco/index.ts'
import type { Ator } from '../../infra/token.ts'
import { avisarDoConvite } from './avisar-do-convite.ts'
import { deixarEntrar, retomar, vencido } from './aceitar.ts'
import { comoEmPalavras } from './convidar.ts'
import { apagarConvite, convitesDaPessoa, perfisDaConta, type Convite } from './queries-convite.ts'

type Contrato = typeof contratoEquipe
type Chamada<K extends keyof Contrato> = { ctx: CtxLivre<Ator>; input: EntradaLida<Contrato[K]> }

/** What waits for the mailbox of the person, whatever company it is of. */
export async function verMeusConvites({ ctx }: { ctx: CtxPlataforma }): Promise<MeuConvite[]> {
  const convites = await convitesDaPessoa(ctx.tx, ctx.agora, ctx.ator.usuario)
  return convites.map((convite) => {
    const { codigo, empresa, de, expiraEm } = convite
    return { codigo, empresa, de, como: comoEmPalavras(convite), expiraEm }
  })
}

/** An invitation of the person, locked in its company and still of the same mailbox. Throws NAO_ENCONTRADO or LINK_EXPIRADO. */
async function comOMeu<T>(
  ctx: CtxLivre<Ator>,
  codigo: string,
  trabalho: (interno: CtxEquipe, convite: Convite) => Promise<T>,
): Promise<T> {
  const [lido] = await ctx.emPlataforma((interno) =>
    convitesDaPessoa(interno.tx, interno.agora, ctx.ator.usuario, codigo),
  )
  const achado = exigir(lido)
  if (Temporal.Instant.compare(Temporal.Instant.from(achado.expiraEm), ctx.agora) <= 0) throw vencido()
  return ctx.emEquipe(achado.cliente, async (interno) => {
    const convite = await retomar(interno, achado)
    if (convite.email !== achado.email) throw vencido()
    return trabalho(interno, convite)
  })
}

/** Comes in with the account that is open: it is of the mailbox that the letter went to. */
export const aceitarMeuConvite = ({
  ctx,
  input: { codigo },
}: Chamada<'POST /conta/convites/:codigo/aceitar'>): Promise<
  RespostaDe<Contrato['POST /conta/convites/:codigo/aceitar']>
> =>
  comOMeu(ctx, codigo, async (interno, convite) => {
    await deixarEntrar(interno, convite, ctx.ator.usuario)
    const { parceiro, alvo, cliente, empresa } = convite
    return {
      tipo: parceiro === null ? 'cliente' : 'clinica',
      lugar: parceiro === null ? { codigo: cliente, nome: empresa } : { codigo: parceiro, nome: alvo ?? empresa },
      perfis: await perfisDaConta(interno.tx, ctx.ator.usuario),
    }
  })

export const recusarMeuConvite = ({
  ctx,
  input: { codigo },
}: Chamada<'POST /conta/convites/:codigo/recusar'>): Promise<void> =>
  comOMeu(ctx, codigo, async (interno, convite) => {
    await apagarConvite(interno.tx, convite)
    const mudancas = { email: [convite.email, null] } as const
    await avisarDoConvite(interno, convite, 'recusado')
    interno.auditar({ acao: 'RECUSAR_CONVITE', entidade: 'convite', registro: codigo, mudancas })
  })
