import AceitoIcon from '@mui/icons-material/AssignmentTurnedInOutlined'
import CanceladoIcon from '@mui/icons-material/BlockOutlined'
import ConcluidoIcon from '@mui/icons-material/CheckCircleOutlined'
import MarcadaIcon from '@mui/icons-material/EventOutlined'
import MovidaIcon from '@mui/icons-material/EditCalendarOutlined'
import CanceladaIcon from '@mui/icons-material/EventBusyOutlined'
import RespostaIcon from '@mui/icons-material/EventNoteOutlined'
import PropostaIcon from '@mui/icons-material/ScheduleOutlined'
import LaudoIcon from '@mui/icons-material/DescriptionOutlined'
import ComentadoIcon from '@mui/icons-material/ForumOutlined'
import SolicitadoIcon from '@mui/icons-material/InboxOutlined'
import AtribuidoIcon from '@mui/icons-material/PersonPinOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import type SvgIcon from '@mui/material/SvgIcon'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { Notificacao, TipoDeNotificacao } from '@vetlume/dominio/notificacao'
import { useId } from 'react'
import { lerBusca } from '../../lib/busca-na-url.ts'
import { Elo } from '../../ui/elo.tsx'
import { EstadoDeErro, EstadoVazio, Esqueleto } from '../../ui/estados.tsx'
import { DataHora } from '../../ui/valores.tsx'
import { consultaDeAvisos, useMarcarLidas } from './api.ts'

const ICONES: Readonly<Record<TipoDeNotificacao, typeof SvgIcon>> = {
  'atendimento.solicitado': SolicitadoIcon,
  'atendimento.aceito': AceitoIcon,
  'atendimento.atribuido': AtribuidoIcon,
  'atendimento.concluido': ConcluidoIcon,
  'atendimento.cancelado': CanceladoIcon,
  'atendimento.comentado': ComentadoIcon,
  'agenda.proposta': PropostaIcon,
  'agenda.resposta': RespostaIcon,
  'agenda.marcada': MarcadaIcon,
  'agenda.movida': MovidaIcon,
  'agenda.cancelada': CanceladaIcon,
  'laudo.entregue': LaudoIcon,
  'laudo.enviado': AtribuidoIcon,
  'laudo.devolvido': RespostaIcon,
  'laudo.revisado': AceitoIcon,
  'laudo.passado': LaudoIcon,
  'laudo.escalado': CanceladoIcon,
  'laudo.imagens': LaudoIcon,
  'estudo.a-descartar': CanceladoIcon,
  'fechamento.enviado': ConcluidoIcon,
  'fechamento.contestado': ComentadoIcon,
  'fechamento.respondido': RespostaIcon,
  'acerto.enviado': PropostaIcon,
  'acerto.aprovado': AceitoIcon,
  'nota-fiscal.rejeitada': CanceladoIcon,
  'nota-fiscal.a-cancelar': CanceladoIcon,
  'assinatura.nota': ConcluidoIcon,
  'conta-financeira.pix-a-resolver': AtribuidoIcon,
  'conta-financeira.credenciais-recusadas': CanceladoIcon,
  'equipe.convite-recusado': CanceladoIcon,
  'equipe.convite-vencido': PropostaIcon,
  'assinatura.problema': CanceladoIcon,
  'assinatura.disputa-vencida': AceitoIcon,
  'exportacao.pronta': ConcluidoIcon,
  'titular.pedido': AtribuidoIcon,
  'titular.prazo': AtribuidoIcon,
}

/** `/laudo/editar?codigo=1` as a typed link wants it. */
function destinoDe(rota: string) {
  const [to = '/', busca = ''] = rota.split('?')
  return { to, search: lerBusca(busca) }
}

function Aviso({ aviso, aoAbrir }: { aviso: Notificacao; aoAbrir: () => void }) {
  const Icone = ICONES[aviso.tipo]
  return (
    <Box component="li">
      <Elo
        {...destinoDe(aviso.rota)}
        onClick={aoAbrir}
        color="inherit"
        underline="none"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0,1fr) auto',
          gap: 2.5,
          px: 4,
          py: 2.5,
          '&:hover, &:focus-visible': { bgcolor: 'action.hover' },
        }}
      >
        <Icone aria-hidden fontSize="small" sx={{ mt: 0.5, color: aviso.lida ? 'text.secondary' : 'primary.main' }} />
        <span>
          <Typography component="span" sx={{ display: 'block', fontWeight: aviso.lida ? 400 : 600 }}>
            {aviso.titulo}
          </Typography>
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
            <DataHora instante={aviso.quando} formato="relativo" />
          </Typography>
        </span>
        {!aviso.lida && (
          <Box component="span" sx={{ width: 8, height: 8, mt: 1.5, borderRadius: '50%', bgcolor: 'var(--vl-lume)' }}>
            <span className="so-leitor">não lida</span>
          </Box>
        )}
      </Elo>
    </Box>
  )
}

function Lista({ aoAbrir }: { aoAbrir: () => void }) {
  const { data, error, refetch } = useQuery(consultaDeAvisos)
  if (data === undefined && error !== null) return <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />
  if (data === undefined)
    return (
      <Box sx={{ p: 4 }}>
        <Esqueleto linhas={6} />
      </Box>
    )
  if (data.itens.length === 0)
    return <EstadoVazio titulo="Nada por aqui" texto="Pedidos, comentários e laudos novos são avisados aqui." />
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.itens.map((aviso) => (
        <Aviso key={aviso.codigo} aviso={aviso} aoAbrir={aoAbrir} />
      ))}
    </Box>
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
    <Popover
      open
      anchorEl={ancora}
      onClose={aoFechar}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': id,
          sx: { mt: 1, width: 'min(25rem, 96vw)', maxHeight: 'min(36rem, 80vh)' },
        },
      }}
    >
      <Box
        component="header"
        sx={{
          position: 'sticky',
          top: 0,
          zIndex: 1,
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
          px: 4,
          py: 2.5,
          bgcolor: 'background.paper',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography id={id} component="h2" variant="h3">
          Notificações
        </Typography>
        <Button
          size="small"
          disabled={isPending || !ultimo || data?.naoLidas === 0}
          onClick={() => ultimo && mutate(ultimo)}
        >
          Marcar como lidas
        </Button>
      </Box>
      <Lista aoAbrir={aoFechar} />
    </Popover>
  )
}
