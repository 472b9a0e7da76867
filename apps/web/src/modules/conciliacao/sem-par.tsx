import type { MovimentoBancario } from '@vetlume/dominio/conciliacao'
import { Botao } from '../../ui/botao.tsx'
import { Item, ListaDeItens } from '../../ui/lista-de-itens.tsx'
import { Data, Dinheiro } from '../../ui/valores.tsx'

export type OQueFazer = 'ESCOLHER' | 'LANCAR' | 'TRANSFERIR' | 'IGNORAR'

const ROTULOS: Readonly<Record<OQueFazer, string>> = {
  ESCOLHER: 'Escolher nos livros',
  LANCAR: 'Lançar nos livros',
  TRANSFERIR: 'É transferência',
  IGNORAR: 'Ignorar',
}
const ACOES = Object.keys(ROTULOS) as OQueFazer[]

interface SemParProps {
  linhas: readonly MovimentoBancario[]
  aoFazer: (oQue: OQueFazer, movimento: MovimentoBancario) => void
}

/** Lines that nothing in the books looks like. */
export function SemPar({ linhas, aoFazer }: SemParProps) {
  return (
    <ListaDeItens rotulo="Movimentos sem par nos livros">
      {linhas.map((movimento) => (
        <Item
          key={movimento.codigo}
          titulo={movimento.descricao}
          valor={<Dinheiro centavos={movimento.centavos} />}
          acoes={ACOES.map((oQue) => (
            <Botao
              key={oQue}
              size="small"
              {...(oQue === 'IGNORAR' ? {} : { variant: 'outlined' as const })}
              aria-haspopup="dialog"
              aria-label={`${ROTULOS[oQue]}: ${movimento.descricao}`}
              onClick={() => aoFazer(oQue, movimento)}
            >
              {ROTULOS[oQue]}
            </Botao>
          ))}
        >
          <span>
            <Data dia={movimento.dia} />
            {movimento.documento === null ? '' : `, documento ${movimento.documento}`}
          </span>
        </Item>
      ))}
    </ListaDeItens>
  )
}
