import type { ReactNode } from 'react'
import type { Folha } from './barra-do-polegar.tsx'
import { PosicaoDaImagem, TamanhoDaImagem, type PosicaoProps } from './grupos-do-visor.tsx'

export interface FolhaDoVisorProps {
  folha: Folha
  posicao: PosicaoProps
  luz: ReactNode
  marcas: ReactNode
}

/** Over the foot of the image on a phone: what has no place under the thumb. */
export function FolhaDoVisor({ folha, posicao, luz, marcas }: FolhaDoVisorProps) {
  return (
    <div className="lv-folha">
      {folha === 'MARCAS' ? (
        marcas
      ) : (
        <>
          {luz}
          <PosicaoDaImagem {...posicao} />
          <TamanhoDaImagem vista={posicao.vista} comandos={posicao.comandos} />
        </>
      )}
    </div>
  )
}
