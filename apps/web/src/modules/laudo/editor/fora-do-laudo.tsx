import { contar } from '@vetlume/dominio/formatos'
import { marcaDoClipe } from '@vetlume/dominio/laudo'
import { useState } from 'react'
import { useEdicao } from '../../../lib/loja-de-edicao.ts'
import { Botao } from '../../../ui/botao.tsx'
import { Miniatura } from '../imagens/miniatura.tsx'
import { useBancada } from './bancada.ts'

/**
 * Images of this exam that its document does not show: taken out of it, or sent by a machine and not chosen yet. Open from the start in a
 * laudo that shows none: choosing is what comes next. There may be hundreds: they are drawn while it is open.
 */
export function ForaDoLaudo() {
  const { laudo, loja, disponiveis, incluir } = useBancada()
  const imagens = useEdicao(loja, ({ conteudo }) => conteudo.imagens)
  const [aberta, abrir] = useState(() => loja.ler().conteudo.imagens.length === 0)
  const usadas = new Set(imagens.map(({ arquivo }) => arquivo))
  const fora = disponiveis.usar().filter(({ arquivo }) => !usadas.has(arquivo))
  if (fora.length === 0) return null
  return (
    <details className="li-fora" open={aberta} onToggle={({ currentTarget }) => abrir(currentTarget.open)}>
      <summary>{contar(fora.length, 'imagem fora do laudo', 'imagens fora do laudo')}</summary>
      {fora.length > 1 && (
        <Botao size="small" onClick={() => incluir(fora.map(({ arquivo }) => arquivo))}>
          Incluir todas
        </Botao>
      )}
      {aberta && (
        <ul>
          {fora.map(({ arquivo, nome, clipe }) => (
            <li key={arquivo}>
              <Miniatura
                laudo={laudo.codigo}
                arquivo={arquivo}
                rotulo={`Incluir ${nome} no laudo`}
                marca={clipe === null ? undefined : marcaDoClipe(clipe)}
                aoAbrir={() => incluir([arquivo])}
              />
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}
