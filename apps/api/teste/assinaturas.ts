import { tokenDeTeste, type CartaoDeTesteEscolhido, type MeioDePagamento } from '@vetlume/dominio/assinatura'
import type { Ciclo } from '@vetlume/dominio/conta'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { cobrarAssinaturas } from '../src/modules/assinatura/index.ts'
import type { Ambiente, Chamar } from './ambiente.ts'
import { criarEmpresa, unico, type Empresa } from './fabricas.ts'

/** A plan of the platform at a price of its own. */
export async function criarPlano(
  { db }: Ambiente,
  mensal: number,
  limites: { limite_usuarios?: number; limite_parceiros?: number } = {},
): Promise<string> {
  const { codigo } = await db
    .insertInto('plano')
    .values({
      nome: unico('Plano'),
      mensal_centavos: mensal,
      anual_centavos: mensal * 10,
      dias_teste: 14,
      recursos: [],
      ...limites,
    })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  return codigo
}

/** A company in its trial, until ten days from the first day of a suite. */
export async function emTeste(amb: Ambiente, testeAte = '2026-11-19'): Promise<Empresa> {
  const empresa = await criarEmpresa(amb)
  await amb.db
    .updateTable('cliente')
    .set({ estado: 'TESTE', teste_ate: testeAte, plano: null, ciclo: null })
    .where('codigo', '=', empresa.cliente)
    .execute()
  return empresa
}

export const cartao = (qual: CartaoDeTesteEscolhido = 'APROVADO') => tokenDeTeste(qual, randomUUID())

interface Assinar {
  plano: string
  ciclo?: Ciclo
  cupom?: string
  meio?: MeioDePagamento
  com?: CartaoDeTesteEscolhido
  codigo?: string
}

export const assinar = (
  quem: Chamar,
  { plano, ciclo = 'MENSAL', cupom, meio = 'CARTAO', com, codigo = randomUUID() }: Assinar,
) =>
  quem('POST /assinatura/pagamento', {
    codigo,
    plano,
    ciclo,
    meio,
    ...(cupom === undefined ? {} : { cupom }),
    ...(meio === 'CARTAO' ? { token: cartao(com) } : {}),
  })

/** A coupon of ten per cent, for ever, unless said otherwise. */
export async function criarCupom({ db }: Ambiente, dados: Record<string, unknown> = {}): Promise<string> {
  const texto = `C${randomUUID().slice(0, 8).toUpperCase()}`
  await db
    .insertInto('cupom')
    .values({
      texto,
      tipo: 'PERCENTUAL',
      percentual_bp: 1_000,
      duracao: 'SEMPRE',
      valido_de: '2026-01-01',
      limite_por_cliente: 1,
      ...dados,
    })
    .execute()
  return texto
}

/** Subjects of the letters that a company was sent. */
export async function cartasDe({ db, tarefas }: Ambiente, { cliente }: Pick<Empresa, 'cliente'>): Promise<string[]> {
  await tarefas.esvaziar()
  const linhas = await db.selectFrom('mensagem').select('assunto').where('cliente', '=', cliente).execute()
  return linhas.map(({ assunto }) => assunto)
}

export interface CobrancaNoBanco {
  tipo: string
  estado: string
  valor: number
  de: string
  ate: string
  tentativas: number
  /** Attempts that took money and kept it. */
  pagas: number
}

export async function cobrancasDe({ db }: Ambiente, { cliente }: Pick<Empresa, 'cliente'>): Promise<CobrancaNoBanco[]> {
  const { rows } = await sql<CobrancaNoBanco>`
    select b.tipo, b.estado, b.valor_centavos as valor, b.periodo_de as de, b.periodo_ate as ate, b.tentativas,
      (select count(*)::int from tentativa_pagamento t
        where t.cobranca = b.codigo and t.estado = 'APROVADA' and not t.a_devolver) as pagas
    from cobranca_assinatura b where b.cliente = ${cliente} order by b.criada_em, b.codigo`.execute(db)
  return rows
}

/** What the clock does with subscriptions, now. */
export const rodada = ({ dbApp, relogio, servicos }: Ambiente): Promise<unknown> =>
  cobrarAssinaturas({ db: dbApp, agora: relogio.agora(), servicos })
