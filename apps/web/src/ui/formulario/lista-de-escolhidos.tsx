import type { ReactNode } from 'react'
import { BotaoSemDica } from '../botao-sem-dica.tsx'
import { Dica } from '../dica.tsx'
import { Icone } from '../icones/icone.tsx'
import { Texto } from '../texto.tsx'
import { CampoInclusao, type CampoInclusaoProps } from './campo-inclusao.tsx'
import estilos from './lista-de-escolhidos.module.css'

export interface Escolhido {
  chave: string
  nome: string
  /** Under the name. */
  detalhe?: ReactNode
  /** Beside the name: a field, a figure. */
  lado?: ReactNode
  /** It stays: there is no taking it out. */
  fixo?: boolean
}

export interface ListaDeEscolhidosProps {
  rotulo: string
  itens: readonly Escolhido[]
  aoRetirar: (indice: number) => void
  inclusao: CampoInclusaoProps
}

/** Records chosen one by one, each with what belongs to it, and the search that adds another. */
export function ListaDeEscolhidos({ rotulo, itens, aoRetirar, inclusao }: ListaDeEscolhidosProps) {
  return (
    <div className={estilos.listaDeEscolhidos}>
      {itens.length > 0 && (
        <ul aria-label={rotulo} className={estilos.lista}>
          {itens.map(({ chave, nome, detalhe, lado, fixo = false }, indice) => (
            <li key={chave} className={estilos.item}>
              <div role="group" aria-label={nome} className={estilos.fila}>
                <div className={estilos.caixa}>
                  <Texto className={estilos.texto}>{nome}</Texto>
                  {detalhe !== undefined && (
                    <Texto como="div" tamanho="pequeno" secundario>
                      {detalhe}
                    </Texto>
                  )}
                </div>
                {lado}
                {!fixo && (
                  <Dica texto={`Retirar ${nome}`}>
                    <BotaoSemDica size="small" aria-label={`Retirar ${nome}`} onClick={() => aoRetirar(indice)}>
                      <Icone nome="delete" tamanho="pequeno" />
                    </BotaoSemDica>
                  </Dica>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      <CampoInclusao {...inclusao} />
    </div>
  )
}
