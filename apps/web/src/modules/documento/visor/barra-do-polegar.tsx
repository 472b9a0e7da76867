import type { ReactNode } from 'react'
import { BotaoDoVisor } from './botao-do-visor.tsx'
import type { ComandosDoVisor } from './use-vista.ts'

/** What opens over the foot of the image. */
export type Folha = 'AJUSTES' | 'MARCAS'

export interface BarraDoPolegarProps {
  comandos: ComandosDoVisor
  folha: Folha | null
  aoAbrir: (folha: Folha | null) => void
  /** How many the figure has. */
  marcas: number
  /** The tools of measure, for who has them. */
  medir: ReactNode
  comparando: boolean
  /** Absent where there is nothing to compare with. */
  aoComparar: (() => void) | undefined
}

/** On a phone: the tools that are used most, where the thumb is; the others in a sheet. */
export function BarraDoPolegar({
  comandos,
  folha,
  aoAbrir,
  marcas,
  medir,
  comparando,
  aoComparar,
}: BarraDoPolegarProps) {
  const trocar = (qual: Folha) => () => aoAbrir(folha === qual ? null : qual)
  return (
    <div className="lv-polegar" role="group" aria-label="Ferramentas">
      <BotaoDoVisor
        sinal="ajustes"
        rotulo="Ajustes da imagem"
        legenda="Ajustes"
        aberto={folha === 'AJUSTES'}
        aoAcionar={trocar('AJUSTES')}
      />
      <BotaoDoVisor
        sinal="luz"
        rotulo="Arrastar muda a luz"
        legenda="Luz"
        ligado={comandos.arrastaLuz}
        aoAcionar={comandos.trocarArraste}
      />
      <BotaoDoVisor sinal="girar" rotulo="Girar 90°" legenda="Girar" aoAcionar={comandos.girar} />
      {medir}
      {marcas > 0 && (
        <BotaoDoVisor
          sinal="lista"
          rotulo="Marcas da figura"
          legenda={`Marcas ${marcas}`}
          aberto={folha === 'MARCAS'}
          aoAcionar={trocar('MARCAS')}
        />
      )}
      {aoComparar !== undefined && (
        <BotaoDoVisor
          sinal="comparar"
          rotulo="Comparar com um laudo anterior"
          legenda="Comparar"
          ligado={comparando}
          aoAcionar={aoComparar}
        />
      )}
    </div>
  )
}
