import { useQuery } from '@tanstack/react-query'
import { sem } from '../../../lib/sem.ts'
import { avisar } from '../../../ui/avisar.ts'
import { EsqueletoDeFormulario, EstadoDeErro } from '../../../ui/estados.tsx'
import { Pagina } from '../../../ui/pagina.tsx'
import { consultaDoAtendimento, salvarAtendimento, useAtualizar } from '../api.ts'
import { usePapel } from '../papel.ts'
import { useRota } from '../use-rota.ts'
import { FormularioDoAtendimento } from './formulario.tsx'
import { partidaDe } from './valores.ts'

export function EdicaoDoAtendimento({ codigo }: { codigo: string }) {
  const papel = usePapel()
  const rota = useRota()
  const atualizar = useAtualizar()
  // The form opens with what is there now, and keeps it: who saves over somebody else's change is shown both.
  const { data, error, refetch, isFetchedAfterMount } = useQuery({
    ...consultaDoAtendimento(codigo),
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const pronto = data !== undefined && isFetchedAfterMount
  const titulo = data === undefined ? 'Atendimento' : `Atendimento nº ${data.numero}`
  return (
    <Pagina
      titulo={`Editar ${titulo.toLowerCase()}`}
      migalhas={[
        { rotulo: 'Atendimentos', para: '/atendimento', busca: rota.buscaDaLista },
        { rotulo: titulo, para: '/atendimento', busca: rota.buscaDe(codigo) },
        { rotulo: 'Editar' },
      ]}
      {...(data === undefined ? {} : { descricao: `${data.animal.nome}, de ${data.tutor.nome}` })}
    >
      {error !== null && data === undefined && <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />}
      {error === null && !pronto && <EsqueletoDeFormulario campos={8} />}
      {pronto && (
        <FormularioDoAtendimento
          papel={papel}
          atual={data}
          partida={partidaDe(data, papel === 'EMPRESA')}
          rotuloDeSalvar="Salvar"
          aoCancelar={() => void rota.abrir(codigo)}
          aoEnviar={async (dados, aberto) => {
            await salvarAtendimento({
              ...sem(dados, 'animal', 'agendamento', 'janelas'),
              codigo,
              versao: (aberto ?? data).versao,
            })
            await atualizar()
            await rota.abrir(codigo)
            avisar.sucesso('Atendimento salvo.')
          }}
        />
      )}
    </Pagina>
  )
}
