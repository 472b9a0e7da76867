import { useQueryClient } from '@tanstack/react-query'
import type { LaudoAAssinar } from '@vetlume/dominio/laudo'
import { useRef, useState } from 'react'
import { ErroDeApi, mensagemDoErro } from '../../../lib/erro-de-api.ts'
import { assinarLaudo, CHAVE_DO_LAUDO } from '../api.ts'

/** What every laudo of the lot is signed with. */
export interface Assinatura {
  senha: string
  /** Empty when no certificate signs. */
  senhaDoCertificado: string
  entregar: boolean
}

/** How far a lot is. `porCodigo`: signed (null), or why not. */
export interface Andamento {
  feitos: number
  total: number
  porCodigo: ReadonlyMap<string, string | null>
}

/** Refused for what was typed once for all of them: the next one would be refused as well. */
const DE_TODOS: ReadonlySet<string | null> = new Set(['SENHA_NAO_CONFERE', 'CERTIFICADO_RECUSADO', 'MUITAS_TENTATIVAS'])
const ehDeTodos = (erro: unknown): boolean => erro instanceof ErroDeApi && DE_TODOS.has(erro.codigo)

/**
 * Signs one laudo after another, each as if it were alone. One that is refused is told and the others go on; a wrong password ends
 * the lot, and is thrown. `parar` ends it after the one that is under way.
 */
export function useLote() {
  const cliente = useQueryClient()
  const parado = useRef(false)
  const [andamento, definirAndamento] = useState<Andamento | null>(null)

  const assinarUm = async ({ codigo, versao, parceiro }: LaudoAAssinar, assinatura: Assinatura) => {
    const { senha, senhaDoCertificado, entregar } = assinatura
    await assinarLaudo({
      codigo,
      versao,
      senha,
      ...(senhaDoCertificado === '' ? {} : { senhaDoCertificado }),
      entregar: entregar && parceiro !== null,
      aceitarAvisos: false,
      respostaAosAvisos: null,
    })
  }

  const assinar = async (laudos: readonly LaudoAAssinar[], assinatura: Assinatura) => {
    parado.current = false
    const porCodigo = new Map<string, string | null>()
    definirAndamento({ feitos: 0, total: laudos.length, porCodigo })
    try {
      for (const laudo of laudos) {
        if (parado.current) break
        try {
          await assinarUm(laudo, assinatura)
          porCodigo.set(laudo.codigo, null)
        } catch (erro) {
          if (ehDeTodos(erro)) throw erro
          porCodigo.set(laudo.codigo, mensagemDoErro(erro))
        }
        definirAndamento({ feitos: porCodigo.size, total: laudos.length, porCodigo: new Map(porCodigo) })
      }
    } catch (erro) {
      if (porCodigo.size === 0) definirAndamento(null)
      throw erro
    } finally {
      void cliente.invalidateQueries({ queryKey: [...CHAVE_DO_LAUDO, 'lista'] })
    }
  }

  return {
    andamento,
    assinar,
    parar: () => {
      parado.current = true
    },
  }
}
