import { ROTULOS_DO_PROVEDOR, type ProvedorDoRecebimento } from '@vetlume/dominio/financeiro'
import type { CtxCliente, Servicos } from '../../../context.ts'
import { gravarAuditoria, type RegistroDeAuditoria } from '../../../infra/auditoria.ts'
import { emTransacao, exigir, type Banco } from '../../../infra/banco/index.ts'
import { inserirEventos, type EventoDeDominio } from '../../../infra/eventos.ts'
import type { NosLivros } from '../baixar-conta.ts'

/** What a change of a Pix needs, whoever asks for it: a person, the clock or the provider. */
export type Lugar = Pick<CtxCliente, 'tx' | 'cliente' | 'agora' | 'auditar' | 'publicar'>

export interface Apoio {
  db: Banco
  agora: Temporal.Instant
  servicos: Servicos
}

/** One change that nobody asked for by HTTP; `motivo` stands in the trail where a request has its number. */
export function porEmpresa<T>(
  { db, agora }: Pick<Apoio, 'db' | 'agora'>,
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

/** Who wrote a payment is who took it, whoever happened to be there; its days are those of the company. */
export async function comoProvedor(lugar: Lugar, provedor: ProvedorDoRecebimento): Promise<NosLivros> {
  const { tx, cliente } = lugar
  const { fuso } = exigir(
    await tx.selectFrom('cliente').select('fuso').where('codigo', '=', cliente).executeTakeFirst(),
  )
  return { ...lugar, ator: { nome: ROTULOS_DO_PROVEDOR[provedor], fuso } }
}
