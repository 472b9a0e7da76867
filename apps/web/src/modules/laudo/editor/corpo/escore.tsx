import './corpo.css'
import {
  antesDoItem,
  dizerTotal,
  ESCALAS,
  MEDIDA_DO_TOTAL,
  pontosDaMedida,
  pontuado,
  totalDoEscore,
  type CorpoDe,
  type ItemDaEscala,
  type SecaoDoLaudo,
} from '@vetlume/dominio/laudo'
import { escreverFonte } from '@vetlume/dominio/medidas'
import { useId } from 'react'
import { Botao } from '../../../../ui/botao.tsx'
import { useEdicao } from '../../../../lib/loja-de-edicao.ts'
import { mudarSecao } from '../../edicao/operacoes.ts'
import { useBancada } from '../bancada.ts'
import { AnteriorDoEscore, anterioresDoEscore } from './anterior-do-escore.tsx'
import type { CorpoDaSecaoProps } from './tipos.ts'

type Corpo = CorpoDe<'ESCORE'>
type Pontuado = Corpo['itens'][number]

/** The body, and the measure that holds its total with the sum: nobody types it. */
function comTotal(secao: SecaoDoLaudo, corpo: Corpo): Partial<SecaoDoLaudo> {
  const doTotal = MEDIDA_DO_TOTAL[corpo.escala]
  if (doTotal === undefined) return { corpo }
  const valor = totalDoEscore(corpo)?.total ?? null
  return {
    corpo,
    medidas: secao.medidas.map((medida) => (medida.id === doTotal ? { ...medida, valor } : medida)),
  }
}

/** Points that what was measured in this laudo is worth, of the items that a measure gives. */
function dasMedidas(itens: readonly ItemDaEscala[], secoes: readonly SecaoDoLaudo[]): Pontuado[] {
  const medidas = secoes.flatMap((secao) => secao.medidas)
  return itens.flatMap((item) => {
    const medidos = medidas.filter(({ id, valor }) => id === item.medida && valor !== null)
    const valor = medidos.length === 1 ? (medidos[0]?.valor ?? null) : null
    const pontos = valor === null ? null : pontosDaMedida(item, valor)
    return pontos === null ? [] : [{ id: item.id, pontos }]
  })
}

interface ItemProps {
  item: ItemDaEscala
  dito: ReturnType<typeof pontuado>
  /** As it was in the earlier exam; empty without one. */
  antes: string
  aceitaFora: boolean
  aoPontuar: (pontuado: Pontuado) => void
}

/** The levels of an item: Tab goes from item to item, the arrows from level to level. */
function Item({ item, dito, antes, aceitaFora, aoPontuar }: ItemProps) {
  const nome = useId()
  return (
    <fieldset className="lc-item">
      <legend>
        {item.rotulo}
        {antes !== '' && <span className="lc-antes"> (antes: {antes})</span>}
      </legend>
      {item.niveis.map(({ pontos, rotulo }) => (
        <label key={pontos}>
          <input
            type="radio"
            name={nome}
            checked={dito?.pontos === pontos}
            onChange={() => aoPontuar({ id: item.id, pontos })}
          />
          <b>{pontos}</b> {rotulo}
        </label>
      ))}
      {aceitaFora && (
        <label>
          <input
            type="radio"
            name={nome}
            checked={dito?.fora === true}
            onChange={() => aoPontuar({ id: item.id, pontos: null, fora: true })}
          />
          Fora do exame
        </label>
      )}
    </fieldset>
  )
}

/** A scale scored item by item; the total and what it means follow. */
export function Escore({ secao }: CorpoDaSecaoProps) {
  const { laudo, loja, mudar } = useBancada()
  const secoes = useEdicao(loja, ({ conteudo }) => conteudo.secoes)
  const { corpo } = secao
  if (corpo?.tipo !== 'ESCORE') return null
  const { nome, itens, aceitaFora, fonte, leituras } = ESCALAS[corpo.escala]
  const [ultimo, ...outros] = anterioresDoEscore(laudo, secao, corpo)
  // What is compared with is shown before it is scored, and kept with the first points: the laudo says it, whatever comes later.
  const comparado: Corpo = corpo.anterior === undefined && ultimo !== undefined ? { ...corpo, anterior: ultimo } : corpo
  const trocar = (f: (atual: Corpo) => Corpo) =>
    mudar(mudarSecao(secao.id, (atual) => (atual.corpo?.tipo === 'ESCORE' ? comTotal(atual, f(atual.corpo)) : {})))
  const pontuar = (novos: readonly Pontuado[]) =>
    trocar((atual) => {
      const ids = new Set(novos.map(({ id }) => id))
      return {
        ...atual,
        itens: [...atual.itens.filter(({ id }) => !ids.has(id)), ...novos],
        ...(atual.anterior === undefined && ultimo !== undefined ? { anterior: ultimo } : {}),
      }
    })
  const medidos = dasMedidas(itens, secoes)
  const total = totalDoEscore(corpo)
  return (
    <div className="lc-corpo">
      <p className="lc-escala">{nome}</p>
      {itens.map((item) => (
        <Item
          key={item.id}
          item={item}
          dito={pontuado(corpo, item.id)}
          antes={antesDoItem(comparado, item.id)}
          aceitaFora={aceitaFora}
          aoPontuar={(novo) => pontuar([novo])}
        />
      ))}
      {leituras !== null && (
        <p className="lc-total" aria-live="polite">
          {total === null ? 'Total: falta pontuar' : `Total: ${dizerTotal(total)}`}
        </p>
      )}
      <AnteriorDoEscore
        corpo={comparado}
        anteriores={ultimo === undefined ? [] : [ultimo, ...outros]}
        aoMudar={(anterior) => trocar((atual) => ({ ...atual, anterior }))}
      />
      {medidos.length > 0 && (
        <Botao size="small" color="secondary" onClick={() => pontuar(medidos)}>
          Pontuar pelas medidas do laudo
        </Botao>
      )}
      <p className="lc-fonte">Fonte: {escreverFonte(fonte)}.</p>
    </div>
  )
}
