import Box from '@mui/material/Box'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import { Icone } from '../../ui/icones/icone.tsx'
import { ItemElo } from '../../ui/item-elo.tsx'
import type { Associacao } from '../sessao/index.ts'
import { MINHA_EMPRESA } from './minha-empresa.ts'

export interface MenuDeContextoProps {
  ancora: HTMLElement
  associacoes: readonly Associacao[]
  codigoAtual: string
  /** Whether the person may open the record of the company in use. */
  comFicha: boolean
  aoFechar: () => void
  aoEscolher: (associacao: Associacao) => void
}

export function MenuDeContexto({
  ancora,
  associacoes,
  codigoAtual,
  comFicha,
  aoFechar,
  aoEscolher,
}: MenuDeContextoProps) {
  return (
    <Menu open anchorEl={ancora} onClose={aoFechar}>
      {associacoes.map((associacao) => (
        <MenuItem
          key={associacao.codigo}
          selected={associacao.codigo === codigoAtual}
          onClick={() => aoEscolher(associacao)}
        >
          <Box sx={{ flex: 1 }}>
            {associacao.nome}
            {associacao.detalhe !== null && (
              <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
                {associacao.detalhe}
              </Typography>
            )}
          </Box>
          {associacao.codigo === codigoAtual && <Icone nome="check" tamanho="pequeno" tom="marca" />}
        </MenuItem>
      ))}
      {comFicha && (
        <ItemElo {...MINHA_EMPRESA} onClick={aoFechar} sx={{ mt: 1, borderTop: 1, borderColor: 'divider' }}>
          Minha empresa
        </ItemElo>
      )}
    </Menu>
  )
}
