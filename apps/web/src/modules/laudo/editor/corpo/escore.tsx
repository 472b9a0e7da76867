import './corpo.css'
import {
  dizerTotal,
  ESCALAS,
  MEDIDA_DO_TOTAL,
  mesmaSecao,
  pontosDaMedida,
  pontuado,
  totalDoEscore,
  type CorpoDe,
  type ItemDaEscala,
  type SecaoDoLaudo,
} from '@vetlume/dominio/laudo'
import { escreverFonte } from '@vetlume/dominio/medidas'
import { formatarData } from '@vetlume/dominio/tempo'
import { useId } from 'react'
import { Botao } from '../../../../ui/botao.tsx'
import { useEdicao } from '../../../../lib/loja-de-edicao.ts'
import { mudarSecao } from '../../edicao/operacoes.ts'
import { useBancada } from '../bancada.ts'
import type { CorpoDaSecaoProps } from './tipos.ts'

type Corpo = CorpoDe<'ESCORE'>
type Pontuado = Corpo['itens'][number]

/** The body with other points, and the measure that holds its total with the sum: nobody types it. */
function comItens(secao: SecaoDoLaudo, corpo: Corpo, itens: Pontuado[]): Partial<SecaoDoLaudo> {
  const novo = { ...corpo, itens }
  const doTotal = MEDIDA_DO_TOTAL[corpo.escala]
  if (doTotal === undefined) return { corpo: novo }
  const valor = totalDoEscore(novo)?.total ?? null
  return {
    corpo: novo,
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
  /** What it was scored in the earlier exam; undefined without one. */
  antes: number | null | undefined
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
        {antes != null && <span className="lc-antes"> (antes: {antes})</span>}
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
  const pontuar = (novos: readonly Pontuado[]) =>
    mudar(
      mudarSecao(secao.id, (atual) => {
        if (atual.corpo?.tipo !== 'ESCORE') return {}
        const ids = new Set(novos.map(({ id }) => id))
        return comItens(atual, atual.corpo, [...atual.corpo.itens.filter(({ id }) => !ids.has(id)), ...novos])
      }),
    )
  const medidos = dasMedidas(itens, secoes)
  const antes = laudo.escoresAnteriores.find(
    (anterior) => anterior.escore.escala === corpo.escala && mesmaSecao(anterior.secao, secao),
  )
  const totalDeAntes = antes === undefined ? null : totalDoEscore(antes.escore)
  const total = totalDoEscore(corpo)
  return (
    <div className="lc-corpo">
      <p className="lc-escala">{nome}</p>
      {itens.map((item) => (
        <Item
          key={item.id}
          item={item}
          dito={pontuado(corpo, item.id)}
          antes={antes && pontuado(antes.escore, item.id)?.pontos}
          aceitaFora={aceitaFora}
          aoPontuar={(novo) => pontuar([novo])}
        />
      ))}
      {leituras !== null && (
        <p className="lc-total" aria-live="polite">
          {total === null ? 'Total: falta pontuar' : `Total: ${dizerTotal(total)}`}
        </p>
      )}
      {antes !== undefined && (
        <p className="lc-fonte">
          Exame de {formatarData(antes.em)}
          {totalDeAntes === null ? ', item a item acima.' : `: ${dizerTotal(totalDeAntes)}.`}
        </p>
      )}
      {medidos.length > 0 && (
        <Botao size="small" color="secondary" onClick={() => pontuar(medidos)}>
          Pontuar pelas medidas do laudo
        </Botao>
      )}
      <p className="lc-fonte">Fonte: {escreverFonte(fonte)}.</p>
    </div>
  )
}
