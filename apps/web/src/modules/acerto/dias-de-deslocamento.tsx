import type { DeslocamentoDoDia } from '@vetlume/dominio/acerto'
import { quilometros } from '@vetlume/dominio/deslocamento'
import { Item, ListaDeItens } from '../../ui/lista-de-itens.tsx'
import { Data, Dinheiro } from '../../ui/valores.tsx'

/** The way of each day, place by place, and what it comes to. */
export function DiasDeDeslocamento({ dias }: { dias: readonly DeslocamentoDoDia[] }) {
  return (
    <ListaDeItens rotulo="Deslocamento dia por dia">
      {dias.map(({ dia, km, centavos, linhas }) => (
        <Item
          key={dia}
          titulo={
            <>
              <Data dia={dia} />, {quilometros(km)}
            </>
          }
          valor={<Dinheiro centavos={centavos} />}
        >
          {linhas.map((linha, ordem) => (
            // The same way may be made twice in a day.
            <span key={linhas.slice(0, ordem + 1).join('\n')}>{linha}</span>
          ))}
        </Item>
      ))}
    </ListaDeItens>
  )
}
