import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ROTULOS_DO_DESTINATARIO, type IncidenteCompleto } from '@vetlume/dominio/privacidade'
import { useState } from 'react'
import { api } from '../../lib/navegador.ts'
import { Botao } from '../../ui/botao.tsx'
import { Colunas } from '../../ui/colunas.tsx'
import { EstadoDeErro, Esqueleto } from '../../ui/estados.tsx'
import { LinhaDoTempo } from '../../ui/linha-do-tempo.tsx'
import { Pagina, Secao } from '../../ui/pagina.tsx'
import { parte } from '../../ui/parte.tsx'
import { LinhaDeValor, QuadroDeValores } from '../../ui/quadro-de-valores.tsx'
import { Data } from '../../ui/valores.tsx'
import { EtiquetaDoIncidente } from './situacao-do-incidente.tsx'

const DialogoDaComunicacao = parte(async () => (await import('./dialogo-da-comunicacao.tsx')).DialogoDaComunicacao)
const DialogoDoEncerramento = parte(async () => (await import('./dialogo-do-encerramento.tsx')).DialogoDoEncerramento)

const CHAVE = ['incidente']

type Destinatarios = IncidenteCompleto['passos'][number]['destinatarios']
const nomes = (quem: Destinatarios): string => quem.map((qual) => ROTULOS_DO_DESTINATARIO[qual]).join(' e ')

function Acoes({ incidente }: { incidente: IncidenteCompleto }) {
  const [acao, definirAcao] = useState<'COMUNICAR' | 'ENCERRAR' | null>(null)
  const cliente = useQueryClient()
  const { comunicar, encerrar } = incidente.permissoes
  const comuns = {
    incidente,
    atualizar: () => cliente.invalidateQueries({ queryKey: CHAVE }),
    aoFechar: () => definirAcao(null),
  }
  return (
    <>
      {comunicar && (
        <Botao variant={encerrar ? 'outlined' : 'contained'} onClick={() => definirAcao('COMUNICAR')}>
          Registrar comunicação
        </Botao>
      )}
      {encerrar && (
        <Botao variant="contained" onClick={() => definirAcao('ENCERRAR')}>
          Encerrar
        </Botao>
      )}
      {acao === 'COMUNICAR' && <DialogoDaComunicacao {...comuns} />}
      {acao === 'ENCERRAR' && <DialogoDoEncerramento {...comuns} />}
    </>
  )
}

function Lado({ incidente }: { incidente: IncidenteCompleto }) {
  const { pessoas, risco, conhecidoEm, prazo, autor, estado, faltam } = incidente
  return (
    <Secao titulo="Comunicação">
      <QuadroDeValores>
        <LinhaDeValor rotulo="Risco relevante">{risco ? 'Sim' : 'Não'}</LinhaDeValor>
        <LinhaDeValor rotulo="Pessoas atingidas">{pessoas}</LinhaDeValor>
        <LinhaDeValor rotulo="Conhecido em">
          <Data dia={conhecidoEm} />
        </LinhaDeValor>
        {risco && (
          <LinhaDeValor rotulo="Comunicar até" forte>
            <Data dia={prazo} />
          </LinhaDeValor>
        )}
        {estado === 'ABERTO' && risco && <LinhaDeValor rotulo="Falta comunicar">{nomes(faltam)}</LinhaDeValor>}
        <LinhaDeValor rotulo="Registrado por">{autor}</LinhaDeValor>
      </QuadroDeValores>
    </Secao>
  )
}

/** What a step is called, and to whom and when it was told. */
function tituloDoPasso({ tipo, texto, destinatarios, feitaEm }: IncidenteCompleto['passos'][number]) {
  if (tipo === 'REGISTRO') return texto
  if (tipo === 'ENCERRAMENTO') return 'Incidente encerrado'
  return (
    <>
      {destinatarios.length === 0 ? 'Comunicação registrada' : `Comunicado: ${nomes(destinatarios)}`}
      {feitaEm !== null && (
        <>
          , em <Data dia={feitaEm} />
        </>
      )}
    </>
  )
}

function Corpo({ incidente: { descricao, dados, medidas, passos } }: { incidente: IncidenteCompleto }) {
  return (
    <>
      <Secao titulo="O que aconteceu">
        <p>{descricao}</p>
      </Secao>
      <Secao titulo="Dados atingidos">
        <p>{dados}</p>
      </Secao>
      {medidas !== null && (
        <Secao titulo="Medidas tomadas">
          <p>{medidas}</p>
        </Secao>
      )}
      <Secao titulo="Histórico">
        <LinhaDoTempo
          eventos={passos.map((passo) => ({
            id: passo.codigo,
            titulo: tituloDoPasso(passo),
            autor: passo.autor,
            instante: passo.quando,
            ...(passo.tipo === 'REGISTRO' ? {} : { detalhe: passo.texto }),
          }))}
        />
      </Secao>
    </>
  )
}

/** One incident: what happened, until when it is to be told, to whom it was told, and what is left to do. */
export function DetalheDoIncidente({ codigo }: { codigo: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: [...CHAVE, 'um', codigo],
    queryFn: ({ signal }) => api('GET /incidente/:codigo', { codigo }, { sinal: signal }),
  })
  const titulo = data === undefined ? 'Incidente' : `Incidente nº ${data.numero}`
  return (
    <Pagina
      titulo={titulo}
      migalhas={[
        { rotulo: 'Privacidade', para: '/empresa/privacidade' },
        { rotulo: 'Incidentes', para: '/empresa/privacidade', busca: { vista: 'incidentes' } },
        { rotulo: titulo },
      ]}
      {...(data === undefined
        ? {}
        : { complemento: <EtiquetaDoIncidente {...data} />, acoes: <Acoes incidente={data} /> })}
    >
      {data === undefined ? (
        <Secao>
          {error === null ? (
            <Esqueleto linhas={8} />
          ) : (
            <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />
          )}
        </Secao>
      ) : (
        <Colunas lado={<Lado incidente={data} />}>
          <Corpo incidente={data} />
        </Colunas>
      )}
    </Pagina>
  )
}
