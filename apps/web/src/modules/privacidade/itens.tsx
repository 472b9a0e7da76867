import { useQuery } from '@tanstack/react-query'
import type { ItemApagado, ItemMantido } from '@vetlume/dominio/privacidade'
import { api } from '../../lib/navegador.ts'
import { EstadoDeErro, Esqueleto } from '../../ui/estados.tsx'
import { Item, ListaDeItens } from '../../ui/lista-de-itens.tsx'
import { Secao } from '../../ui/pagina.tsx'
import { Data } from '../../ui/valores.tsx'

/** What goes and what stays, and until when. */
export function ItensDaEliminacao({ apagados, mantidos }: { apagados: ItemApagado[]; mantidos: ItemMantido[] }) {
  if (apagados.length === 0 && mantidos.length === 0) return null
  return (
    <ListaDeItens rotulo="Itens da eliminação">
      {apagados.map(({ dado, quantidade }) => (
        <Item key={dado} titulo={`Apaga: ${dado}`} valor={quantidade} />
      ))}
      {mantidos.map(({ dado, motivo, ate }) => (
        <Item key={dado} titulo={`Fica: ${dado}`} valor={ate === null ? null : <Data dia={ate} />}>
          <span>{motivo}</span>
        </Item>
      ))}
    </ListaDeItens>
  )
}

export function PreviaDaEliminacao({ codigo }: { codigo: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['pedido-titular', 'previa', codigo],
    queryFn: ({ signal }) => api('GET /pedido-titular/:codigo/previa', { codigo }, { sinal: signal }),
  })
  return (
    <Secao titulo="Se você atender" descricao="O que sai agora e o que a lei manda guardar, como o titular vai ler.">
      {error !== null && <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />}
      {error === null && data === undefined && <Esqueleto linhas={4} />}
      {data !== undefined && <ItensDaEliminacao {...data} />}
    </Secao>
  )
}
