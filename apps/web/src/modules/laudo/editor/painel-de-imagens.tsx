import { juntar } from '@vetlume/dominio/formatos'
import { marcaDoClipe } from '@vetlume/dominio/laudo'
import { useEdicao } from '../../../lib/loja-de-edicao.ts'
import { ListaDeEnvios } from '../../../ui/formulario/lista-de-envios.tsx'
import { EscolherArquivos } from '../imagens/escolher-arquivos.tsx'
import { Miniatura } from '../imagens/miniatura.tsx'
import { useBancada } from './bancada.ts'
import { ForaDoLaudo } from './fora-do-laudo.tsx'

/** The figures within sight of who describes them. */
export function PainelDeImagens() {
  const { laudo, loja, envios, fila, visor, disponiveis } = useBancada()
  const imagens = useEdicao(loja, ({ conteudo }) => conteudo.imagens)
  const enviadas = disponiveis.usar()
  const clipes = new Map(enviadas.map(({ arquivo, clipe }) => [arquivo, clipe]))
  const marcaDe = (arquivo: string) => {
    const clipe = clipes.get(arquivo)
    return clipe == null ? undefined : marcaDoClipe(clipe)
  }
  return (
    <>
      <EscolherArquivos aoEscolher={fila.acrescentar} />
      <ListaDeEnvios envios={envios.usar()} aoRepetir={fila.repetir} aoTirar={fila.tirar} />
      {enviadas.length === 0 && (
        <p className="le-nota">As imagens que você ou o equipamento enviar ficam aqui, à vista enquanto escreve.</p>
      )}
      <ul className="li-tira" aria-label="Figuras">
        {imagens.map(({ arquivo, legenda }, indice) => (
          <li key={arquivo}>
            <Miniatura
              laudo={laudo.codigo}
              arquivo={arquivo}
              rotulo={`Ampliar figura ${indice + 1}${legenda === '' ? '' : `: ${legenda}`}`}
              aoAbrir={() => visor.mudar(() => indice)}
              marca={marcaDe(arquivo)}
            />
            <span>{juntar(String(indice + 1), legenda)}</span>
          </li>
        ))}
      </ul>
      <ForaDoLaudo />
    </>
  )
}
