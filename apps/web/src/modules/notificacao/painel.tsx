import { useQuery } from '@tanstack/react-query'
import type { Notificacao, TipoDeNotificacao } from '@vetlume/dominio/notificacao'
import { useId } from 'react'
import { lerBusca } from '../../lib/busca-na-url.ts'
import { Botao } from '../../ui/botao.tsx'
import { Elo } from '../../ui/elo.tsx'
import { EstadoDeErro, EstadoVazio, Esqueleto } from '../../ui/estados.tsx'
import { Flutuante } from '../../ui/flutuante.tsx'
import { Texto } from '../../ui/texto.tsx'
import { DataHora } from '../../ui/valores.tsx'
import { consultaDeAvisos, useMarcarLidas } from './api.ts'
import { Icone } from '../../ui/icones/icone.tsx'
import type { NomeDoIcone } from '../../ui/icones/nomes.ts'
import estilos from './painel.module.css'

const ICONES: Readonly<Record<TipoDeNotificacao, NomeDoIcone>> = {
  'atendimento.solicitado': 'inbox',
  'atendimento.aceito': 'assignment-turned-in',
  'atendimento.atribuido': 'person-pin',
  'atendimento.concluido': 'check-circle',
  'atendimento.cancelado': 'block',
  'atendimento.comentado': 'forum',
  'agenda.proposta': 'schedule',
  'agenda.resposta': 'event-note',
  'agenda.marcada': 'event',
  'agenda.movida': 'edit-calendar',
  'agenda.cancelada': 'event-busy',
  'laudo.entregue': 'description',
  'laudo.enviado': 'person-pin',
  'laudo.devolvido': 'event-note',
  'laudo.revisado': 'assignment-turned-in',
  'laudo.passado': 'description',
  'laudo.escalado': 'block',
  'laudo.imagens': 'description',
  'estudo.a-descartar': 'block',
  'fechamento.enviado': 'check-circle',
  'fechamento.contestado': 'forum',
  'fechamento.respondido': 'event-note',
  'acerto.enviado': 'schedule',
  'acerto.aprovado': 'assignment-turned-in',
  'nota-fiscal.rejeitada': 'block',
  'nota-fiscal.a-cancelar': 'block',
  'assinatura.nota': 'check-circle',
  'conta-financeira.pix-a-resolver': 'person-pin',
  'conta-financeira.credenciais-recusadas': 'block',
  'equipe.convite-recusado': 'block',
  'equipe.convite-vencido': 'schedule',
  'assinatura.problema': 'block',
  'assinatura.disputa-vencida': 'assignment-turned-in',
  'exportacao.pronta': 'check-circle',
  'titular.pedido': 'person-pin',
  'titular.prazo': 'person-pin',
}

/** `/laudo/editar?codigo=1` as a typed link wants it. */
function destinoDe(rota: string) {
  const [to = '/', busca = ''] = rota.split('?')
  return { to, search: lerBusca(busca) }
}

function Aviso({ aviso, aoAbrir }: { aviso: Notificacao; aoAbrir: () => void }) {
  return (
    <li>
      <Elo {...destinoDe(aviso.rota)} onClick={aoAbrir} color="inherit" underline="none" className={estilos.aviso}>
        <Icone
          nome={ICONES[aviso.tipo]}
          tamanho="pequeno"
          tom={aviso.lida ? 'secundario' : 'marca'}
          className={estilos.icone}
        />
        <span>
          <Texto como="span" forte={!aviso.lida} className={estilos.oQue}>
            {aviso.titulo}
          </Texto>
          <Texto como="span" tamanho="pequeno" secundario>
            <DataHora instante={aviso.quando} formato="relativo" />
          </Texto>
        </span>
        {!aviso.lida && (
          <span className={estilos.trecho}>
            <span className="so-leitor">não lida</span>
          </span>
        )}
      </Elo>
    </li>
  )
}

function Lista({ aoAbrir }: { aoAbrir: () => void }) {
  const { data, error, refetch } = useQuery(consultaDeAvisos)
  if (data === undefined && error !== null) return <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />
  if (data === undefined)
    return (
      <div className={estilos.lista}>
        <Esqueleto linhas={6} />
      </div>
    )
  if (data.itens.length === 0)
    return <EstadoVazio titulo="Nada por aqui" texto="Pedidos, comentários e laudos novos são avisados aqui." />
  return (
    <ul className={estilos.avisos}>
      {data.itens.map((aviso) => (
        <Aviso key={aviso.codigo} aviso={aviso} aoAbrir={aoAbrir} />
      ))}
    </ul>
  )
}

/** The latest notices. They stay new until the person says that they were read. */
export function PainelDeAvisos({ ancora, aoFechar }: { ancora: HTMLElement; aoFechar: () => void }) {
  const id = useId()
  const { data } = useQuery(consultaDeAvisos)
  const { mutate, isPending } = useMarcarLidas()
  // Keys are in order of writing, which is not quite the order of what happened.
  const ultimo = data?.itens
    .map(({ codigo }) => codigo)
    .reduce((maior, codigo) => (codigo > maior ? codigo : maior), '')
  return (
    <Flutuante
      ancora={ancora}
      rotulo="Notificações"
      rotuladoPor={id}
      alinhado="end"
      className={estilos.painel}
      aoFechar={aoFechar}
    >
      <header className={estilos.cabecalho}>
        <Texto como="h2" tamanho="subtitulo" id={id}>
          Notificações
        </Texto>
        <Botao
          size="small"
          disabled={isPending || !ultimo || data?.naoLidas === 0}
          onClick={() => ultimo && mutate(ultimo)}
        >
          Marcar como lidas
        </Botao>
      </header>
      <Lista aoAbrir={aoFechar} />
    </Flutuante>
  )
}
