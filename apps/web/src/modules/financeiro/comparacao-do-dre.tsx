import './tabela-do-balancete.css'
import { useQuery } from '@tanstack/react-query'
import { LOCALE } from '@vetlume/dominio/constantes'
import type { Alvo } from '@vetlume/dominio/contrato'
import {
  alvoDoDreEntre,
  compararDre,
  mesesDaComparacao,
  type Comparacao,
  type LinhaCalculada,
  type LinhaComparada,
  type Regime,
} from '@vetlume/dominio/financeiro'
import { agoraNoFuso } from '../../lib/fuso.ts'
import { BotaoDaPlanilha } from '../../ui/botao-da-planilha.tsx'
import { Elo } from '../../ui/elo.tsx'
import { EstadoDeErro, EstadoVazio, Esqueleto } from '../../ui/estados.tsx'
import { Secao } from '../../ui/pagina.tsx'
import { QuadroRolavel } from '../../ui/quadro-rolavel.tsx'
import { Recado } from '../../ui/recado.tsx'
import { consultaDoDre } from './api.ts'
import { linhasDaComparacao, nomeDosMeses } from './planilhas.ts'

const emReais = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const comSinal = new Intl.NumberFormat(LOCALE, {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'exceptZero',
})
const emPartes = new Intl.NumberFormat(LOCALE, {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
})

function Valor({ centavos, alvo }: { centavos: number; alvo: Alvo }) {
  if (centavos === 0) return '–'
  return (
    <Elo to={alvo.rota} search={alvo.filtros} color="inherit" underline="hover">
      {emReais.format(centavos / 100)}
    </Elo>
  )
}

/** More is always better, since what goes out is negative: said in words too, for who does not tell the colours. */
function Diferenca({ diferenca, variacaoBp }: Pick<LinhaComparada, 'diferenca' | 'variacaoBp'>) {
  const sentido = diferenca === 0 ? '' : diferenca > 0 ? 'ba-melhor' : 'ba-pior'
  return (
    <>
      <td className={sentido}>
        {diferenca === 0 ? '–' : comSinal.format(diferenca / 100)}
        {diferenca !== 0 && <span className="so-leitor">{diferenca > 0 ? ', melhor' : ', pior'}</span>}
      </td>
      <td className={sentido}>
        {variacaoBp === null ? <abbr title="Não havia com que comparar">–</abbr> : emPartes.format(variacaoBp / 10_000)}
      </td>
    </>
  )
}

interface QuadroProps {
  linhas: readonly LinhaComparada[]
  meses: NonNullable<ReturnType<typeof mesesDaComparacao>>
  regime: Regime
}

function Quadro({ linhas, meses, regime }: QuadroProps) {
  return (
    <QuadroRolavel nome="Resultado comparado, linha a linha" esperando={false}>
      <table aria-label="Resultado comparado" className="ba-quadro">
        <thead>
          <tr>
            <th scope="col">Em reais</th>
            <th scope="col">{nomeDosMeses(meses.atual)}</th>
            <th scope="col">{nomeDosMeses(meses.anterior)}</th>
            <th scope="col">Diferença</th>
            <th scope="col">%</th>
          </tr>
        </thead>
        <tbody>
          {linhas.map((linha) => {
            const classe = linha.subtotal ? 'ba-tipo' : linha.grupo === null ? undefined : 'ba-parte'
            return (
              <tr key={`${linha.linha} ${linha.grupo ?? ''}`} className={classe}>
                <th scope="row">{linha.rotulo}</th>
                <td>
                  <Valor centavos={linha.atual} alvo={alvoDoDreEntre(linha, { regime, ...meses.atual })} />
                </td>
                <td>
                  <Valor centavos={linha.anterior} alvo={alvoDoDreEntre(linha, { regime, ...meses.anterior })} />
                </td>
                <Diferenca {...linha} />
              </tr>
            )
          })}
        </tbody>
      </table>
    </QuadroRolavel>
  )
}

export interface ComparacaoDoDreProps {
  ano: number
  regime: Regime
  linhas: readonly LinhaCalculada[]
  com: Comparacao
}

/** The months of a year that have come, beside those of before. */
export function ComparacaoDoDre({ ano, regime, linhas, com }: ComparacaoDoDreProps) {
  const { data, error, refetch } = useQuery(consultaDoDre(ano - 1, regime))
  const meses = mesesDaComparacao(ano, agoraNoFuso().toPlainDate().toPlainYearMonth().toString(), com)
  if (meses === null)
    return (
      <Secao>
        <EstadoVazio titulo={`${ano} ainda não começou`} texto="A comparação é dos meses que já vieram." />
      </Secao>
    )
  if (data === undefined)
    return (
      <Secao>
        {error === null ? (
          <Esqueleto linhas={14} />
        ) : (
          <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />
        )}
      </Secao>
    )
  const comparadas = compararDre(
    [
      { ano, linhas },
      { ano: ano - 1, linhas: data.linhas },
    ],
    meses,
  )
  return (
    <Secao
      titulo="Comparação"
      acoes={
        <BotaoDaPlanilha
          nome={`DRE comparado de ${ano}`}
          arquivo={`dre-comparado-${ano}-${regime.toLowerCase()}`}
          titulos={['Linha', 'Grupo', nomeDosMeses(meses.atual), nomeDosMeses(meses.anterior), 'Diferença', '%']}
          linhas={linhasDaComparacao(comparadas)}
        />
      }
    >
      {comparadas.every(({ anterior }) => anterior === 0) && (
        <Recado>{`Não há movimento de ${nomeDosMeses(meses.anterior)}: não há com que comparar.`}</Recado>
      )}
      <Quadro linhas={comparadas} meses={meses} regime={regime} />
    </Secao>
  )
}
