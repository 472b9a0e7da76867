import type { Especialista } from '@vetlume/dominio/especialista'
import { CartaoDoAcesso } from './cartao-do-acesso.tsx'
import { CartoesDaAssinatura } from './cartoes-da-assinatura.tsx'

/** Who signs as this specialist, and with what. */
export function ParteDaAssinatura({ ficha: { codigo, nome } }: { ficha: Especialista }) {
  return (
    <>
      <CartaoDoAcesso codigo={codigo} nome={nome} />
      <CartoesDaAssinatura codigo={codigo} />
    </>
  )
}
