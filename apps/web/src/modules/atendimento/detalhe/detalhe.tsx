import { useQuery } from '@tanstack/react-query'
import type { AtendimentoCompleto } from '@vetlume/dominio/atendimento'
import { useState, type ReactNode } from 'react'
import { useTempoReal } from '../../../lib/use-tempo-real.ts'
import { EsqueletoDeFormulario, EstadoDeErro } from '../../../ui/estados.tsx'
import { Pagina, type Migalha } from '../../../ui/pagina.tsx'
import { BotaoHistorico } from '../../historico/index.ts'
import { consultaDoAtendimento } from '../api.ts'
import { usePapel } from '../papel.ts'
import { EtiquetaDoAtendimento, EtiquetaUrgente } from '../situacao.tsx'
import { useRota } from '../use-rota.ts'
import { EmitirDocumento } from '../../modelo-documento/index.ts'
import { Acoes } from './acoes.tsx'
import { Anexos } from './anexos.tsx'
import { Conversa } from './conversa.tsx'
import { Exames } from './exames.tsx'
import { CAMPOS_DO_HISTORICO } from './historico.ts'
import { Acontecimentos, Cobranca, Resumo } from './lateral.tsx'
import { Horario } from '../pedido/horario.tsx'
import { Informacoes, Paciente } from './paciente.tsx'
import estilos from './detalhe.module.css'

function Bloco({ ordem, children }: { ordem: number; children: ReactNode }) {
  return (
    <div className={estilos.bloco} data-ordem={ordem}>
      {children}
    </div>
  )
}

function Conteudo({ atendimento, lidoAntesEm }: { atendimento: AtendimentoCompleto; lidoAntesEm: string | null }) {
  const papel = usePapel()
  return (
    <div className={estilos.colunas}>
      <div className={estilos.coluna}>
        <Bloco ordem={0}>
          <Horario atendimento={atendimento} papel={papel} />
        </Bloco>
        <Bloco ordem={1}>
          <Paciente atendimento={atendimento} />
        </Bloco>
        <Bloco ordem={3}>
          <Exames atendimento={atendimento} papel={papel} />
        </Bloco>
        <Bloco ordem={5}>
          <Informacoes atendimento={atendimento} />
        </Bloco>
        <Bloco ordem={6}>
          <Anexos atendimento={atendimento} />
        </Bloco>
        <Bloco ordem={7}>
          <Conversa atendimento={atendimento} papel={papel} lidoAntesEm={lidoAntesEm} />
        </Bloco>
      </div>
      <aside className={estilos.coluna} aria-label="Situação e andamento">
        <Bloco ordem={2}>
          <Resumo atendimento={atendimento} papel={papel} />
        </Bloco>
        <Bloco ordem={4}>
          <Cobranca titulos={atendimento.titulos} />
        </Bloco>
        <Bloco ordem={8}>
          <Acontecimentos atendimento={atendimento} />
        </Bloco>
      </aside>
    </div>
  )
}

/**
 * What is there now, read again when the other side does something. `lidoAntesEm` is the one of the first reading of
 * this visit: the next ones would say that everything was read.
 */
function useAtendimento(codigo: string) {
  const consulta = useQuery(consultaDoAtendimento(codigo))
  const { data, refetch, isFetchedAfterMount } = consulta
  const [lidoAntesEm, definirLido] = useState<string | null | undefined>()
  if (lidoAntesEm === undefined && data !== undefined && isFetchedAfterMount) definirLido(data.lidoAntesEm)
  useTempoReal((mensagem) => {
    const daqui = mensagem.tipo === 'atendimento' && mensagem.codigo === codigo
    if (daqui || mensagem.tipo === 'avisos') void refetch()
  })
  return { ...consulta, lidoAntesEm: lidoAntesEm ?? null }
}

/** One atendimento: who, what, where it stands, and what may be done next. */
export function DetalheDoAtendimento({ codigo }: { codigo: string }) {
  const papel = usePapel()
  const rota = useRota()
  const { data, error, refetch, lidoAntesEm } = useAtendimento(codigo)
  const migalhas: Migalha[] = [
    {
      rotulo: papel === 'PARCEIRO' ? 'Pedidos de exame' : 'Atendimentos',
      para: '/atendimento',
      busca: rota.buscaDaLista,
    },
    { rotulo: data === undefined ? 'Atendimento' : `Nº ${data.numero}` },
  ]
  if (data === undefined) {
    return (
      <Pagina titulo="Atendimento" migalhas={migalhas}>
        {error === null ? (
          <EsqueletoDeFormulario campos={10} />
        ) : (
          <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />
        )}
      </Pagina>
    )
  }
  const { numero, estado, prioridade, animal, criadoPor } = data
  return (
    <Pagina
      titulo={papel === 'PARCEIRO' ? `Pedido nº ${numero}` : `Atendimento nº ${numero}`}
      migalhas={migalhas}
      complemento={
        <>
          <EtiquetaDoAtendimento estado={estado} />
          {prioridade === 'URGENTE' && <EtiquetaUrgente />}
        </>
      }
      {...(criadoPor === null
        ? {}
        : { descricao: `${data.origem === 'PARCEIRO' ? 'Pedido' : 'Aberto'} por ${criadoPor}` })}
      acoes={
        <>
          {papel !== 'PARCEIRO' && (
            <BotaoHistorico
              entidade="atendimento"
              registro={codigo}
              nome={`Atendimento nº ${numero}, ${animal.nome}`}
              campos={CAMPOS_DO_HISTORICO}
            />
          )}
          <EmitirDocumento animal={animal} atendimento={codigo} especialista={data.especialista} />
          <Acoes atendimento={data} />
        </>
      }
    >
      <Conteudo atendimento={data} lidoAntesEm={lidoAntesEm} />
    </Pagina>
  )
}
