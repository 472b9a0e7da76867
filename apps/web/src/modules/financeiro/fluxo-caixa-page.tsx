import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { Agrupamento } from '@vetlume/dominio/financeiro'
import type { Busca } from '../../buscas.ts'
import { agoraNoFuso } from '../../lib/fuso.ts'
import { Alternancia } from '../../ui/alternancia.tsx'
import { EstadoDeErro, Esqueleto } from '../../ui/estados.tsx'
import { Pagina, Secao } from '../../ui/pagina.tsx'
import { Selecao } from '../../ui/selecao.tsx'
import { consultaDasContasFinanceiras, consultaDoFluxo } from './api.ts'
import estilos from './fluxo-caixa-page.module.css'
import { GraficoDoFluxo } from './grafico-do-fluxo.tsx'
import { FiguraDoMenorSaldo } from './menor-saldo.tsx'
import { TabelaDoFluxo } from './tabela-do-fluxo.tsx'

/** Each grouping looks back and ahead as far as it reads well. */
const VISTAS: Readonly<
  Record<Agrupamento, { rotulo: string; antes: Temporal.DurationLike; depois: Temporal.DurationLike }>
> = {
  DIA: { rotulo: 'Dia', antes: { days: 14 }, depois: { days: 30 } },
  SEMANA: { rotulo: 'Semana', antes: { weeks: 8 }, depois: { weeks: 8 } },
  MES: { rotulo: 'Mês', antes: { months: 6 }, depois: { months: 5 } },
}

const OPCOES_DA_VISTA = (Object.keys(VISTAS) as Agrupamento[]).map((valor) => ({ valor, rotulo: VISTAS[valor].rotulo }))

/** Days of a statement; one that expects nothing ends with the period that goes on. */
function periodoDe(agrupar: Agrupamento, preve: boolean): { de: string; ate: string } {
  const hoje = agoraNoFuso().toPlainDate()
  const { antes, depois } = VISTAS[agrupar]
  const [inicio, fim] = [hoje.subtract(antes), preve ? hoje.add(depois) : hoje]
  if (agrupar === 'SEMANA')
    return {
      de: inicio.subtract({ days: inicio.dayOfWeek - 1 }).toString(),
      ate: fim.add({ days: 7 - fim.dayOfWeek }).toString(),
    }
  if (agrupar === 'MES')
    return { de: inicio.with({ day: 1 }).toString(), ate: fim.with({ day: fim.daysInMonth }).toString() }
  return { de: inicio.toString(), ate: fim.toString() }
}

/** All accounts together, among the keys of each. */
const TODAS = 'todas'

export function FluxoCaixaPage() {
  const busca = useSearch({ from: '/casca/financeiro/fluxo-caixa' })
  const navegar = useNavigate()
  const agrupar = busca.agrupar ?? 'SEMANA'
  const { contaFinanceira } = busca
  const contas = useQuery(consultaDasContasFinanceiras).data?.itens ?? []
  const daConta = contaFinanceira === undefined ? {} : { contaFinanceira }
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...consultaDoFluxo({ agrupar, ...periodoDe(agrupar, contaFinanceira === undefined), ...daConta }),
    placeholderData: keepPreviousData,
  })
  const ir = (search: Busca<'/financeiro/fluxo-caixa'>) => void navegar({ to: '.', search, replace: true })
  return (
    <Pagina
      titulo="Fluxo de caixa"
      descricao={
        contaFinanceira === undefined
          ? 'O que entrou e saiu, e o que se espera: dos títulos em aberto, o vencido como se fosse pago hoje; dos cartões, no dia em que caem.'
          : 'O que entrou e saiu desta conta, com as transferências. Um título em aberto ainda não é de conta nenhuma: a previsão dela é só do que os cartões ainda trazem.'
      }
      migalhas={[{ rotulo: 'Financeiro' }, { rotulo: 'Fluxo de caixa' }]}
      acoes={
        <>
          <Selecao
            rotulo="Conta"
            valor={contaFinanceira ?? TODAS}
            opcoes={[
              { valor: TODAS, rotulo: 'Todas as contas' },
              ...contas.map(({ codigo, nome }) => ({ valor: codigo, rotulo: nome })),
              // Until the accounts come, or where it is none of them, it is not all of them.
              ...(contaFinanceira === undefined || contas.some(({ codigo }) => codigo === contaFinanceira)
                ? []
                : [{ valor: contaFinanceira, rotulo: 'Outra conta' }]),
            ]}
            aoMudar={(codigo) => ir({ agrupar, ...(codigo === TODAS ? {} : { contaFinanceira: codigo }) })}
          />
          <Alternancia
            rotulo="Agrupar por"
            valor={agrupar}
            opcoes={OPCOES_DA_VISTA}
            aoMudar={(novo) => ir({ agrupar: novo, ...daConta })}
          />
        </>
      }
    >
      {data === undefined ? (
        <Secao>
          {error === null ? (
            <Esqueleto linhas={12} />
          ) : (
            <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />
          )}
        </Secao>
      ) : (
        <div aria-busy={isPlaceholderData} className={estilos.fluxo}>
          <Secao titulo="Saldo">
            {data.menorSaldo !== null && <FiguraDoMenorSaldo menor={data.menorSaldo} hoje={data.hoje} />}
            <GraficoDoFluxo
              periodos={data.periodos}
              hoje={data.hoje}
              menor={data.menorSaldo}
              preve={contaFinanceira === undefined}
            />
          </Secao>
          <TabelaDoFluxo periodos={data.periodos} hoje={data.hoje} agrupar={agrupar} conta={contaFinanceira} />
        </div>
      )}
    </Pagina>
  )
}
