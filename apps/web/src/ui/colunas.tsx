import './colunas.css'
import type { ReactNode } from 'react'

/** What something is made of, and beside it, or below where there is no room, what it comes to. */
export function Colunas({ lado, children }: { lado: ReactNode; children: ReactNode }) {
  return (
    <div className="vl-colunas">
      <div>{children}</div>
      <div>{lado}</div>
    </div>
  )
}
