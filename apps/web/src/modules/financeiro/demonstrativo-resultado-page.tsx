import {
  COMPARACOES,
  ROTULOS_DA_COMPARACAO,
  type Comparacao,
  type Dre,
  type PeriodoDeMeses,
  type Regime,
  mesPorExtenso,
  periodoCurto,
} from '@vetlume/dominio/financeiro'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { abrirEmNovaAba } from '../../lib/abrir-em-nova-aba.ts'
import type { Busca } from '../../buscas.ts'
import { Alternancia } from '../../ui/alternancia.tsx'
import { avisar } from '../../ui/avisar.ts'
import { BotaoDaPlanilha } from '../../ui/botao-da-planilha.tsx'
import { Botao } from '../../ui/botao.tsx'
import { BotaoElo } from '../../ui/elo.tsx'
import { EstadoDeErro, EstadoVazio, Esqueleto } from '../../ui/estados.tsx'
import { Pagina, Secao } from '../../ui/pagina.tsx'
import { Selecao } from '../../ui/selecao.tsx'
import { buscarDreEmPdf, consultaDoDre } from './api.ts'
import { EscolhaDosMeses } from './escolha-dos-meses.tsx'
import { mesesDaUrl } from './meses.ts'
import { linhasDoDre, titulosDoDre } from './planilhas.ts'
import { TabelaDoDre } from './tabela-do-dre.tsx'

const REGIMES: readonly { valor: Regime; rotulo: string }[] = [
  { valor: 'COMPETENCIA', rotulo: 'Competência' },
  { valor: 'CAIXA', rotulo: 'Caixa' },
]
const OPCOES_DA_COMPARACAO = COMPARACOES.map((valor) => ({ valor, rotulo: ROTULOS_DA_COMPARACAO[valor] }))

type Escolhas = Busca<'/financeiro/demonstrativo-resultado'>

/** Months, regime and comparison live in the address, so that a statement can be shared and gone back to. */
function useEscolhas() {
  const busca = useSearch({ from: '/casca/financeiro/demonstrativo-resultado' })
  const navegar = useNavigate()
  const { regime = 'COMPETENCIA', comparar = 'NENHUMA' } = busca
  const mudar = (mudanca: Escolhas) =>
    void navegar({ to: '.', search: (anterior) => ({ ...anterior, ...mudanca }), replace: true })
  return { pedido: { ...mesesDaUrl(busca), regime, comparar }, mudar }
}

interface OpcoesProps {
  dre: Dre
  comparar: Comparacao
  mudar: (mudanca: Escolhas) => void
}

function Opcoes({ dre, comparar, mudar }: OpcoesProps) {
  const mudarMeses = ({ de, ate }: PeriodoDeMeses) => mudar({ de, ate, ano: undefined })
  return (
    <div className="dr-opcoes" role="group" aria-label="Período e comparação">
      <EscolhaDosMeses periodo={dre} limites={dre} aoMudar={mudarMeses} />
      <Selecao
        rotulo="Comparar com"
        valor={comparar}
        opcoes={OPCOES_DA_COMPARACAO}
        aoMudar={(novo) => mudar({ comparar: novo === 'NENHUMA' ? undefined : novo })}
      />
    </div>
  )
}

/** How to read the comparison, and what it cannot say yet. */
function Nota({ dre: { comparado, de, ate, mesAtual, linhas } }: { dre: Dre }) {
  if (comparado === null) return null
  if (linhas.every((linha) => (linha.comparado ?? 0) === 0))
    return <p className="dr-nota">{`Não há movimento de ${periodoCurto(comparado)}: não há com que comparar.`}</p>
  const incompleto = de <= mesAtual && mesAtual <= ate
  return (
    <p className="dr-nota">
      Diferença positiva melhora o resultado: receita maior ou custo menor.
      {incompleto && ` O mês de ${mesPorExtenso(mesAtual)} ainda não terminou, e é comparado com um mês inteiro.`}
    </p>
  )
}

/** What is on screen, on paper and as a sheet. */
function Acoes({ dre, comparar }: { dre: Dre; comparar: Comparacao }) {
  const { de, ate, regime } = dre
  const arquivo = `dre-${de}-a-${ate}-${regime.toLowerCase()}`
  const imprimir = useMutation({
    mutationFn: () => buscarDreEmPdf({ de, ate, regime, comparar }),
    onSuccess: (pdf) => abrirEmNovaAba(pdf, `${arquivo}.pdf`),
    onError: avisar.erro,
  })
  return (
    <>
      <Botao variant="outlined" loading={imprimir.isPending} onClick={() => imprimir.mutate()}>
        DRE em PDF
      </Botao>
      <BotaoDaPlanilha
        nome={`DRE de ${periodoCurto(dre).replaceAll('/', '-')}`}
        arquivo={arquivo}
        titulos={titulosDoDre(dre)}
        linhas={linhasDoDre(dre)}
      />
    </>
  )
}

export function DemonstrativoResultadoPage() {
  const { pedido, mudar } = useEscolhas()
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...consultaDoDre(pedido),
    placeholderData: keepPreviousData,
  })
  const semMovimento =
    data !== undefined && data.linhas.every(({ total, comparado }) => total === 0 && (comparado ?? 0) === 0)
  return (
    <Pagina
      titulo="Demonstrativo de resultado"
      descricao={
        pedido.regime === 'COMPETENCIA'
          ? 'Pela data do serviço, paga ou não.'
          : 'Pela data do pagamento: só o que entrou e saiu.'
      }
      migalhas={[{ rotulo: 'Financeiro' }, { rotulo: 'DRE' }]}
      acoes={
        <>
          <BotaoElo to="/financeiro/fluxo-caixa" variant="outlined">
            Fluxo de caixa
          </BotaoElo>
          <BotaoElo to="/financeiro/balancete" variant="outlined">
            Balancete
          </BotaoElo>
          <BotaoElo to="/financeiro/contribuicao" variant="outlined">
            Contribuição
          </BotaoElo>
          <Alternancia rotulo="Regime" valor={pedido.regime} opcoes={REGIMES} aoMudar={(regime) => mudar({ regime })} />
          {data !== undefined && !semMovimento && <Acoes dre={data} comparar={pedido.comparar} />}
        </>
      }
    >
      {data === undefined ? (
        <Secao>
          {error === null ? (
            <Esqueleto linhas={14} />
          ) : (
            <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />
          )}
        </Secao>
      ) : (
        <>
          <Opcoes dre={data} comparar={pedido.comparar} mudar={mudar} />
          <Nota dre={data} />
          {semMovimento ? (
            <Secao>
              <EstadoVazio
                titulo={`Sem movimento de ${periodoCurto(data)}`}
                texto="O resultado aparece quando houver atendimentos concluídos, despesas ou pagamentos no período."
              />
            </Secao>
          ) : (
            <TabelaDoDre dre={data} esperando={isPlaceholderData} />
          )}
        </>
      )}
    </Pagina>
  )
}
