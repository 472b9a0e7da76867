import { mover } from '../../../lib/mover.ts'
import { BotaoDeIcone } from '../../../ui/botao-de-icone.tsx'
import { Botao } from '../../../ui/botao.tsx'
import { Icone } from '../../../ui/icones/icone.tsx'
import { CampoComVariaveis } from './campo-com-variaveis.tsx'
import { ListaOrdenavel } from './lista-ordenavel.tsx'

const MAXIMO = 6

interface LinhasProps {
  nome: 'cabecalho' | 'rodape'
  titulo: string
  onde: string
  linhas: readonly string[]
  aoMudar: (linhas: string[]) => void
}

function Linhas({ nome, titulo, onde, linhas, aoMudar }: LinhasProps) {
  return (
    <div className="lm-parte">
      <h3>{titulo}</h3>
      <p className="lm-nota">{onde}</p>
      <ListaOrdenavel
        grupo={nome}
        rotulo={titulo}
        aoMover={(de, para) => aoMudar([...mover(linhas, de, para)])}
        itens={linhas.map((linha, indice) => ({
          chave: `${nome}-${indice}`,
          nome: `a linha ${indice + 1}`,
          conteudo: (
            <div className="lm-linha">
              <CampoComVariaveis
                caminho={`${nome}.${indice}`}
                rotulo={`Linha ${indice + 1}`}
                valor={linha}
                maximo={160}
                aoMudar={(nova) => aoMudar(linhas.with(indice, nova))}
              />
              <BotaoDeIcone
                size="small"
                rotulo={`Remover a linha ${indice + 1}`}
                dica="Remover"
                onClick={() => aoMudar(linhas.toSpliced(indice, 1))}
              >
                <Icone nome="delete-outline" tamanho="pequeno" />
              </BotaoDeIcone>
            </div>
          ),
        }))}
      />
      <Botao
        size="small"
        startIcon={<Icone nome="add" />}
        disabled={linhas.length >= MAXIMO}
        onClick={() => aoMudar([...linhas, ''])}
      >
        Linha
      </Botao>
    </div>
  )
}

export interface LinhasDaPaginaProps {
  cabecalho: readonly string[]
  rodape: readonly string[]
  aoMudar: (linhas: { cabecalho: string[] } | { rodape: string[] }) => void
}

/** What every page says beside the letterhead. */
export function LinhasDaPagina({ cabecalho, rodape, aoMudar }: LinhasDaPaginaProps) {
  return (
    <>
      <Linhas
        nome="cabecalho"
        titulo="Cabeçalho"
        onde="Impressas na primeira página, sob o timbre da empresa."
        linhas={cabecalho}
        aoMudar={(novas) => aoMudar({ cabecalho: novas })}
      />
      <Linhas
        nome="rodape"
        titulo="Rodapé"
        onde="Impressas em todas as páginas, sobre o número da página."
        linhas={rodape}
        aoMudar={(novas) => aoMudar({ rodape: novas })}
      />
    </>
  )
}
