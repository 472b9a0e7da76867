import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { usePode } from '../../lib/use-pode.ts'
import { useRegistroNaUrl } from '../../lib/use-registro-na-url.ts'
import { conteudo } from '../../ui/conteudo.tsx'
import { Pagina } from '../../ui/pagina.tsx'
import { RegistroAusente } from '../../ui/registro-ausente.tsx'
import { consultaDaSimulacao } from './api.ts'
import { ListaDeSimulacoes } from './lista-de-simulacoes.tsx'
import { MIGALHAS_DE_UMA, NO_LABORATORIO, ROTA } from './onde.ts'

const Editor = conteudo(async () => (await import('./editor.tsx')).EditorDaSimulacao)

const Laboratorio = conteudo(async () => (await import('./laboratorio.tsx')).LaboratorioDePrecos)

function UmaSimulacao({ codigo }: { codigo: string }) {
  const { data: simulacao, error, refetch } = useQuery(consultaDaSimulacao(codigo))
  if (simulacao !== undefined) return <Editor simulacao={simulacao} />
  return (
    <Pagina titulo="Simulação" migalhas={[...MIGALHAS_DE_UMA, { rotulo: 'Simulação' }]}>
      <RegistroAusente
        titulo="Simulação"
        genero="a"
        lista={{ to: ROTA, nome: 'simulações' }}
        erro={error}
        aoTentarDeNovo={() => void refetch()}
      />
    </Pagina>
  )
}

export function SimuladorCustoExamePage() {
  const { codigo } = useRegistroNaUrl()
  const { vista } = useSearch({ from: '/casca/utilitario/simulador-custo-exame' })
  const temLaboratorio = usePode('simulador:laboratorio')
  if (codigo === undefined && vista === NO_LABORATORIO.vista && temLaboratorio) return <Laboratorio />
  if (codigo === undefined) return <ListaDeSimulacoes />
  return codigo === null ? <Editor simulacao={null} /> : <UmaSimulacao key={codigo} codigo={codigo} />
}
