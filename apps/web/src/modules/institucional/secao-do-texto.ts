import type { ReactNode } from 'react'

export interface SecaoDoTexto {
  id: string
  titulo: string
  conteudo: ReactNode
}
