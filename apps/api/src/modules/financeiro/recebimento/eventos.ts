import type { Lugar } from './contexto.ts'

/** A Pix was paid, given up or given back: screens follow it. */
const PIX_MUDOU = 'pix.mudou'
/** It waits for a person. */
export const PIX_PENDENTE = 'pix.pendente'
/** The provider told something. */
export const AVISO_DO_PROVEDOR = 'recebimento.aviso'
/** The provider takes the credentials no more. */
export const CREDENCIAIS_RECUSADAS = 'recebimento.recusado'

export const publicarPix = ({ publicar }: Lugar, { codigo, parceiro }: { codigo: string; parceiro: string | null }) =>
  publicar({ tipo: PIX_MUDOU, dados: { cobranca: codigo, parceiro } })
