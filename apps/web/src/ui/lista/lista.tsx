import { contar } from '@vetlume/dominio/formatos'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { ErroDeApi } from '../../lib/erro-de-api.ts'
import { TELEFONE, useMedia } from '../../lib/use-media.ts'
import { Botao } from '../botao.tsx'
import { EstadoDeErro, EstadoVazio } from '../estados.tsx'
import { AcoesDaLista } from './acoes-da-lista.tsx'
import { CampoDeBusca } from './campo-de-busca.tsx'
import { Cartoes } from './cartoes.tsx'
import { BarraDeFiltros } from './filtros.tsx'
import { consultaDaPagina } from './primeira-pagina.ts'
import { Rodape } from './rodape.tsx'
import { Tabela } from './tabela.tsx'
import type { Filtro, ListaProps } from './tipos.ts'
import { useColunas } from './use-colunas.ts'
import { useConsulta } from './use-consulta.ts'
import { useSelecao } from './use-selecao.ts'
import { useTotal } from './use-total.ts'
import estilos from './lista.module.css'

const SEM_FILTROS: readonly Filtro[] = []
const SEM_ITENS: readonly never[] = []

/**
 * A list from the server: text search, filters, sort and page live in the address; loading, empty, failed and filled
 * states; a table on wide screens and cards on narrow ones. See `ListaProps` for what each list says about itself.
 */
export function Lista<T extends { codigo: string }>(props: ListaProps<T>) {
  const {
    nomes,
    chave,
    buscar,
    colunas,
    filtros = SEM_FILTROS,
    dicaDaBusca = `Buscar ${nomes[1]}`,
    ordemPadrao,
    porRelevancia = false,
    abrir,
    vazio,
    acoesDaSelecao,
  } = props
  const estreita = useMedia(TELEFONE)
  const uso = useConsulta(filtros, { ordemPadrao, porRelevancia })
  const { consulta, mudar, limpar, filtrada } = uso
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...consultaDaPagina({ chave, buscar }, consulta),
    placeholderData: keepPreviousData,
  })
  const total = useTotal({ chave, buscar, consulta, pagina: data, anterior: isPlaceholderData })
  const nome = chave.join('/')
  const escolha = useColunas(nome, colunas, estreita)
  const { selecao, marcados, limpar: desmarcar } = useSelecao(data?.itens ?? SEM_ITENS)
  const aoBuscar = useCallback((busca: string) => mudar({ busca }), [mudar])
  const semNada = data !== undefined && data.itens.length === 0
  const comuns = {
    rotulo: nomes[1],
    itens: data?.itens,
    colunas: escolha.visiveis,
    abrir,
    atualizando: isPlaceholderData,
    selecao: acoesDaSelecao === undefined ? undefined : selecao,
  }

  const conteudo = () => {
    if (error !== null && data === undefined) return <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />
    if (semNada && filtrada) {
      return (
        <EstadoVazio
          cena="busca"
          titulo={`Nenhum resultado em ${nomes[1]}`}
          texto="Confira o que foi digitado ou tire algum filtro."
          acao={
            <Botao variant="outlined" onClick={limpar}>
              Limpar filtros
            </Botao>
          }
        />
      )
    }
    if (semNada) return <EstadoVazio {...vazio} />
    if (estreita) return <Cartoes {...comuns} />
    return <Tabela {...comuns} ordem={consulta['ordem']} aoOrdenar={(ordem) => mudar({ ordem })} />
  }
  const emMoldura = semNada || (error !== null && data === undefined)
  const semAcesso = error instanceof ErroDeApi && error.codigo === 'SEM_PERMISSAO'
  // A registry without a single row has nothing to search, nor has one that the person may not see.
  const comBarra = (filtrada || !semNada) && !semAcesso

  return (
    <div className={estilos.lista}>
      {isFetching && data !== undefined && (
        <div role="progressbar" aria-label="Atualizando a lista" className={estilos.atualizando} />
      )}
      {comBarra && (
        <div role="search" className={estilos.barra}>
          {dicaDaBusca !== null && (
            <CampoDeBusca valor={consulta['busca'] ?? ''} dica={dicaDaBusca} aoMudar={aoBuscar} />
          )}
          <BarraDeFiltros filtros={filtros} valores={consulta} filtrada={filtrada} aoMudar={mudar} aoLimpar={limpar} />
          <AcoesDaLista
            nomes={nomes}
            buscar={buscar}
            lista={nome}
            filtros={filtros}
            uso={uso}
            escolha={escolha}
            vazia={semNada}
          />
        </div>
      )}
      {marcados.length > 0 && acoesDaSelecao !== undefined && (
        <div role="region" aria-label="Linhas marcadas" className={estilos.marcadas}>
          <div role="status" className={estilos.quantas}>
            {contar(marcados.length, 'linha marcada', 'linhas marcadas')}
          </div>
          {acoesDaSelecao(marcados, desmarcar)}
          <Botao color="secondary" onClick={desmarcar}>
            Desmarcar
          </Botao>
        </div>
      )}
      {emMoldura ? <div className={estilos.moldura}>{conteudo()}</div> : conteudo()}
      {data !== undefined && !semNada && <Rodape dados={data} total={total} nomes={nomes} uso={uso} />}
    </div>
  )
}
