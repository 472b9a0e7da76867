import type { ResultadoDoCenario } from '@vetlume/dominio/simulador'
import { Dinheiro } from '../../ui/valores.tsx'
import { formatarPercentual } from '../cadastros/index.ts'

const parte = (centavos: number, total: number) => (total === 0 ? 0 : Math.round((centavos * 10_000) / total))

/** Where the money of one exam goes, line by line, each with its share of the whole cost. */
export function LinhasDoCusto({ resultado, imposto }: { resultado: ResultadoDoCenario; imposto: string }) {
  const { custoCentavos } = resultado
  // Two supplies may have the same name.
  const linhas = resultado.linhas.map((linha, posicao) => ({ ...linha, posicao }))
  return (
    <div className="sm-parte">
      <table className="sm-tabela">
        <caption>Custo de um exame</caption>
        <thead className="so-leitor">
          <tr>
            <th scope="col">Custo</th>
            <th scope="col">Valor</th>
            <th scope="col">Parte do custo</th>
          </tr>
        </thead>
        <tbody>
          {linhas.map(({ posicao, tipo, rotulo, centavos }) => (
            <tr key={posicao}>
              <th scope="row">
                {rotulo}
                <span className="sm-barra" aria-hidden>
                  <i data-tipo={tipo} style={{ width: `${parte(centavos, custoCentavos) / 100}%` }} />
                </span>
              </th>
              <td>
                <Dinheiro centavos={centavos} />
              </td>
              <td>{formatarPercentual(parte(centavos, custoCentavos))}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Custo total</th>
            <td>
              <Dinheiro centavos={custoCentavos} destaque />
            </td>
            <td>100%</td>
          </tr>
        </tfoot>
      </table>
      <p className="sm-apoio">{imposto}</p>
    </div>
  )
}
