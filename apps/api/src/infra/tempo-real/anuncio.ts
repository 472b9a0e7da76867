import type { MensagemAoVivo } from '@vetlume/dominio/tempo-real'
import { sql } from 'kysely'
import type { Banco } from '../banco/index.ts'

/** Channel of the database on which every process hears what changed. */
export const CANAL = 'vetlume_ao_vivo'

export interface Anuncio {
  cliente: string
  mensagem: MensagemAoVivo
}

/** A payload of NOTIFY holds less than 8,000 bytes. */
const MAXIMO_DE_BYTES = 7_500

function emLotes(textos: readonly string[]): string[] {
  const lotes: string[] = []
  let lote = ''
  for (const texto of textos) {
    if (lote !== '' && lote.length + texto.length + 1 > MAXIMO_DE_BYTES) {
      lotes.push(`[${lote}]`)
      lote = ''
    }
    lote = lote === '' ? texto : `${lote},${texto}`
  }
  return lote === '' ? lotes : [...lotes, `[${lote}]`]
}

/**
 * Tells every process, when the transaction commits, what screens may show. Equal messages go once and many go in one
 * NOTIFY. Never inside a person's request: see docs/decisions/009-live-from-the-outbox.md.
 */
export async function anunciar(tx: Banco, anuncios: readonly Anuncio[]): Promise<void> {
  const textos = new Set(anuncios.map(({ cliente, mensagem }) => JSON.stringify({ cliente, mensagem })))
  const lotes = emLotes([...textos])
  if (lotes.length === 0) return
  await sql`select pg_notify(${CANAL}, lote) from unnest(${lotes}::text[]) lote`.execute(tx)
}

const textoOuNulo = (valor: unknown): string | null => (typeof valor === 'string' ? valor : null)

type Dados = Readonly<Record<string, unknown>>

const deQuem = (dados: Dados) => ({
  especialista: textoOuNulo(dados['especialista']),
  parceiro: textoOuNulo(dados['parceiro']),
})
const daAgenda = (dados: Dados): MensagemAoVivo => ({ tipo: 'agenda', ...deQuem(dados), dia: String(dados['dia']) })

/** Events of the outbox that screens follow, and what they become. */
const SEGUIDOS: Readonly<Record<string, (dados: Dados) => MensagemAoVivo>> = {
  'agendamento.criado': daAgenda,
  'agendamento.movido': daAgenda,
  'agendamento.mudou': daAgenda,
  'assinatura.cobranca-mudou': (dados) => ({ tipo: 'assinatura', cobranca: String(dados['cobranca']) }),
  'pix.mudou': (dados) => ({
    tipo: 'pix',
    cobranca: String(dados['cobranca']),
    especialista: null,
    parceiro: textoOuNulo(dados['parceiro']),
  }),
  'estudo.mudou': (dados) => ({
    tipo: 'estudo',
    estudo: String(dados['estudo']),
    laudo: textoOuNulo(dados['laudo']),
    especialista: textoOuNulo(dados['especialista']),
    parceiro: null,
  }),
  'atendimento.mudou': (dados) => ({ tipo: 'atendimento', codigo: String(dados['atendimento']), ...deQuem(dados) }),
}

interface EventoSeguido {
  cliente: string
  tipo: string
  dados: Dados
}

/** The announcements of a lot of events; events that no screen follows have none. */
export function anunciosDe(eventos: readonly EventoSeguido[]): Anuncio[] {
  return eventos.flatMap(({ cliente, tipo, dados }) => {
    const mensagem = SEGUIDOS[tipo]?.(dados)
    return mensagem === undefined ? [] : [{ cliente, mensagem }]
  })
}
