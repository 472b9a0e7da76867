import { useQuery } from '@tanstack/react-query'
import type { Quantia } from '@vetlume/dominio/contrato'
import { Elo } from '../../ui/elo.tsx'
import { EstadoDeErro, Esqueleto } from '../../ui/estados.tsx'
import { Secao } from '../../ui/pagina.tsx'
import { LinhaDeValor, QuadroDeValores } from '../../ui/quadro-de-valores.tsx'
import { Data, Dinheiro } from '../../ui/valores.tsx'
import { consultaDaSituacao } from './api.ts'

function Figura({ quantia: { quantidade, centavos, alvo } }: { quantia: Quantia }) {
  if (quantidade === 0) return <Dinheiro centavos={centavos} />
  return (
    <Elo to={alvo.rota} search={alvo.filtros}>
      <Dinheiro centavos={centavos} />
    </Elo>
  )
}

/** The balance of the bank beside that of the books, and what explains the difference. */
export function QuadroDoSaldo({ conta }: { conta: string }) {
  const { data, error, refetch } = useQuery(consultaDaSituacao(conta))
  if (data === undefined)
    return (
      <Secao titulo="Prova do saldo">
        {error === null ? (
          <Esqueleto linhas={5} />
        ) : (
          <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />
        )}
      </Secao>
    )
  const { dia, bancoCentavos, livrosCentavos, pendentes, semExtrato, outrosCentavos } = data
  return (
    <Secao titulo="Prova do saldo">
      <QuadroDeValores>
        <LinhaDeValor rotulo="Saldo nos livros">
          <Dinheiro centavos={livrosCentavos} />
        </LinhaDeValor>
        <LinhaDeValor rotulo="Do banco, a conciliar">
          <Figura quantia={pendentes} />
        </LinhaDeValor>
        <LinhaDeValor rotulo="Dos livros, sem extrato">
          <Figura quantia={semExtrato} />
        </LinhaDeValor>
        {outrosCentavos !== 0 && (
          <LinhaDeValor rotulo="Ignorado, ou de antes do primeiro extrato">
            <Dinheiro centavos={outrosCentavos} />
          </LinhaDeValor>
        )}
        {bancoCentavos !== null && (
          <LinhaDeValor rotulo="Saldo no banco" forte>
            <Dinheiro centavos={bancoCentavos} />
          </LinhaDeValor>
        )}
      </QuadroDeValores>
      {bancoCentavos === null || dia === null ? (
        <p>O banco ainda não disse o saldo: importe um extrato em OFX.</p>
      ) : bancoCentavos === livrosCentavos ? (
        <p>
          Em <Data dia={dia} />, os livros e o banco têm o mesmo saldo.
        </p>
      ) : (
        <p>
          Em <Data dia={dia} />: o saldo nos livros, mais o que espera, menos o que nenhum extrato prova
          {outrosCentavos === 0 ? '' : ', mais o que ficou de fora'}, é o do banco.
        </p>
      )}
    </Secao>
  )
}
