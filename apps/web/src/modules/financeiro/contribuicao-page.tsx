import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import {
  DIMENSOES,
  periodoCurto,
  ROTULOS_DA_DIMENSAO,
  type Contribuicao,
  type Dimensao,
  type PeriodoDeMeses,
} from '@vetlume/dominio/financeiro'
import { Abas } from '../../ui/abas.tsx'
import { BotaoDaPlanilha } from '../../ui/botao-da-planilha.tsx'
import { BotaoElo } from '../../ui/elo.tsx'
import { EstadoDeErro, EstadoVazio, Esqueleto } from '../../ui/estados.tsx'
import { Pagina, Secao } from '../../ui/pagina.tsx'
import { consultaDaContribuicao } from './api.ts'
import { EscolhaDosMeses } from './escolha-dos-meses.tsx'
import { mesesDaUrl } from './meses.ts'
import { linhasDaContribuicao, titulosDaContribuicao } from './planilhas.ts'
import { TabelaDaContribuicao } from './tabela-da-contribuicao.tsx'

const ROTA = '/financeiro/contribuicao'

/** One tab a dimension, each with an address; the months stay. */
function Dimensoes({ atual, meses }: { atual: Dimensao; meses: Partial<PeriodoDeMeses> }) {
  return (
    <Abas
      rotulo="Contribuição por"
      abas={DIMENSOES.map((dimensao) => ({
        rotulo: ROTULOS_DA_DIMENSAO[dimensao],
        para: ROTA,
        busca: { ...meses, dimensao },
        atual: dimensao === atual,
      }))}
    />
  )
}

function Planilha({ contribuicao }: { contribuicao: Contribuicao }) {
  const { dimensao, de, ate } = contribuicao
  return (
    <BotaoDaPlanilha
      nome={`Contribuição por ${ROTULOS_DA_DIMENSAO[dimensao].toLowerCase()}`}
      arquivo={`contribuicao-${dimensao.toLowerCase()}-${de}-a-${ate}`}
      titulos={titulosDaContribuicao(contribuicao)}
      linhas={linhasDaContribuicao(contribuicao)}
    />
  )
}

/** What each specialist, service or clinic leaves: the dimension and the months are in the address. */
export function ContribuicaoPage() {
  const busca = useSearch({ from: '/casca/financeiro/contribuicao' })
  const navegar = useNavigate()
  const dimensao = busca.dimensao ?? 'ESPECIALISTA'
  const meses = mesesDaUrl(busca)
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...consultaDaContribuicao({ dimensao, ...meses }),
    placeholderData: keepPreviousData,
  })
  return (
    <Pagina
      titulo="Contribuição por especialista, serviço e clínica"
      descricao="O que cada um traz pela data do serviço, o que isso custa e o que sobra. Sem vínculo é o que não vem de nenhum; o total é o da DRE."
      migalhas={[
        { rotulo: 'Financeiro' },
        { rotulo: 'DRE', para: '/financeiro/demonstrativo-resultado' },
        { rotulo: 'Contribuição' },
      ]}
      acoes={
        <>
          <BotaoElo to="/financeiro/demonstrativo-resultado" variant="outlined">
            DRE
          </BotaoElo>
          {data !== undefined && data.linhas.length > 0 && <Planilha contribuicao={data} />}
        </>
      }
    >
      <Dimensoes atual={dimensao} meses={meses} />
      {data === undefined ? (
        <Secao>
          {error === null ? (
            <Esqueleto linhas={8} />
          ) : (
            <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />
          )}
        </Secao>
      ) : (
        <>
          <div className="cb-opcoes" role="group" aria-label="Período">
            <EscolhaDosMeses
              periodo={data}
              limites={data}
              aoMudar={({ de, ate }) =>
                void navegar({
                  to: '.',
                  search: (anterior) => ({ ...anterior, de, ate }),
                  replace: true,
                })
              }
            />
          </div>
          {data.linhas.length === 0 ? (
            <Secao>
              <EstadoVazio
                titulo={`Nada de ${periodoCurto(data)}`}
                texto="A contribuição aparece quando houver atendimentos concluídos no período."
              />
            </Secao>
          ) : (
            <TabelaDaContribuicao contribuicao={data} esperando={isPlaceholderData} />
          )}
        </>
      )}
    </Pagina>
  )
}
