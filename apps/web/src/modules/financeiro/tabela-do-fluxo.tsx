import '../../ui/quadro.css'
import type { Alvo } from '@vetlume/dominio/contrato'
import { alvosDoPeriodo, mesPorExtenso, type Agrupamento, type PeriodoDoFluxo } from '@vetlume/dominio/financeiro'
import { formatarData } from '@vetlume/dominio/tempo'
import { Elo } from '../../ui/elo.tsx'
import { Etiqueta } from '../../ui/etiqueta.tsx'
import { QuadroRolavel } from '../../ui/quadro-rolavel.tsx'
import { Dinheiro } from '../../ui/valores.tsx'
import estilos from './tabela-do-fluxo.module.css'

function nomeDoPeriodo({ inicio, fim }: PeriodoDoFluxo, agrupar: Agrupamento): string {
  if (agrupar === 'DIA') return formatarData(inicio)
  if (agrupar === 'MES') return mesPorExtenso(inicio.slice(0, 7))
  return `${formatarData(inicio).slice(0, 5)} a ${formatarData(fim)}`
}

export interface TabelaDoFluxoProps {
  periodos: readonly PeriodoDoFluxo[]
  hoje: string
  agrupar: Agrupamento
  /** One account, of which nothing is expected; undefined for all. */
  conta: string | undefined
}

const ZERO = '–'

/** A figure that opens what it adds up. */
function Quantia({ centavos, alvo, destaque = false }: { centavos: number; alvo: Alvo; destaque?: boolean }) {
  return (
    <Elo to={alvo.rota} search={alvo.filtros} color="inherit" underline="hover">
      <Dinheiro centavos={centavos} destaque={destaque} />
    </Elo>
  )
}

/** Of a movement: nothing moved is a dash. */
const movimento = (centavos: number, alvo: Alvo) =>
  centavos === 0 ? ZERO : <Quantia centavos={centavos} alvo={alvo} />

/** The figures behind the chart: what happened, and what is expected. */
export function TabelaDoFluxo({ periodos, hoje, agrupar, conta }: TabelaDoFluxoProps) {
  const preve = conta === undefined
  return (
    <QuadroRolavel nome="Fluxo de caixa, período a período">
      <table className="vl-quadro">
        <thead>
          <tr>
            <th scope="col">Período</th>
            <th scope="col" className="fim">
              Abertura
            </th>
            <th scope="col" className="fim">
              Entradas
            </th>
            <th scope="col" className="fim">
              Saídas
            </th>
            <th scope="col" className="fim">
              Fechamento
            </th>
            {preve && (
              <>
                <th scope="col" className="fim">
                  A receber
                </th>
                <th scope="col" className="fim">
                  A pagar
                </th>
                <th scope="col" className="fim">
                  Previsto
                </th>
              </>
            )}
          </tr>
        </thead>
        <tbody className={estilos.linhas}>
          {periodos.map((periodo) => {
            const { inicio, fim } = periodo
            const alvos = alvosDoPeriodo(periodo, conta)
            const atual = inicio <= hoje && hoje <= fim
            const futuro = inicio > hoje
            const passado = fim < hoje
            return (
              <tr key={inicio} {...(atual ? { 'aria-current': 'date' as const } : {})}>
                <th scope="row">
                  {nomeDoPeriodo(periodo, agrupar)} {atual && <Etiqueta tom="lume" rotulo="hoje" />}
                </th>
                <td className="fim">{futuro ? ZERO : <Quantia centavos={periodo.abertura} alvo={alvos.abertura} />}</td>
                <td className="fim">{movimento(periodo.entradas, alvos.entradas)}</td>
                <td className="fim">{movimento(-periodo.saidas, alvos.saidas)}</td>
                <td className="fim">
                  {futuro ? ZERO : <Quantia centavos={periodo.fechamento} alvo={alvos.fechamento} destaque />}
                </td>
                {preve && (
                  <>
                    <td className="fim">{movimento(periodo.entradasPrevistas, alvos.entradasPrevistas)}</td>
                    <td className="fim">{movimento(-periodo.saidasPrevistas, alvos.saidasPrevistas)}</td>
                    <td className="fim">
                      {passado ? (
                        ZERO
                      ) : (
                        <Quantia centavos={periodo.fechamentoPrevisto} alvo={alvos.fechamentoPrevisto} destaque />
                      )}
                    </td>
                  </>
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
    </QuadroRolavel>
  )
}
