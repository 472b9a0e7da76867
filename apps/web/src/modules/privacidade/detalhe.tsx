import { useQuery, useQueryClient } from '@tanstack/react-query'
import { NOMES_DO_TIPO, ROTULOS_DO_PAPEL, type PedidoDeTitularCompleto } from '@vetlume/dominio/privacidade'
import { useState } from 'react'
import { api } from '../../lib/navegador.ts'
import { Botao } from '../../ui/botao.tsx'
import { Colunas } from '../../ui/colunas.tsx'
import { Elo } from '../../ui/elo.tsx'
import { EstadoDeErro, Esqueleto } from '../../ui/estados.tsx'
import { LinhaDoTempo } from '../../ui/linha-do-tempo.tsx'
import { Pagina, Secao } from '../../ui/pagina.tsx'
import { parte } from '../../ui/parte.tsx'
import { LinhaDeValor, QuadroDeValores } from '../../ui/quadro-de-valores.tsx'
import { Data, DataHora } from '../../ui/valores.tsx'
import { ItensDaEliminacao, PreviaDaEliminacao } from './itens.tsx'
import { EtiquetaDoPedido } from './situacao.tsx'

const DialogoDaResposta = parte(async () => (await import('./dialogo-da-resposta.tsx')).DialogoDaResposta)

const consulta = (codigo: string) => ({
  queryKey: ['pedido-titular', 'um', codigo],
  queryFn: ({ signal }: { signal: AbortSignal }) => api('GET /pedido-titular/:codigo', { codigo }, { sinal: signal }),
  // A job writes the answer: until it is there the screen asks again.
  refetchInterval: ({ state }: { state: { data?: PedidoDeTitularCompleto | undefined } }) =>
    state.data?.estado === 'EM_ANALISE' ? 2_000 : (false as const),
})

function Acoes({ pedido }: { pedido: PedidoDeTitularCompleto }) {
  const [acao, definirAcao] = useState<'ATENDER' | 'RECUSAR' | null>(null)
  const cliente = useQueryClient()
  const atualizar = () => cliente.invalidateQueries({ queryKey: ['pedido-titular'] })
  if (!pedido.permissoes.atender) return null
  return (
    <>
      <Botao variant="outlined" onClick={() => definirAcao('RECUSAR')}>
        Recusar
      </Botao>
      <Botao variant="contained" onClick={() => definirAcao('ATENDER')}>
        Atender
      </Botao>
      {acao !== null && (
        <DialogoDaResposta acao={acao} pedido={pedido} atualizar={atualizar} aoFechar={() => definirAcao(null)} />
      )}
    </>
  )
}

function Lado({ pedido }: { pedido: PedidoDeTitularCompleto }) {
  return (
    <Secao titulo="Pedido">
      <QuadroDeValores>
        <LinhaDeValor rotulo="Titular">
          {pedido.papel === 'TUTOR' ? (
            <Elo to="/cadastro/tutor" search={{ codigo: pedido.registro }}>
              {pedido.nome}
            </Elo>
          ) : (
            pedido.nome
          )}
        </LinhaDeValor>
        <LinhaDeValor rotulo="Cadastrado como">{ROTULOS_DO_PAPEL[pedido.papel]}</LinhaDeValor>
        <LinhaDeValor rotulo="Identidade">{pedido.identidade}</LinhaDeValor>
        <LinhaDeValor rotulo="Recebido">
          <DataHora instante={pedido.recebidoEm} />
        </LinhaDeValor>
        <LinhaDeValor rotulo="Prazo da lei" forte>
          <Data dia={pedido.prazo} />
        </LinhaDeValor>
        {pedido.relatorioAte !== null && (
          <LinhaDeValor rotulo="Relatório até">
            <DataHora instante={pedido.relatorioAte} />
          </LinhaDeValor>
        )}
        {pedido.relatorioAte !== null && (
          <LinhaDeValor rotulo="Vezes que foi baixado">{pedido.aberturas.length}</LinhaDeValor>
        )}
      </QuadroDeValores>
    </Secao>
  )
}

function Corpo({ pedido }: { pedido: PedidoDeTitularCompleto }) {
  const { tipo, detalhes, resposta, respondidoEm, respondidoPor, apagados, mantidos, passos, permissoes } = pedido
  return (
    <>
      <Secao titulo={NOMES_DO_TIPO[tipo]}>
        <p>{detalhes ?? 'Sem detalhes.'}</p>
      </Secao>
      {respondidoEm !== null && (
        <Secao titulo="Resposta" descricao={respondidoPor}>
          {resposta !== null && <p>{resposta}</p>}
          <ItensDaEliminacao apagados={apagados} mantidos={mantidos} />
        </Secao>
      )}
      {tipo === 'ELIMINACAO' && permissoes.atender && <PreviaDaEliminacao codigo={pedido.codigo} />}
      <Secao titulo="O que aconteceu">
        <LinhaDoTempo
          eventos={passos.map(({ codigo, texto, autor, quando }) => ({
            id: codigo,
            titulo: texto,
            autor,
            instante: quando,
          }))}
        />
      </Secao>
    </>
  )
}

/** One request: who, what, until when, what was done, and the two answers that the company may give. */
export function DetalheDoPedido({ codigo }: { codigo: string }) {
  const { data, error, refetch } = useQuery(consulta(codigo))
  const titulo = data === undefined ? 'Pedido' : `Pedido nº ${data.numero}`
  return (
    <Pagina
      titulo={titulo}
      migalhas={[{ rotulo: 'Privacidade', para: '/empresa/privacidade' }, { rotulo: titulo }]}
      {...(data === undefined ? {} : { complemento: <EtiquetaDoPedido {...data} />, acoes: <Acoes pedido={data} /> })}
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
        <Colunas lado={<Lado pedido={data} />}>
          <Corpo pedido={data} />
        </Colunas>
      )}
    </Pagina>
  )
}
