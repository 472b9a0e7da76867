import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Box from '@mui/material/Box'
import { COMPARACOES, ROTULOS_DA_COMPARACAO, type Comparacao, type Regime } from '@vetlume/dominio/financeiro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { BuscaNaUrl } from '../../lib/busca-na-url.ts'
import { agoraNoFuso } from '../../lib/fuso.ts'
import { BotaoDaPlanilha } from '../../ui/botao-da-planilha.tsx'
import { BotaoElo } from '../../ui/elo.tsx'
import { EstadoDeErro, EstadoVazio, Esqueleto } from '../../ui/estados.tsx'
import { Pagina, Secao } from '../../ui/pagina.tsx'
import { Passo } from '../../ui/passo.tsx'
import { consultaDoDre } from './api.ts'
import { ComparacaoDoDre } from './comparacao-do-dre.tsx'
import { linhasDoDre, TITULOS_DO_DRE } from './planilhas.ts'
import { TabelaDoDre } from './tabela-do-dre.tsx'

const REGIMES: readonly { valor: Regime; rotulo: string }[] = [
  { valor: 'COMPETENCIA', rotulo: 'Competência' },
  { valor: 'CAIXA', rotulo: 'Caixa' },
]

function lerAno(texto: string | undefined, padrao: number): number {
  const ano = Number(texto)
  return Number.isInteger(ano) && ano >= 2000 && ano <= 2100 ? ano : padrao
}

/** Year and regime live in the address, so that a statement can be shared and gone back to. */
function useEscolhas() {
  const busca: BuscaNaUrl = useSearch({ strict: false })
  const navegar = useNavigate()
  const regime: Regime = busca['regime'] === 'CAIXA' ? 'CAIXA' : 'COMPETENCIA'
  const comparar = COMPARACOES.find((uma) => uma === busca['comparar']) ?? null
  const mudar = (mudanca: BuscaNaUrl) =>
    void navegar({ to: '.', search: (anterior: BuscaNaUrl) => ({ ...anterior, ...mudanca }), replace: true })
  return { ano: lerAno(busca['ano'], agoraNoFuso().year), regime, comparar, mudar }
}

export function DemonstrativoResultadoPage() {
  const { ano, regime, comparar, mudar } = useEscolhas()
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...consultaDoDre(ano, regime),
    placeholderData: keepPreviousData,
  })
  const semMovimento = data !== undefined && data.linhas.every(({ total }) => total === 0)
  return (
    <Pagina
      titulo="Demonstrativo de resultado"
      descricao={
        regime === 'COMPETENCIA'
          ? 'Pela data do serviço, paga ou não.'
          : 'Pela data do pagamento: só o que entrou e saiu.'
      }
      migalhas={[{ rotulo: 'Financeiro' }, { rotulo: 'DRE' }]}
      acoes={
        <>
          <BotaoElo to="/financeiro/fluxo-caixa" variant="outlined">
            Fluxo de caixa
          </BotaoElo>
          <ToggleButtonGroup
            exclusive
            value={regime}
            aria-label="Regime"
            onChange={(_, novo: Regime | null) => novo !== null && mudar({ regime: novo })}
          >
            {REGIMES.map(({ valor, rotulo }) => (
              <ToggleButton key={valor} value={valor}>
                {rotulo}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          <ToggleButtonGroup
            exclusive
            value={comparar ?? 'MESES'}
            aria-label="Comparar"
            onChange={(_, nova: Comparacao | 'MESES' | null) =>
              nova !== null && mudar({ comparar: nova === 'MESES' ? undefined : nova })
            }
          >
            <ToggleButton value="MESES">Mês a mês</ToggleButton>
            {COMPARACOES.map((uma) => (
              <ToggleButton key={uma} value={uma}>
                {ROTULOS_DA_COMPARACAO[uma]}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          <Passo
            rotulo="Ano"
            atual={String(ano)}
            anterior={{ nome: `Ano de ${ano - 1}`, ir: () => mudar({ ano: String(ano - 1) }) }}
            seguinte={{ nome: `Ano de ${ano + 1}`, ir: () => mudar({ ano: String(ano + 1) }) }}
          />
          <BotaoElo to="/financeiro/balancete" variant="outlined">
            Balancete
          </BotaoElo>
          {data !== undefined && !semMovimento && comparar === null && (
            <BotaoDaPlanilha
              nome={`DRE de ${data.ano}`}
              arquivo={`dre-${data.ano}-${data.regime.toLowerCase()}`}
              titulos={TITULOS_DO_DRE}
              linhas={linhasDoDre(data.linhas)}
            />
          )}
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
      ) : semMovimento ? (
        <Secao>
          <EstadoVazio
            titulo={`Sem movimento em ${ano}`}
            texto="O resultado aparece quando houver atendimentos concluídos, despesas ou pagamentos no ano."
          />
        </Secao>
      ) : (
        <Box sx={{ opacity: isPlaceholderData ? 0.65 : 1, minWidth: 0 }} aria-busy={isPlaceholderData}>
          {comparar === null ? (
            <TabelaDoDre linhas={data.linhas} ano={data.ano} regime={data.regime} />
          ) : (
            <ComparacaoDoDre linhas={data.linhas} ano={data.ano} regime={data.regime} com={comparar} />
          )}
        </Box>
      )}
    </Pagina>
  )
}
