import type { Janela } from '@vetlume/dominio/imagem'
import { LIMITES } from './enquadramento.ts'
import type { Enquadramento } from './enquadramento.ts'
import { janelasProntas, mesmaJanela } from './janelas-prontas.ts'
import type { QuadroLido } from './quadro-lido.ts'
import type { MudarVista } from './use-vista.ts'

interface DeslizadorProps {
  rotulo: string
  valor: number
  minimo: number
  maximo: number
  passo: number
  escrito: string
  aoMudar: (valor: number) => void
}

function Deslizador({ rotulo, valor, minimo, maximo, passo, escrito, aoMudar }: DeslizadorProps) {
  return (
    <label className="lv-luz">
      <span>{rotulo}</span>
      <input
        type="range"
        min={minimo}
        max={maximo}
        step={passo}
        value={valor}
        onChange={({ target }) => aoMudar(Number(target.value))}
        aria-valuetext={escrito}
      />
    </label>
  )
}

interface LuzProps {
  vista: Enquadramento
  mudar: MudarVista
}

function BrilhoEContraste({ vista: { brilho, contraste }, mudar }: LuzProps) {
  const comum = { minimo: LIMITES.luzMinima, maximo: LIMITES.luzMaxima, passo: 0.02 }
  const emPartes = (valor: number) => `${Math.round(valor * 100)}%`
  return (
    <>
      <Deslizador
        {...comum}
        rotulo="Brilho"
        valor={brilho}
        escrito={emPartes(brilho)}
        aoMudar={(novo) => mudar((atual) => ({ ...atual, brilho: novo }))}
      />
      <Deslizador
        {...comum}
        rotulo="Contraste"
        valor={contraste}
        escrito={emPartes(contraste)}
        aoMudar={(novo) => mudar((atual) => ({ ...atual, contraste: novo }))}
      />
    </>
  )
}

interface JanelaDoQuadroProps extends LuzProps {
  quadro: QuadroLido
  modalidade: string | null
}

function JanelaDoQuadro({ vista, mudar, quadro, modalidade }: JanelaDoQuadroProps) {
  const prontas = janelasProntas(quadro, modalidade)
  const usada = vista.janela ?? prontas[0]?.janela
  if (usada === undefined || quadro.cinza === null) return null
  const { inteira } = quadro.cinza
  const aberta = Math.ceil(inteira.largura)
  const definir = (janela: Janela) => mudar((atual) => ({ ...atual, janela }))
  const escolhida = prontas.findIndex(({ janela }) => mesmaJanela(janela, usada))
  return (
    <>
      <select
        className="lv-escolha"
        aria-label="Janela"
        value={escolhida}
        onChange={({ target }) => {
          const pronta = prontas[Number(target.value)]
          if (pronta !== undefined) definir(pronta.janela)
        }}
      >
        {escolhida < 0 && <option value={-1}>Ajustada</option>}
        {prontas.map(({ rotulo }, i) => (
          <option key={rotulo} value={i}>
            {rotulo}
          </option>
        ))}
      </select>
      <Deslizador
        rotulo={`Centro ${Math.round(usada.centro)}`}
        minimo={Math.floor(Math.min(inteira.centro - aberta / 2, usada.centro))}
        maximo={Math.ceil(Math.max(inteira.centro + aberta / 2, usada.centro))}
        passo={1}
        valor={Math.round(usada.centro)}
        escrito={String(Math.round(usada.centro))}
        aoMudar={(centro) => definir({ ...usada, centro })}
      />
      <Deslizador
        rotulo={`Largura ${Math.round(usada.largura)}`}
        minimo={2}
        maximo={Math.ceil(Math.max(aberta * 1.5, usada.largura, 3))}
        passo={1}
        valor={Math.round(usada.largura)}
        escrito={String(Math.round(usada.largura))}
        aoMudar={(largura) => definir({ ...usada, largura })}
      />
    </>
  )
}

export interface LuzDoVisorProps extends LuzProps {
  /** Null of a figure that is no DICOM. */
  quadro: QuadroLido | null
  modalidade: string | null
}

/** What makes the image lighter: its window, where the file has more than the screen shows, or brightness and contrast. */
export function LuzDoVisor({ quadro, modalidade, ...luz }: LuzDoVisorProps) {
  if (quadro === null || quadro.cinza === null) return <BrilhoEContraste {...luz} />
  return <JanelaDoQuadro {...luz} quadro={quadro} modalidade={modalidade} />
}
