import { ErroDeDominio } from '@vetlume/dominio/erros'
import { sql } from 'kysely'
import type { CtxLivre } from '../../context.ts'
import { CredenciaisRecusadas, type Aviso, type AvisoRecebido } from '../../infra/pagamento/index.ts'
import type { Assinante } from '../../infra/tarefas/index.ts'
import { aplicarPagamento } from './aplicar.ts'
import { avisoGuardado } from './avisos-guardados.ts'
import { porConta, type Lugar } from './contexto.ts'
import { publicarAviso } from './eventos.ts'
import { anotarCredenciaisRecusadas } from './problema.ts'

/** Kept once, however many times it comes; only the first time is there something to do. */
export async function guardarAviso(lugar: Lugar, provedor: string, { codigo, pagamento }: Aviso): Promise<void> {
  const { tx, agora } = lugar
  const { rows } = await sql`insert into aviso_de_pagamento (provedor, codigo, pagamento, recebido_em)
    values (${provedor}, ${codigo}, ${pagamento}, ${agora.toString()}) on conflict do nothing returning codigo`.execute(
    tx,
  )
  if (rows.length > 0) await publicarAviso(lugar, { provedor, aviso: codigo })
}

/** What a provider tells by HTTP: whose signature is wrong or old is refused; the rest is kept, and answered at once. */
export async function receberAviso(
  ctx: CtxLivre<null>,
  recebido: Omit<AvisoRecebido, 'agora'>,
): Promise<{ recebido: boolean }> {
  const { pagamento: provedor } = ctx.servicos
  if (provedor.nome !== 'MERCADO_PAGO') throw new ErroDeDominio('NAO_ENCONTRADO')
  const aviso = provedor.lerAviso({ ...recebido, agora: ctx.agora })
  if (aviso === null) throw new ErroDeDominio('NAO_AUTENTICADO', { mensagem: 'A assinatura do aviso não confere.' })
  if (aviso === 'DE_OUTRO_ASSUNTO') return { recebido: false }
  await ctx.emPlataforma((interno) => guardarAviso(interno, provedor.nome, aviso))
  return { recebido: true }
}

/** A notice says only that there is news: what is true is read from the provider, and may be heard any number of times. */
export const tratarAviso: Assinante = async ({ db, agora, servicos }, { codigo: evento, dados }) => {
  const { pagamento: provedor } = servicos
  const qual = { provedor: String(dados['provedor']), aviso: String(dados['aviso']) }
  if (provedor.nome !== qual.provedor) return
  const aviso = await porConta({ db, agora }, `evento:${evento}`, ({ tx }) =>
    avisoGuardado(tx, qual.provedor, qual.aviso),
  )
  if (aviso === undefined || aviso.tratado) return
  const lido = await provedor.consultar({ pagamento: aviso.pagamento, agora }).catch((erro: unknown) => {
    if (erro instanceof CredenciaisRecusadas) return 'SEM_CREDENCIAIS' as const
    throw erro
  })
  await porConta({ db, agora }, `evento:${evento}`, async (lugar) => {
    // It is heard again when the credentials hold.
    if (lido === 'SEM_CREDENCIAIS') return anotarCredenciaisRecusadas(lugar, provedor)
    if (lido !== null) await aplicarPagamento(lugar, lido, provedor)
    await sql`update aviso_de_pagamento set tratado_em = ${agora.toString()}
      where provedor = ${qual.provedor} and codigo = ${qual.aviso}`.execute(lugar.tx)
  })
}
