import type { pedidoDeDocumento, TipoDeDocumento } from '@vetlume/dominio/modelo-documento'
import type { Control } from 'react-hook-form'
import type * as z from 'zod/mini'

export interface EmitirDocumentoProps {
  animal: { codigo: string; nome: string }
  /** Whose services and specialist the document takes. */
  atendimento?: string
  especialista?: { codigo: string; nome: string } | null
  /** Without one, the person chooses. */
  modelo?: { codigo: string; nome: string; tipo: TipoDeDocumento }
}

export type ControleDaEmissao = Control<z.input<typeof pedidoDeDocumento>, unknown, z.output<typeof pedidoDeDocumento>>
