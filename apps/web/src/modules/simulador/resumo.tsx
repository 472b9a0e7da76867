import { contar } from '@vetlume/dominio/formatos'
import { formatarReais } from '@vetlume/dominio/dinheiro'
import type { Resposta, Simulacao } from '@vetlume/dominio/simulador'
import type { ReactNode } from 'react'
import { Dinheiro } from '../../ui/valores.tsx'
import { formatarPercentual } from '../cadastros/index.ts'

function Medida({ rotulo, grande = false, children }: { rotulo: string; grande?: boolean; children: ReactNode }) {
  return (
    <div data-grande={grande}>
      <dt>{rotulo}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const preco = ({ valor, porque }: Resposta) =>
  porque === null ? <Dinheiro centavos={valor} /> : <small>{porque}</small>
const emExames = (n: number) => contar(n, 'exame por mês', 'exames por mês')

/** What a scenario gives, large: the prices first. */
export function Resumo({ simulacao: { minimo, sugerido, resultado } }: { simulacao: Simulacao }) {
  return (
    <dl className="sm-resumo">
      <Medida rotulo="Preço mínimo" grande>
        {preco(minimo)}
      </Medida>
      <Medida rotulo="Preço sugerido" grande>
        {preco(sugerido)}
      </Medida>
      {resultado !== null && (
        <>
          <Medida rotulo={resultado.digitado ? 'Margem no seu preço' : 'Margem no preço sugerido'}>
            <span className="vl-numero" data-negativo={resultado.margemBp < 0}>
              {formatarPercentual(resultado.margemBp)}
            </span>
          </Medida>
          <Medida rotulo="Resultado do mês">
            <Dinheiro centavos={resultado.resultadoDoMesCentavos} />
          </Medida>
          <Medida rotulo="Sobra por exame">
            <Dinheiro centavos={resultado.sobraCentavos} />
          </Medida>
          <Medida rotulo="Contribuição por exame">
            <Dinheiro centavos={resultado.contribuicaoCentavos} />
          </Medida>
          <Medida rotulo="Ponto de equilíbrio">
            {resultado.equilibrio.porque === null ? (
              emExames(resultado.equilibrio.valor)
            ) : (
              <small>{resultado.equilibrio.porque}</small>
            )}
          </Medida>
          {resultado.cobradoCentavos !== resultado.precoCentavos && (
            <Medida rotulo="Cobrado com o plantão">{formatarReais(resultado.cobradoCentavos)}</Medida>
          )}
        </>
      )}
    </dl>
  )
}
