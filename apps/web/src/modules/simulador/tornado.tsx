import type { EfeitoDaAlavanca } from '@vetlume/dominio/simulador'
import { Dinheiro } from '../../ui/valores.tsx'
import { ROTULOS_DA_ALAVANCA } from './rotulos.ts'

const tamanho = ({ menosCentavos, maisCentavos }: EfeitoDaAlavanca) =>
  Math.max(Math.abs(menosCentavos), Math.abs(maisCentavos))

function Barra({ centavos, maior }: { centavos: number; maior: number }) {
  const largura = `${(Math.abs(centavos) / maior) * 50}%`
  return (
    <i
      data-perda={centavos < 0}
      style={centavos < 0 ? { right: '50%', width: largura } : { left: '50%', width: largura }}
    />
  )
}

/** What moves the month most: a table that is its own chart, from the strongest lever to the weakest. */
export function Tornado({ efeitos }: { efeitos: readonly EfeitoDaAlavanca[] }) {
  const [primeiro] = efeitos
  if (primeiro === undefined) return null
  const maior = tamanho(primeiro)
  return (
    <div className="sm-parte">
      <table className="sm-tabela">
        <caption>O que mais mexe no resultado do mês</caption>
        <thead>
          <tr>
            <th scope="col">Se mudar</th>
            <th scope="col">10% menos</th>
            <th scope="col">10% mais</th>
          </tr>
        </thead>
        <tbody>
          {efeitos.map(({ alavanca, menosCentavos, maisCentavos }) => (
            <tr key={alavanca}>
              <th scope="row">
                {ROTULOS_DA_ALAVANCA[alavanca]}
                <span className="sm-tornado" aria-hidden>
                  <Barra centavos={menosCentavos} maior={maior} />
                  <Barra centavos={maisCentavos} maior={maior} />
                </span>
              </th>
              <td>
                <Dinheiro centavos={menosCentavos} />
              </td>
              <td>
                <Dinheiro centavos={maisCentavos} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
