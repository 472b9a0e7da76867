import { OPERADORA_NAO_INFORMADA, type Operadora } from '@vetlume/dominio/conta'
import { formatarCnpj } from '@vetlume/dominio/formatos'
import { createContext, use, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { api } from '../../lib/navegador.ts'

/** Null while it is asked for. */
const Contexto = createContext<Operadora | null>(null)

/** Who runs this installation, for the texts that name it. Without an answer the texts are read all the same. */
export function ComOperadora({ children }: { children: ReactNode }) {
  const [operadora, definir] = useState<Operadora | null>(null)
  useEffect(() => {
    api('GET /operadora', {}, { publico: true }).then(definir, () => definir(OPERADORA_NAO_INFORMADA))
  }, [])
  return <Contexto value={operadora}>{children}</Contexto>
}

/** One fact of who runs it, or that it was not informed: never a sample in its place. */
export function DaOperadora({ campo }: { campo: keyof Operadora }) {
  const operadora = use(Contexto)
  if (operadora === null) return <span aria-hidden="true">…</span>
  const valor = operadora[campo]
  if (valor === null) return <em>(não informado nesta instalação)</em>
  return campo === 'cnpj' ? formatarCnpj(valor) : valor
}

/** Where to write; the data protection officer falls back on the general address. */
export function EscreverPara({ campo }: { campo: 'email' | 'encarregadoEmail' }) {
  const operadora = use(Contexto)
  const email = operadora === null ? null : (operadora[campo] ?? operadora.email)
  return email === null ? <DaOperadora campo={campo} /> : <a href={`mailto:${email}`}>{email}</a>
}
