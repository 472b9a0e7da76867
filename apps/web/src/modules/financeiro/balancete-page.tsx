import { mesPorExtenso } from '@vetlume/dominio/financeiro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { agoraNoFuso } from '../../lib/fuso.ts'
import { BotaoDaPlanilha } from '../../ui/botao-da-planilha.tsx'
import { BotaoElo } from '../../ui/elo.tsx'
import { EstadoDeErro, EstadoVazio, Esqueleto } from '../../ui/estados.tsx'
import { Pagina, Secao } from '../../ui/pagina.tsx'
import { Passo } from '../../ui/passo.tsx'
import { consultaDoBalancete } from './api.ts'
import { linhasDoBalancete, TITULOS_DO_BALANCETE } from './planilhas.ts'
import { TabelaDoBalancete } from './tabela-do-balancete.tsx'

const MES = /^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/
const nome = (mes: Temporal.PlainYearMonth) => mesPorExtenso(mes.toString())

/** The month lives in the address, so that a trial balance can be shared and gone back to. */
function useMes() {
  const { mes: escrito } = useSearch({ from: '/casca/financeiro/balancete' })
  const navegar = useNavigate()
  const mes =
    escrito !== undefined && MES.test(escrito)
      ? Temporal.PlainYearMonth.from(escrito)
      : agoraNoFuso().toPlainDate().toPlainYearMonth()
  const passo = (months: number) => {
    const novo = mes.add({ months })
    return {
      nome: nome(novo),
      ir: () => void navegar({ to: '.', search: { mes: novo.toString() }, replace: true }),
    }
  }
  return { mes, passo }
}

export function BalancetePage() {
  const { mes, passo } = useMes()
  const periodo = {
    de: mes.toPlainDate({ day: 1 }).toString(),
    ate: mes.toPlainDate({ day: mes.daysInMonth }).toString(),
  }
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...consultaDoBalancete(periodo),
    placeholderData: keepPreviousData,
  })
  const semMovimento =
    data !== undefined &&
    data.contas.every(
      (conta) => conta.anteriorCentavos === 0 && conta.debitosCentavos === 0 && conta.creditosCentavos === 0,
    )
  return (
    <Pagina
      titulo="Balancete"
      descricao="O que cada conta tinha, o que a moveu e o que ela tem. Débitos e créditos se igualam; cada número abre as suas partidas."
      migalhas={[{ rotulo: 'Financeiro' }, { rotulo: 'Balancete' }]}
      acoes={
        <>
          <BotaoElo to="/financeiro/demonstrativo-resultado" variant="outlined">
            DRE
          </BotaoElo>
          {data !== undefined && !semMovimento && (
            <BotaoDaPlanilha
              nome={`Balancete de ${nome(mes)}`}
              arquivo={`balancete-${mes.toString()}`}
              titulos={TITULOS_DO_BALANCETE}
              linhas={linhasDoBalancete(data.contas)}
            />
          )}
          <Passo rotulo="Mês" atual={nome(mes)} anterior={passo(-1)} seguinte={passo(1)} />
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
            titulo={`Nada até o fim de ${nome(mes)}`}
            texto="As contas aparecem quando houver saldos iniciais, atendimentos concluídos, despesas ou pagamentos."
          />
        </Secao>
      ) : (
        <TabelaDoBalancete contas={data.contas} periodo={periodo} esperando={isPlaceholderData} />
      )}
    </Pagina>
  )
}
