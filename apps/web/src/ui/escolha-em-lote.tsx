import './escolha-em-lote.css'
import type { ReactNode } from 'react'
import { Botao } from './botao.tsx'
import { Dinheiro } from './valores.tsx'

export interface LinhaDoLote {
  chave: string
  nome: string
  /** Under the name: what it is of, or why it cannot be chosen. */
  detalhe: ReactNode
  /** Left out where nothing is counted in money. */
  centavos?: number
  /** How the amount came about, where it is not plain. */
  conta?: string | null
  /** What may be settled first, a sentence each. */
  avisos?: readonly string[]
  /** Links and `BotaoDoLote`. */
  acoes?: ReactNode
  marcada: boolean
  /** Nothing can be done with it now. */
  fora: boolean
}

function Linha({ linha, aoMarcar }: { linha: LinhaDoLote; aoMarcar: () => void }) {
  const { nome, detalhe, centavos, conta = null, avisos = [], acoes, marcada, fora } = linha
  return (
    <li className="vl-lote-linha" data-fora={fora}>
      <label>
        <input type="checkbox" checked={marcada} disabled={fora} onChange={aoMarcar} />
        <b>{nome}</b>
        <small>{detalhe}</small>
      </label>
      {!fora && centavos !== undefined && (
        <div className="vl-lote-conta">
          <Dinheiro centavos={centavos} destaque />
          {conta !== null && <small>{conta}</small>}
        </div>
      )}
      {(avisos.length > 0 || acoes !== undefined) && (
        <div className="vl-lote-pe">
          {avisos.map((frase) => (
            <p key={frase}>{frase}</p>
          ))}
          <div className="vl-lote-acoes">{acoes}</div>
        </div>
      )}
    </li>
  )
}

/** A small action of one row. */
export function BotaoDoLote({ aoClicar, children }: { aoClicar: () => void; children: ReactNode }) {
  return (
    <Botao className="vl-lote-botao" size="small" aria-haspopup="dialog" onClick={aoClicar}>
      {children}
    </Botao>
  )
}

interface EscolhaDeLinhasProps {
  rotulo: string
  linhas: readonly LinhaDoLote[]
  aoMarcar: (chave: string) => void
}

/** Rows to be ticked, each with what it comes to. */
export function EscolhaDeLinhas({ rotulo, linhas, aoMarcar }: EscolhaDeLinhasProps) {
  return (
    <ul className="vl-lote" aria-label={rotulo}>
      {linhas.map((linha) => (
        <Linha key={linha.chave} linha={linha} aoMarcar={() => aoMarcar(linha.chave)} />
      ))}
    </ul>
  )
}

interface EscolhaEmLoteProps extends EscolhaDeLinhasProps {
  /** How many are chosen, in words. */
  quantas: string
  totalCentavos?: number
  fazer: { rotulo: string; ocupado: boolean; impedido?: boolean; executar: () => void }
}

/** Rows to be settled together, each with what it comes to when that is money; one button for those that are ticked. */
export function EscolhaEmLote({ rotulo, linhas, aoMarcar, quantas, totalCentavos, fazer }: EscolhaEmLoteProps) {
  return (
    <>
      <EscolhaDeLinhas rotulo={rotulo} linhas={linhas} aoMarcar={aoMarcar} />
      <div className="vl-lote-rodape">
        <span>
          {quantas}
          {totalCentavos !== undefined && (
            <>
              , <Dinheiro centavos={totalCentavos} destaque />
            </>
          )}
        </span>
        <Botao
          variant="contained"
          loading={fazer.ocupado}
          disabled={fazer.impedido === true || !linhas.some(({ marcada }) => marcada)}
          onClick={fazer.executar}
        >
          {fazer.rotulo}
        </Botao>
      </div>
    </>
  )
}
