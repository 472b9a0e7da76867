import MoreIcon from '@mui/icons-material/MoreVertOutlined'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { FichaComum } from '@vetlume/dominio/cadastro'
import { useState } from 'react'
import { Dica } from '../../../ui/dica.tsx'
import { BotaoHistorico, type CamposDoHistorico } from '../../historico/index.ts'

export interface AcoesDoRegistroProps {
  ficha: FichaComum
  caminho: string
  nome: string
  campos: CamposDoHistorico
  aoMudarSituacao: () => void
  aoExcluir: () => void
}

/** What can be done with a record beside editing it: its history, switching it off and on, deleting it. */
export function AcoesDoRegistro({ ficha, caminho, nome, campos, aoMudarSituacao, aoExcluir }: AcoesDoRegistroProps) {
  const [ancora, definirAncora] = useState<HTMLElement | null>(null)
  const { permissoes, ativo, codigo } = ficha
  const fechar = (depois?: () => void) => () => {
    definirAncora(null)
    depois?.()
  }
  return (
    <>
      {permissoes.verHistorico && <BotaoHistorico entidade={caminho} registro={codigo} nome={nome} campos={campos} />}
      {(permissoes.editar || permissoes.excluir) && (
        <Dica texto="Mais ações">
          <IconButton
            aria-label="Mais ações"
            aria-haspopup="menu"
            aria-expanded={ancora !== null}
            onClick={({ currentTarget }) => definirAncora(currentTarget)}
          >
            <MoreIcon />
          </IconButton>
        </Dica>
      )}
      <Menu open={ancora !== null} anchorEl={ancora} onClose={fechar()}>
        {permissoes.editar && <MenuItem onClick={fechar(aoMudarSituacao)}>{ativo ? 'Desativar' : 'Reativar'}</MenuItem>}
        {permissoes.excluir && (
          <MenuItem onClick={fechar(aoExcluir)} sx={{ color: 'error.main' }}>
            Excluir
          </MenuItem>
        )}
      </Menu>
    </>
  )
}
