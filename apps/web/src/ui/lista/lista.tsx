import { keyframes } from '@emotion/react'
import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { Theme } from '@mui/material/styles'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { ErroDeApi } from '../../lib/erro-de-api.ts'
import { Botao } from '../botao.tsx'
import { EstadoDeErro, EstadoVazio } from '../estados.tsx'
import { AcoesDaLista } from './acoes-da-lista.tsx'
import { CampoDeBusca } from './campo-de-busca.tsx'
import { Cartoes } from './cartoes.tsx'
import { BarraDeFiltros } from './filtros.tsx'
import { Rodape } from './rodape.tsx'
import { Tabela } from './tabela.tsx'
import type { Filtro, ListaProps } from './tipos.ts'
import { useColunas } from './use-colunas.ts'
import { useConsulta } from './use-consulta.ts'
import { useSelecao } from './use-selecao.ts'
import { useTotal } from './use-total.ts'

const correr = keyframes`to { left: 70%; }`
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
    abrir,
    vazio,
    acoesDaSelecao,
  } = props
  const estreita = useMediaQuery((tema: Theme) => tema.breakpoints.down('sm'))
  const uso = useConsulta(
    filtros.map(({ id }) => id),
    ordemPadrao,
  )
  const { consulta, mudar, limpar, filtrada } = uso
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    queryKey: [...chave, consulta],
    queryFn: ({ signal }) => buscar(consulta, signal),
    placeholderData: keepPreviousData,
  })
  const total = useTotal({ chave, buscar, consulta, pagina: data, anterior: isPlaceholderData })
  const escolha = useColunas(chave.join('/'), colunas, estreita)
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
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: 3, position: 'relative' }}>
      {isFetching && data !== undefined && (
        <Box
          role="progressbar"
          aria-label="Atualizando a lista"
          sx={{
            position: 'absolute',
            top: -10,
            left: 0,
            width: '30%',
            height: 2,
            borderRadius: 1,
            bgcolor: 'primary.main',
            animation: `${correr} 1.1s ease-in-out infinite alternate`,
          }}
        />
      )}
      {comBarra && (
        <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          {dicaDaBusca !== null && (
            <CampoDeBusca valor={consulta['busca'] ?? ''} dica={dicaDaBusca} aoMudar={aoBuscar} />
          )}
          <BarraDeFiltros filtros={filtros} valores={consulta} filtrada={filtrada} aoMudar={mudar} aoLimpar={limpar} />
          <AcoesDaLista nomes={nomes} buscar={buscar} consulta={consulta} escolha={escolha} vazia={semNada} />
        </Box>
      )}
      {marcados.length > 0 && acoesDaSelecao !== undefined && (
        <Box
          role="region"
          aria-label="Linhas marcadas"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 2,
            px: 3.5,
            py: 2,
            borderRadius: 'var(--vl-raio)',
            bgcolor: 'var(--vl-marca-suave)',
          }}
        >
          <Box role="status" sx={{ fontWeight: 600, mr: 'auto' }}>
            {marcados.length === 1 ? '1 linha marcada' : `${marcados.length} linhas marcadas`}
          </Box>
          {acoesDaSelecao(marcados, desmarcar)}
          <Botao color="secondary" onClick={desmarcar}>
            Desmarcar
          </Botao>
        </Box>
      )}
      {emMoldura ? (
        <Box
          sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 'var(--vl-raio-maior)' }}
        >
          {conteudo()}
        </Box>
      ) : (
        conteudo()
      )}
      {data !== undefined && !semNada && <Rodape dados={data} total={total} nomes={nomes} uso={uso} />}
    </Box>
  )
}
