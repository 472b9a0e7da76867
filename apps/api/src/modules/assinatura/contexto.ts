import type { CtxPlataforma, Servicos } from '../../context.ts'
import { gravarAuditoria, type RegistroDeAuditoria } from '../../infra/auditoria.ts'
import { emTransacao, type Banco } from '../../infra/banco/index.ts'
import type { Ator } from '../../infra/token.ts'
import { codigoDaOperadora } from './queries.ts'

/** What a change of a subscription needs, whoever asks for it: a person, the clock or the provider. */
export type Lugar = Pick<CtxPlataforma<Ator | null>, 'tx' | 'agora' | 'auditar'>

export interface Apoio {
  db: Banco
  agora: Temporal.Instant
  servicos: Servicos
}

/** One change that nobody asked for by HTTP; `motivo` stands in the trail where a request has its number. */
export function porConta<T>(
  { db, agora }: Pick<Apoio, 'db' | 'agora'>,
  motivo: string,
  trabalho: (lugar: Lugar) => Promise<T>,
): Promise<T> {
  return emTransacao(db, { papel: 'plataforma' }, async (tx, noFim) => {
    const registros: RegistroDeAuditoria[] = []
    const resultado = await trabalho({ tx, agora, auditar: (registro) => void registros.push(registro) })
    if (registros.length > 0) {
      const origem = { ator: null, requestId: motivo, endereco: null, agora }
      noFim.push(...(await gravarAuditoria(tx, await codigoDaOperadora(tx), registros, origem)))
    }
    return resultado
  })
}
