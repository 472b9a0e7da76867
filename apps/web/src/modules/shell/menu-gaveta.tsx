import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import Typography from '@mui/material/Typography'
import type { GrupoDeMenu } from '@vetlume/dominio/menu'
import { ROTA_INICIAL } from '@vetlume/dominio/rotas'
import type { UsuarioDaSessao } from '@vetlume/dominio/sessao'
import { useSessao } from '../../lib/use-sessao.ts'
import { Botao } from '../../ui/botao.tsx'
import { Elo } from '../../ui/elo.tsx'
import { Icone } from '../../ui/icones/icone.tsx'
import estilos from './menu-gaveta.module.css'
import { MenuLateral } from './menu-lateral.tsx'
import { MINHA_EMPRESA, veMinhaEmpresa } from './minha-empresa.ts'

export interface GavetaDeMenuProps {
  usuario: UsuarioDaSessao
  grupos: readonly GrupoDeMenu[]
  aoFechar: () => void
  aoAbrirAparencia: () => void
}

/** The menu over the page: on tablets and phones always, on a desktop when chosen. Says who is in, and where. */
export function GavetaDeMenu({ usuario, grupos, aoFechar, aoAbrirAparencia }: GavetaDeMenuProps) {
  const { cliente, clinica } = useSessao()
  const lugar = (cliente ?? clinica)?.nome
  return (
    <Drawer
      open
      onClose={aoFechar}
      slotProps={{ paper: { sx: { width: 'min(19rem, 86vw)', p: 2 }, role: 'dialog', 'aria-label': 'Menu' } }}
    >
      <Box sx={{ px: 2, pt: 2, pb: 3 }}>
        <Typography sx={{ fontWeight: 620 }}>{usuario.nome}</Typography>
        {lugar !== undefined && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {lugar}
          </Typography>
        )}
        {veMinhaEmpresa(cliente) && (
          <Elo {...MINHA_EMPRESA} onClick={aoFechar} className={estilos.elo}>
            Minha empresa
          </Elo>
        )}
      </Box>
      {grupos.length > 0 ? (
        <MenuLateral grupos={grupos} aoNavegar={aoFechar} />
      ) : (
        <Typography sx={{ px: 2, color: 'text.secondary' }}>
          Tudo o que você usa começa no{' '}
          <Elo to={ROTA_INICIAL} onClick={aoFechar}>
            painel
          </Elo>
          . A agenda e a busca ficam na barra de cima.
        </Typography>
      )}
      <Botao
        color="secondary"
        startIcon={<Icone nome="palette" />}
        onClick={aoAbrirAparencia}
        className={estilos.aparencia}
      >
        Aparência
      </Botao>
    </Drawer>
  )
}
