import { useInfiniteQuery } from '@tanstack/react-query'
import type { ItemDeHistorico } from '@vetlume/dominio/historico'
import { fusoEmUso } from '../../lib/fuso.ts'
import { api } from '../../lib/navegador.ts'
import { Botao } from '../../ui/botao.tsx'
import { EstadoDeErro, EstadoVazio, Esqueleto } from '../../ui/estados.tsx'
import { Gaveta } from '../../ui/gaveta.tsx'
import { LinhaDoTempo } from '../../ui/linha-do-tempo.tsx'
import type { EventoDaLinha } from '../../ui/linha-do-tempo.tsx'
import { Texto } from '../../ui/texto.tsx'
import { rotuloDaAcao } from './acoes.ts'
import estilos from './historico-gaveta.module.css'
import { mudancasEmOrdem, rotuloDoCampo, textoDoValor, type CamposDoHistorico } from './valor.ts'

export interface RegistroComHistorico {
  /** As the audit trail names it: `tutor`, `animal`. */
  entidade: string
  registro: string
  /** What people call the record. */
  nome: string
  campos: CamposDoHistorico
}

function Mudancas({
  mudancas,
  campos,
  criacao,
}: Pick<ItemDeHistorico, 'mudancas'> & { campos: CamposDoHistorico; criacao: boolean }) {
  const fuso = fusoEmUso()
  const linhas = mudancasEmOrdem(campos, mudancas).filter(
    ([, [, depois]]) => !criacao || (depois !== null && depois !== false),
  )
  return (
    <dl className={estilos.mudancas}>
      {linhas.map(([nome, [antes, depois]]) => (
        <div key={nome}>
          <dt className={estilos.nome}>{rotuloDoCampo(campos, nome)}</dt>
          <dd className={estilos.valor}>
            {!criacao && (
              <>
                <del className={estilos.caixa}>{textoDoValor(campos[nome], antes, fuso)}</del>
                <span aria-hidden> → </span>
                <span className="so-leitor">passou a</span>
              </>
            )}
            <ins className={estilos.depois}>{textoDoValor(campos[nome], depois, fuso)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function eventoDe(campos: CamposDoHistorico) {
  return ({ codigo, acao, quando, usuario, mudancas }: ItemDeHistorico): EventoDaLinha => ({
    id: codigo,
    titulo: rotuloDaAcao(acao),
    instante: quando,
    autor: usuario ?? 'Sistema',
    tom: acao === 'CRIAR' ? 'marca' : 'neutro',
    detalhe: <Mudancas mudancas={mudancas} campos={campos} criacao={acao === 'CRIAR'} />,
  })
}

function Conteudo({ entidade, registro, campos }: RegistroComHistorico) {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['historico', entidade, registro],
    queryFn: ({ pageParam, signal }) =>
      api(
        'GET /historico',
        { entidade, registro, limite: 20, ...(pageParam === null ? {} : { cursor: pageParam }) },
        { sinal: signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ proximo }) => proximo,
    staleTime: 0,
  })
  if (error !== null && data === undefined) return <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />
  if (data === undefined) return <Esqueleto linhas={8} />
  const itens = data.pages.flatMap((pagina) => pagina.itens)
  if (itens.length === 0) {
    return (
      <EstadoVazio titulo="Sem mudanças" texto="Nada mudou neste registro desde que o sistema guarda o histórico." />
    )
  }
  return (
    <>
      <LinhaDoTempo eventos={itens.map(eventoDe(campos))} />
      {hasNextPage && (
        <Botao
          variant="outlined"
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
          className={estilos.botao}
        >
          Ver mudanças anteriores
        </Botao>
      )}
    </>
  )
}

/** Who changed a record, when, and what each field was and became. */
export function HistoricoGaveta({ aoFechar, ...registro }: RegistroComHistorico & { aoFechar: () => void }) {
  return (
    <Gaveta
      titulo="Histórico"
      sobTitulo={<Texto secundario>{registro.nome}</Texto>}
      largura="30rem"
      aoFechar={aoFechar}
    >
      <Conteudo {...registro} />
    </Gaveta>
  )
}
