import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { ErroDeApi } from '../../lib/erro-de-api.ts'
import type { LadoDoConflito, LinhaDoConflito } from './mesclar-valores.ts'
import { reporValores } from './repor-valores.ts'
import type { ConflitoAberto, Desfecho, LinhaEscrita, OpcoesDoConflito } from './tipos-do-conflito.ts'

/** Downloaded when it is needed: few saves are refused. */
const carregar = () => import('./escrever-conflito.ts')

type Recusa<Registro> = Detalhes<Registro> & {
  linhas: readonly LinhaEscrita[]
  ferramentas: Awaited<ReturnType<typeof carregar>>
}

interface Detalhes<Registro> {
  atual: Registro
  por: string | null
  quando: string | null
}

function detalhesDoConflito<Registro>(erro: unknown): Detalhes<Registro> | null {
  if (!(erro instanceof ErroDeApi) || erro.codigo !== 'CONFLITO_DE_VERSAO') return null
  const { detalhes } = erro
  const tem = typeof detalhes === 'object' && detalhes !== null && 'atual' in detalhes
  return tem ? (detalhes as Detalhes<Registro>) : null
}

/**
 * A save refused because somebody saved first: what changed on each side, and the two ways on. `abrir` answers whether
 * the failure was one that can be settled here.
 */
export function useConflito<Valores extends FieldValues, Saida, Registro>(
  form: UseFormReturn<Valores, unknown, Saida>,
  opcoes: OpcoesDoConflito<Valores, Registro> | undefined,
  lerElemento: () => HTMLFormElement | null,
) {
  const [recusa, definirRecusa] = useState<Recusa<Registro> | null>(null)
  const [desfecho, definirDesfecho] = useState<Desfecho | null>(null)

  const aplicar = (salvo: Valores, mesclado: Valores, linhas: readonly LinhaDoConflito[]) =>
    reporValores(form, salvo, Object.fromEntries(linhas.map(({ campo }) => [campo, mesclado[campo]])))

  const resolver = (modo: Desfecho['modo'], escolhas: Readonly<Record<string, LadoDoConflito>> = {}) => {
    if (recusa === null || opcoes === undefined) return
    const { atual, linhas, ferramentas } = recusa
    const salvo = opcoes.valores(atual)
    const mesclado = ferramentas.mesclarValores(salvo, linhas, escolhas)
    opcoes.aoAdotar(atual)
    aplicar(salvo, modo === 'atual' ? salvo : mesclado, linhas)
    definirRecusa(null)
    const recuperar = () => {
      aplicar(salvo, mesclado, linhas)
      definirDesfecho({ modo: 'mantido', recuperar })
    }
    definirDesfecho({ modo, recuperar })
  }

  const conflito: ConflitoAberto | null =
    recusa === null
      ? null
      : { ...recusa, manter: (escolhas) => resolver('mantido', escolhas), usarAtual: () => resolver('atual') }

  return {
    conflito,
    desfecho,
    abrirConflito: async (erro: unknown): Promise<boolean> => {
      const detalhes = detalhesDoConflito<Registro>(erro)
      if (detalhes === null || opcoes === undefined) return false
      const ferramentas = await carregar()
      const lados = { atual: detalhes.atual, digitado: form.getValues(), formulario: lerElemento() }
      definirRecusa({ ...detalhes, ferramentas, linhas: ferramentas.escreverConflito(lados, opcoes) })
      return true
    },
    esquecerConflito: () => {
      definirRecusa(null)
      definirDesfecho(null)
    },
  }
}
