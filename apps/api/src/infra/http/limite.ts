import { ErroDeDominio } from '@vetlume/dominio/erros'
import { sql } from 'kysely'
import { isIPv6 } from 'node:net'
import { emTransacao, type Banco } from '../banco/index.ts'

export interface Limite {
  chave: string
  maximo: number
  janelaSegundos: number
}

/** Start of the window, in milliseconds. */
const janelaDe = (agora: Temporal.Instant, segundos: number): number =>
  Math.floor(agora.epochMilliseconds / 1000 / segundos) * segundos * 1000

// The count stops one above the maximum: a refused attempt does not push away the moment when one is accepted.
async function somar(
  db: Banco,
  { chave, maximo, janelaSegundos }: Limite,
  quantos: number,
  agora: Temporal.Instant,
): Promise<number> {
  return emTransacao(db, { papel: 'plataforma' }, async (tx) => {
    const { rows } = await sql<{ contagem: number }>`
      insert into limite (chave, janela, contagem) values (${chave}, ${new Date(janelaDe(agora, janelaSegundos)).toISOString()}, ${quantos})
      on conflict (chave, janela) do update set contagem = least(limite.contagem + excluded.contagem, ${Math.min(maximo, 2_000_000_000)}::int + 1)
      returning contagem`.execute(tx)
    return rows[0]?.contagem ?? quantos
  })
}

/**
 * Who an address stands for in a limit. A subscriber of IPv6 owns a whole /64 and may take a new address for each
 * request; the same IPv4 address may come as IPv6 (`::ffff:10.0.0.1`).
 */
export function redeDe(endereco: string): string {
  const semZona = endereco.split('%')[0] ?? endereco
  const v4 = /^::ffff:([\d.]+)$/i.exec(semZona)?.[1]
  if (v4 !== undefined) return v4
  if (!isIPv6(semZona)) return semZona
  const [antes = '', depois] = semZona.split('::')
  const grupos = (texto: string) => texto.split(':').filter((grupo) => grupo !== '')
  const inicio = grupos(antes)
  const fim = grupos(depois ?? '')
  const zeros = depois === undefined ? 0 : Math.max(0, 8 - inicio.length - fim.length)
  const todos = [...inicio, ...Array.from({ length: zeros }, () => '0'), ...fim]
  return `${todos
    .slice(0, 4)
    .map((grupo) => Number.parseInt(grupo, 16).toString(16))
    .join(':')}::/64`
}

/** The count begins again with the next window. */
const recusar = ({ janelaSegundos }: Limite, agora: Temporal.Instant) =>
  new ErroDeDominio('MUITAS_TENTATIVAS', {
    tenteEmSegundos: Math.ceil(
      (janelaDe(agora, janelaSegundos) + janelaSegundos * 1000 - agora.epochMilliseconds) / 1000,
    ),
  })

/** Counts one attempt, exactly and across processes; throws MUITAS_TENTATIVAS above the maximum. */
export async function consumirLimite(db: Banco, limite: Limite, agora: Temporal.Instant): Promise<void> {
  if ((await somar(db, limite, 1, agora)) > limite.maximo) throw recusar(limite, agora)
}

/** Takes one attempt back, after a success. */
export async function devolverLimite(db: Banco, limite: Limite, agora: Temporal.Instant): Promise<void> {
  await somar(db, limite, -1, agora)
}

interface Contagem {
  janela: number
  /** Known across processes at the last synchronisation. */
  global: number
  pendentes: number
}

const LOTE = 30

/**
 * The limit of signed-in use. Counting each request in the database would cost more than most requests do, so
 * every process adds its own in lots of 30; two processes may exceed the limit by less than one lot each.
 */
export function criarLimiteDeUso(db: Banco): (limite: Limite, agora: Temporal.Instant) => Promise<void> {
  const contagens = new Map<string, Contagem>()
  return async (limite, agora) => {
    const janela = janelaDe(agora, limite.janelaSegundos)
    let contagem = contagens.get(limite.chave)
    if (contagem === undefined || contagem.janela !== janela) {
      if (contagens.size > 10_000) contagens.clear()
      contagem = { janela, global: 0, pendentes: 0 }
      contagens.set(limite.chave, contagem)
    }
    contagem.pendentes++
    if (contagem.pendentes >= LOTE) {
      const { pendentes: lote, global } = contagem
      contagem.pendentes = 0
      contagem.global = await somar(db, limite, lote, agora).catch((erro: unknown) => {
        // With a full disk people still read: this process goes on counting by itself.
        if (erro instanceof ErroDeDominio && erro.codigo === 'SEM_ESPACO_EM_DISCO') return global + lote
        throw erro
      })
    }
    if (contagem.global + contagem.pendentes > limite.maximo) throw recusar(limite, agora)
  }
}
