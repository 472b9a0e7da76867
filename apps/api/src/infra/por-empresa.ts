import type { CtxCliente } from '../context.ts'
import { gravarAuditoria, type RegistroDeAuditoria } from './auditoria.ts'
import { emTransacao, type Banco } from './banco/index.ts'
import { inserirEventos, type EventoDeDominio } from './eventos.ts'

/** What a change needs, whoever asks for it: a person, the clock or somebody's server. */
export type Lugar = Pick<CtxCliente, 'tx' | 'cliente' | 'agora' | 'auditar' | 'publicar'>

/** One change that nobody asked for by HTTP; `motivo` stands in the trail where a request has its number. */
export function porEmpresa<T>(
  { db, agora }: { db: Banco; agora: Temporal.Instant },
  { cliente, motivo }: { cliente: string; motivo: string },
  trabalho: (lugar: Lugar) => Promise<T>,
): Promise<T> {
  return emTransacao(db, { papel: 'cliente', cliente }, async (tx, noFim) => {
    const registros: RegistroDeAuditoria[] = []
    const eventos: EventoDeDominio[] = []
    const resultado = await trabalho({
      tx,
      cliente,
      agora,
      auditar: (registro) => void registros.push(registro),
      publicar: (evento) => void eventos.push(evento),
    })
    const origem = { ator: null, requestId: motivo, endereco: null, agora }
    noFim.push(...inserirEventos(cliente, eventos, agora), ...(await gravarAuditoria(tx, cliente, registros, origem)))
    return resultado
  })
}
