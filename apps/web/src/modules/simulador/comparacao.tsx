import { TIPOS_DE_CUSTO, type ResultadoDoCenario, type TipoDeCusto } from '@vetlume/dominio/simulador'
import { Secao } from '../../ui/pagina.tsx'
import { Dinheiro } from '../../ui/valores.tsx'
import { formatarPercentual } from '../cadastros/index.ts'
import { ROTULOS_DO_CUSTO } from './rotulos.ts'
import type { ControleDaSimulacao } from './formulario.ts'
import { useResultados } from './use-resultado.ts'

interface Comparado {
  /** In the form: two scenarios may have the same name. */
  posicao: number
  nome: string
  resultado: ResultadoDoCenario
}

const somaDe = ({ linhas }: ResultadoDoCenario, custo: TipoDeCusto) =>
  linhas.reduce((soma, { tipo, centavos }) => (tipo === custo ? soma + centavos : soma), 0)

/** One bar a scenario: its costs, then what is left; the mark is what is charged. */
function Barras({ comparados }: { comparados: readonly Comparado[] }) {
  const maior = Math.max(1, ...comparados.map(({ resultado: r }) => Math.max(r.custoCentavos, r.cobradoCentavos)))
  const largura = (centavos: number) => ({ width: `${(centavos / maior) * 100}%` })
  return (
    <div className="sm-comparacao" aria-hidden>
      {comparados.map(({ posicao, nome, resultado }) => (
        <div key={posicao}>
          <span>{nome}</span>
          <div className="sm-pilha">
            {TIPOS_DE_CUSTO.map((tipo) => (
              <i key={tipo} data-tipo={tipo} style={largura(somaDe(resultado, tipo))} />
            ))}
            <i data-tipo="SOBRA" style={largura(Math.max(0, resultado.sobraCentavos))} />
            <b style={{ left: `${(resultado.cobradoCentavos / maior) * 100}%` }} />
          </div>
        </div>
      ))}
    </div>
  )
}

interface LinhaProps {
  rotulo: string
  tipo?: string
  comparados: readonly Comparado[]
  ler: (resultado: ResultadoDoCenario) => number
  /** Basis points, not centavos. */
  percentual?: boolean
}

function Linha({ rotulo, tipo, comparados, ler, percentual = false }: LinhaProps) {
  return (
    <tr>
      <th scope="row">
        {tipo !== undefined && <i className="sm-cor" data-tipo={tipo} aria-hidden />}
        {rotulo}
      </th>
      {comparados.map(({ posicao, resultado }) => (
        <td key={posicao}>
          {percentual ? formatarPercentual(ler(resultado)) : <Dinheiro centavos={ler(resultado)} />}
        </td>
      ))}
    </tr>
  )
}

/** The scenarios beside each other, as bars and as the table that says the same. */
export function Comparacao({ controle }: { controle: ControleDaSimulacao }) {
  const comparados = useResultados(controle).flatMap(({ nome, simulacao }, posicao): Comparado[] =>
    simulacao?.resultado == null ? [] : [{ posicao, nome, resultado: simulacao.resultado }],
  )
  if (comparados.length < 2) return null
  const custos = TIPOS_DE_CUSTO.filter((tipo) => comparados.some(({ resultado }) => somaDe(resultado, tipo) > 0))
  return (
    <Secao titulo="Cenários lado a lado" descricao="Para onde vai o que se cobra por um exame.">
      <Barras comparados={comparados} />
      <div className="sm-rolagem">
        <table className="sm-tabela" aria-label="Cenários lado a lado">
          <thead>
            <tr>
              <th scope="col">Por exame</th>
              {comparados.map(({ posicao, nome }) => (
                <th key={posicao} scope="col">
                  {nome}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {custos.map((tipo) => (
              <Linha
                key={tipo}
                tipo={tipo}
                rotulo={ROTULOS_DO_CUSTO[tipo]}
                comparados={comparados}
                ler={(r) => somaDe(r, tipo)}
              />
            ))}
            <Linha rotulo="Sobra" tipo="SOBRA" comparados={comparados} ler={(r) => r.sobraCentavos} />
            <Linha rotulo="Cobrado" comparados={comparados} ler={(r) => r.cobradoCentavos} />
            <Linha rotulo="Margem" comparados={comparados} ler={(r) => r.margemBp} percentual />
            <Linha rotulo="Resultado do mês" comparados={comparados} ler={(r) => r.resultadoDoMesCentavos} />
          </tbody>
        </table>
      </div>
    </Secao>
  )
}
