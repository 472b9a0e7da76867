import { useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { BotaoSemDica } from '../botao-sem-dica.tsx'
import { Botao } from '../botao.tsx'
import { Icone } from '../icones/icone.tsx'
import { FlutuanteAberto } from '../sobrepostos/flutuante.tsx'
import { Texto } from '../texto.tsx'
import s from './painel-de-colunas.module.css'
import type { EscolhaDeColunas } from './use-colunas.ts'

const PASSOS: Partial<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

interface LinhaProps {
  titulo: string
  fixa: boolean
  visivel: boolean
  podeSubir: boolean
  podeDescer: boolean
  aoAlternar: () => void
  aoMover: (passo: number) => void
}

function Linha({ titulo, fixa, visivel, podeSubir, podeDescer, aoAlternar, aoMover }: LinhaProps) {
  return (
    <li className={s.linha}>
      <label className={fixa ? s.fixa : s.nome}>
        <input
          type="checkbox"
          data-coluna
          checked={visivel}
          disabled={fixa}
          onChange={aoAlternar}
          className={s.entrada}
        />
        <span className={s.titulo}>{titulo}</span>
      </label>
      {!fixa && (
        <>
          <BotaoSemDica size="small" aria-label={`Subir ${titulo}`} disabled={!podeSubir} onClick={() => aoMover(-1)}>
            <Icone nome="keyboard-arrow-up" tamanho="pequeno" />
          </BotaoSemDica>
          <BotaoSemDica size="small" aria-label={`Descer ${titulo}`} disabled={!podeDescer} onClick={() => aoMover(1)}>
            <Icone nome="keyboard-arrow-down" tamanho="pequeno" />
          </BotaoSemDica>
        </>
      )}
    </li>
  )
}

export interface PainelDeColunasProps {
  ancora: HTMLElement
  escolha: EscolhaDeColunas<never>
  aoFechar: () => void
}

/** Which columns are seen, and in what order. Arrows walk the list; with Alt they carry the column along. */
export function PainelDeColunas({ ancora, escolha, aoFechar }: PainelDeColunasProps) {
  const lista = useRef<HTMLUListElement>(null)
  const { todas } = escolha
  const aoTeclar = (evento: KeyboardEvent) => {
    const passo = PASSOS[evento.key]
    if (passo === undefined) return
    evento.preventDefault()
    const caixas = [...(lista.current?.querySelectorAll<HTMLInputElement>('[data-coluna]:enabled') ?? [])]
    const linha = (evento.target as Element).closest('li')
    // The first column is not among them: it stays where it is.
    const atual = caixas.findIndex((caixa) => linha?.contains(caixa))
    const coluna = todas[atual + 1]
    if (evento.altKey && coluna !== undefined) escolha.mover(coluna.id, passo)
    else caixas[atual + passo]?.focus()
  }
  return (
    <FlutuanteAberto ancora={ancora} rotulo="Escolher colunas" alinhado="end" className={s.painel} aoFechar={aoFechar}>
      <Texto como="h2" tamanho="subtitulo">
        Colunas
      </Texto>
      <Texto como="span" tamanho="micro" secundario>
        Marque o que quer ver. Alt + setas muda a ordem.
      </Texto>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the boxes inside */}
      <ul ref={lista} onKeyDown={aoTeclar} className={s.lista}>
        {todas.map(({ id, titulo }, indice) => (
          <Linha
            key={id}
            titulo={titulo}
            fixa={indice === 0}
            visivel={!escolha.oculta(id)}
            podeSubir={indice > 1}
            podeDescer={indice < todas.length - 1}
            aoAlternar={() => escolha.alternar(id)}
            aoMover={(passo) => escolha.mover(id, passo)}
          />
        ))}
      </ul>
      <div className={s.fila}>
        <Botao size="small" color="secondary" onClick={() => escolha.definir(null)}>
          Voltar ao padrão
        </Botao>
        <Botao size="small" onClick={aoFechar}>
          Pronto
        </Botao>
      </div>
    </FlutuanteAberto>
  )
}
