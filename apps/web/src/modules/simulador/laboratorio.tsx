import { contar } from '@vetlume/dominio/formatos'
import './laboratorio.css'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { Laboratorio } from '@vetlume/dominio/simulador'
import { formatarData } from '@vetlume/dominio/tempo'
import { EstadoDeErro, EstadoVazio, Esqueleto } from '../../ui/estados.tsx'
import { Pagina, Secao } from '../../ui/pagina.tsx'
import { Recado } from '../../ui/recado.tsx'
import { formatarPercentual } from '../cadastros/index.ts'
import { AbasDoSimulador } from './abas-do-simulador.tsx'
import { consultaDoLaboratorio } from './api.ts'
import { CamposDoLaboratorio } from './campos-do-laboratorio.tsx'
import { mudaAlgo, mudancasDaUrl, type MudancasNaUrl } from './mudancas.ts'
import { MIGALHAS, TITULO } from './onde.ts'
import { QuemGanhaEQuemPerde } from './quem-ganha.tsx'
import { TabelaDoLaboratorio } from './tabela-do-laboratorio.tsx'

const exames = (n: number) => contar(n, 'exame', 'exames')

/** What the figures leave as it was, so that nobody reads more in them. */
function avisosDe({ foraDaTabela, semRegra }: Laboratorio, mudancas: MudancasNaUrl): string[] {
  return [
    foraDaTabela > 0
      ? `${exames(foraDaTabela)} com o preço de antes: preço próprio da clínica, serviço fora da tabela ou sem clínica.`
      : null,
    semRegra > 0 && mudancas.repasseBp !== undefined
      ? `${exames(semRegra)} sem regra de repasse quando foram concluídos: seguem sem repasse.`
      : null,
  ].filter((aviso) => aviso !== null)
}

interface ResultadoProps {
  laboratorio: Laboratorio
  mudancas: MudancasNaUrl
  esperando: boolean
}

function Resultado({ laboratorio, mudancas, esperando }: ResultadoProps) {
  const { de, ate, linhas, impostoBp } = laboratorio
  const periodo = `de ${formatarData(de)} a ${formatarData(ate)}`
  if (linhas.length === 0)
    return (
      <Secao>
        <EstadoVazio
          titulo={`Nenhum exame concluído ${periodo}`}
          texto="Escolha outro período: o laboratório refaz a conta dos exames que já foram concluídos."
        />
      </Secao>
    )
  return (
    <div className="lb-resultado" aria-busy={esperando}>
      {mudaAlgo(mudancas) ? (
        <QuemGanhaEQuemPerde laboratorio={laboratorio} />
      ) : (
        <Recado>Nada mudou ainda: o simulado é o real. Escolha outro preço, repasse ou taxa e simule.</Recado>
      )}
      {avisosDe(laboratorio, mudancas).map((aviso) => (
        <Recado key={aviso}>{aviso}</Recado>
      ))}
      <Secao
        titulo={`Exames ${periodo}, em reais`}
        descricao={`Sobra é a receita sem taxas, impostos e repasse. As taxas são as dos pagamentos que o exame já teve; onde ele não diz o seu imposto, vale o cadastrado na empresa, de ${formatarPercentual(impostoBp)}. Despesas da empresa, comissões e descontos de fechamentos ficam de fora.`}
      >
        <TabelaDoLaboratorio laboratorio={laboratorio} esperando={esperando} />
      </Secao>
    </div>
  )
}

/** What the exams that were concluded would have given with other prices, another repasse or another fee. */
export function LaboratorioDePrecos() {
  const busca = useSearch({ from: '/casca/utilitario/simulador-custo-exame' })
  const mudancas = mudancasDaUrl(busca)
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...consultaDoLaboratorio(mudancas),
    placeholderData: keepPreviousData,
  })
  return (
    <Pagina
      titulo={TITULO}
      descricao="Os exames que você já fez, com outros preços, outro repasse ou outra taxa: quanto sobraria em cada clínica. Nada é gravado."
      migalhas={[...MIGALHAS, { rotulo: TITULO }]}
    >
      <AbasDoSimulador noLaboratorio />
      <Secao titulo="O que muda">
        <CamposDoLaboratorio atuais={mudancas} />
      </Secao>
      {error !== null ? (
        <Secao>
          <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />
        </Secao>
      ) : data === undefined ? (
        <Secao>
          <Esqueleto linhas={10} />
        </Secao>
      ) : (
        <Resultado laboratorio={data} mudancas={mudancas} esperando={isPlaceholderData} />
      )}
    </Pagina>
  )
}
