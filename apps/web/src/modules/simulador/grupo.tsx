import type { ReactNode } from 'react'

/** Fields of one subject, which may be closed when they are right. */
export function Grupo({ titulo, aberto = false, children }: { titulo: string; aberto?: boolean; children: ReactNode }) {
  return (
    <details className="sm-grupo" open={aberto}>
      <summary>{titulo}</summary>
      {children}
    </details>
  )
}
