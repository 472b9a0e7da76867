import { escritorDeNumeros } from '@vetlume/dominio/constantes'
import { useQuery } from '@tanstack/react-query'
import { alvoDaContribuicao, periodoCurto, type Contribuicao } from '@vetlume/dominio/financeiro'
import { contar, normalizarBusca } from '@vetlume/dominio/formatos'
import { compararComReal, type LinhaDoReal } from '@vetlume/dominio/simulador'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Botao } from '../../ui/botao.tsx'
import { Elo } from '../../ui/elo.tsx'
import { EstadoDeErro, Esqueleto } from '../../ui/estados.tsx'
import { Secao } from '../../ui/pagina.tsx'
import { Selecao } from '../../ui/selecao.tsx'
import { Dinheiro } from '../../ui/valores.tsx'
import { consultaDaContribuicao, Diferenca } from '../financeiro/index.ts'
import type { CamposProps } from './formulario.ts'
import { useResultado } from './use-resultado.ts'

const decimal = escritorDeNumeros({ maximumFractionDigits: 1 })

interface LinhaProps {
  linha: LinhaDoReal
  contribuicao: Contribuicao
  servico: string
}

/** The average opens the entries that it counted. */
function Linha({ linha, contribuicao: { de, ate }, servico }: LinhaProps) {
  const { rotulo, simuladoCentavos, realCentavos, recorte } = linha
  const alvo = recorte && alvoDaContribuicao({ dimensao: 'SERVICO', chave: servico }, recorte, { de, ate })
  return (
    <tr>
      <th scope="row">{rotulo}</th>
      <td>
        <Dinheiro centavos={simuladoCentavos} />
      </td>
      {realCentavos === null || alvo === null ? (
        <td colSpan={3}>não se mede por exame</td>
      ) : (
        <>
          <td>
            <Elo to={alvo.rota} search={alvo.filtros} color="inherit" underline="hover">
              <Dinheiro centavos={realCentavos} />
            </Elo>
          </td>
          <Diferenca total={realCentavos} comparado={simuladoCentavos} />
        </>
      )}
    </tr>
  )
}

function Quadro({ contribuicao, ...campos }: CamposProps & { contribuicao: Contribuicao }) {
  const { cenario, simulacao, falta } = useResultado(campos)
  const [escolhido, escolher] = useState<string | null>(null)
  const feitos = contribuicao.linhas.filter(({ chave, exames }) => chave !== null && exames > 0)
  if (feitos.length === 0) return <p>{`Nenhum exame cobrado de ${periodoCurto(contribuicao)}.`}</p>
  const mesmoNome = feitos.find(({ nome }) => normalizarBusca(nome ?? '') === normalizarBusca(cenario?.servico ?? ''))
  const servico = escolhido ?? mesmoNome?.chave ?? ''
  const real = feitos.find(({ chave }) => chave === servico)
  const resultado = simulacao?.resultado ?? null
  const comparado = real === undefined || resultado === null ? null : compararComReal(resultado, real, contribuicao)
  return (
    <>
      <Selecao
        rotulo="Serviço"
        valor={servico}
        opcoes={[
          ...(servico === '' ? [{ valor: '', rotulo: 'Escolha' }] : []),
          ...feitos.map(({ chave, nome }) => ({ valor: chave ?? '', rotulo: nome ?? '' })),
        ]}
        aoMudar={escolher}
      />
      {resultado === null && <p>{falta ?? 'Informe um preço para comparar.'}</p>}
      {comparado !== null && (
        <>
          <p>
            {`Média de ${contar(comparado.exames, 'exame', 'exames')} de ${periodoCurto(contribuicao)}: `}
            {`${decimal(comparado.examesPorMes)} por mês; o cenário conta com ${decimal(cenario?.exames ?? 0)}.`}
          </p>
          <div className="sm-rolagem">
            <table className="sm-tabela" aria-label="Simulado e real">
              <thead>
                <tr>
                  <th scope="col">Por exame</th>
                  <th scope="col">Simulado</th>
                  <th scope="col">Real</th>
                  <th scope="col">Diferença</th>
                  <th scope="col">%</th>
                </tr>
              </thead>
              <tbody>
                {comparado.linhas.map((linha) => (
                  <Linha key={linha.rotulo} linha={linha} contribuicao={contribuicao} servico={servico} />
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </>
  )
}

function Conteudo(campos: CamposProps) {
  const { data, error, refetch } = useQuery(consultaDaContribuicao({ dimensao: 'SERVICO' }))
  if (data !== undefined) return <Quadro {...campos} contribuicao={data} />
  return error === null ? <Esqueleto linhas={6} /> : <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />
}

/** A scenario beside what its service really gave, exam by exam: read when it is asked for. */
export function ComparacaoComOReal(campos: CamposProps) {
  const [aberta, abrir] = useState(false)
  const cenarios = useWatch({ control: campos.controle, name: 'cenarios' })
  const nome = cenarios[campos.indice]?.nome.trim() ?? ''
  const qual = cenarios.length > 1 && nome !== '' ? `no cenário “${nome}”` : 'aqui'
  return (
    <Secao
      titulo="O real do serviço"
      descricao={`O que os exames do serviço deixaram, ao lado do que foi simulado ${qual}.`}
    >
      <div className="sm-real">
        {aberta ? (
          <Conteudo {...campos} />
        ) : (
          <Botao variant="outlined" onClick={() => abrir(true)}>
            Comparar com o real
          </Botao>
        )}
      </div>
    </Secao>
  )
}
