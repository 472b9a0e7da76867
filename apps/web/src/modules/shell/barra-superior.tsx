import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { Link } from '@tanstack/react-router'
import { PRODUTO } from '@vetlume/dominio/produto'
import { ROTA_INICIAL } from '@vetlume/dominio/rotas'
import type { UsuarioDaSessao } from '@vetlume/dominio/sessao'
import type { ReactNode } from 'react'
import { usePode } from '../../lib/use-pode.ts'
import { Dica } from '../../ui/dica.tsx'
import { BotaoIconeElo } from '../../ui/elo.tsx'
import { Icone } from '../../ui/icones/icone.tsx'
import { Marca } from '../../ui/marca.tsx'
import { TrocaDeContexto } from './troca-de-contexto.tsx'

export interface BarraSuperiorProps {
  usuario: UsuarioDaSessao
  /** The horizontal menu has nothing to open or close. */
  menu: { aberto: boolean; alternar: () => void } | null
  aoAbrirAparencia: () => void
  aoAbrirAtalhos: () => void
  aoTrocarContexto: () => void
  aoSair: () => void
  /** Quick actions that other areas add: search, notifications. */
  acoes?: ReactNode
}

const iniciais = (nome: string) =>
  nome
    .split(' ')
    .filter(Boolean)
    .map(([letra]) => letra)
    .filter((_, indice, todas) => indice === 0 || indice === todas.length - 1)
    .join('')
    .toUpperCase()

export function BarraSuperior({
  usuario,
  menu,
  aoAbrirAparencia,
  aoAbrirAtalhos,
  aoTrocarContexto,
  aoSair,
  acoes,
}: BarraSuperiorProps) {
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 0, sm: 1.5 },
        height: 60,
        px: { xs: 3, sm: 4 },
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {menu !== null && (
        <Dica texto={menu.aberto ? 'Recolher menu' : 'Abrir menu'}>
          <IconButton
            onClick={menu.alternar}
            aria-label={menu.aberto ? 'Recolher menu' : 'Abrir menu'}
            aria-expanded={menu.aberto}
            edge="start"
          >
            <Icone nome="menu" />
          </IconButton>
        </Dica>
      )}
      <Box
        component={Link}
        to={ROTA_INICIAL}
        aria-label={`${PRODUTO.nome}: início`}
        sx={{
          display: 'inline-flex',
          flexShrink: 0,
          textDecoration: 'none',
          borderRadius: 'var(--vl-raio-menor)',
          mr: 'auto',
          '& .vl-marca-nome': { display: { xs: 'none', sm: 'inline' } },
        }}
      >
        <Marca tamanho={26} />
      </Box>
      <TrocaDeContexto usuario={usuario} aoTrocar={aoTrocarContexto} />
      {acoes}
      {usePode('agenda:ler') && (
        <Dica texto="Agenda">
          <BotaoIconeElo to="/agenda/agenda-atendimento" aria-label="Agenda">
            <Icone nome="calendar-month" />
          </BotaoIconeElo>
        </Dica>
      )}
      <Dica texto="Atalhos do teclado">
        <IconButton
          onClick={aoAbrirAtalhos}
          aria-label="Atalhos do teclado"
          sx={{ display: { xs: 'none', md: 'inline-flex' } }}
        >
          <Icone nome="keyboard" />
        </IconButton>
      </Dica>
      <Dica texto="Aparência">
        {/* On a phone it is in the menu: seven buttons and a mark do not fit 320 px. */}
        <IconButton
          onClick={aoAbrirAparencia}
          aria-label="Aparência"
          sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
        >
          <Icone nome="palette" />
        </IconButton>
      </Dica>
      <Dica texto="Minha conta">
        <Box
          component={Link}
          to="/conta"
          aria-label={`${usuario.nome}: minha conta`}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 2,
            minHeight: 38,
            px: { xs: 1, sm: 2 },
            ml: { sm: 1 },
            borderRadius: 'var(--vl-raio)',
            color: 'inherit',
            textDecoration: 'none',
            '&:hover': { bgcolor: 'action.hover' },
          }}
        >
          <Box
            component="span"
            sx={{
              display: 'grid',
              placeItems: 'center',
              width: { xs: 28, sm: 32 },
              height: { xs: 28, sm: 32 },
              borderRadius: '50%',
              fontSize: 'var(--vl-texto-micro)',
              fontWeight: 650,
              bgcolor: 'var(--vl-marca-suave)',
              color: 'primary.main',
            }}
          >
            {iniciais(usuario.nome)}
          </Box>
          <Typography
            component="span"
            sx={{
              display: { xs: 'none', lg: 'block' },
              fontWeight: 550,
              maxWidth: '12rem',
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
            }}
          >
            {usuario.nome}
          </Typography>
        </Box>
      </Dica>
      <Dica texto="Sair">
        <IconButton onClick={aoSair} aria-label="Sair" edge="end">
          <Icone nome="logout" />
        </IconButton>
      </Dica>
    </Box>
  )
}
