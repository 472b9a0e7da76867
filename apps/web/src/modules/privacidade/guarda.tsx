import { useQuery } from '@tanstack/react-query'
import { REGRAS_DE_GUARDA, type RegraDeGuarda } from '@vetlume/dominio/privacidade'
import { api } from '../../lib/navegador.ts'
import { EstadoDeErro, Esqueleto } from '../../ui/estados.tsx'
import { Item, ListaDeItens } from '../../ui/lista-de-itens.tsx'
import { Secao } from '../../ui/pagina.tsx'
import { DataHora } from '../../ui/valores.tsx'

/** How long each thing is kept, why, and what the nightly work took out so far. */
export function Guarda() {
  const { data, error, refetch } = useQuery({
    queryKey: ['guarda'],
    queryFn: ({ signal }) => api('GET /guarda', {}, { sinal: signal }),
  })
  return (
    <Secao
      titulo="Por quanto tempo guardamos"
      descricao="Os mesmos prazos da política de privacidade. O que vence é apagado pelo sistema, de hora em hora; o que não sai sozinho diz por quê."
    >
      {error !== null && <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />}
      {error === null && data === undefined && <Esqueleto linhas={8} />}
      {data !== undefined && (
        <ListaDeItens rotulo="Prazos de guarda">
          {data.flatMap(({ regra, noMes, aoTodo, ultimaVez }) => {
            const { dado, prazo, motivo, semTarefa, daPlataforma }: RegraDeGuarda = REGRAS_DE_GUARDA[regra]
            if (daPlataforma === true) return []
            return (
              <Item key={regra} titulo={dado} valor={prazo}>
                <span>{motivo}</span>
                {semTarefa !== undefined && <span>{semTarefa}</span>}
                {ultimaVez !== null && (
                  <span>
                    Apagados {noMes} nos últimos 30 dias e {aoTodo} ao todo; da última vez em{' '}
                    <DataHora instante={ultimaVez} />.
                  </span>
                )}
              </Item>
            )
          })}
        </ListaDeItens>
      )}
    </Secao>
  )
}
