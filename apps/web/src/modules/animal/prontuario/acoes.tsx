import EditIcon from '@mui/icons-material/EditOutlined'
import MoreIcon from '@mui/icons-material/MoreVertOutlined'
import NovoIcon from '@mui/icons-material/AddOutlined'
import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { AnimalCompleto } from '@vetlume/dominio/animal'
import { Suspense, useState } from 'react'
import { useRegistroNaUrl } from '../../../lib/use-registro-na-url.ts'
import { Dica } from '../../../ui/dica.tsx'
import { BotaoElo } from '../../../ui/elo.tsx'
import { useAcoes, usePode, type Tela } from '../../cadastros/index.ts'
import { BotaoHistorico } from '../../historico/index.ts'
import { CAMPOS_DO_ANIMAL } from '../campos-da-trilha.ts'
import { parte } from '../../../ui/parte.tsx'

const DialogoDeObito = parte(async () => (await import('./dialogo-de-obito.tsx')).DialogoDeObito)

export interface AcoesProps {
  tela: Tela
  ficha: AnimalCompleto
  aoPedirFoto: () => void
  aoRetirarFoto: () => void
  /** Undefined for who may not merge. */
  aoUnir: (() => void) | undefined
  aoMudar: (ficha: AnimalCompleto) => void
}

function MenuDoPaciente({ tela, ficha, aoPedirFoto, aoRetirarFoto, aoUnir, aoMudar }: AcoesProps) {
  const [ancora, definirAncora] = useState<HTMLElement | null>(null)
  const [obito, definirObito] = useState(false)
  const { fechar: irParaALista } = useRegistroNaUrl()
  const { mudarSituacao, excluir } = useAcoes(tela, ficha, {
    nome: ficha.nome,
    tambem: ['tutor'],
    aoMudar,
    aoExcluir: irParaALista,
  })
  const depois = (executar: () => void) => () => {
    definirAncora(null)
    executar()
  }
  const { editar, excluir: podeExcluir } = ficha.permissoes
  return (
    <>
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
      <Menu open={ancora !== null} anchorEl={ancora} onClose={() => definirAncora(null)}>
        {editar && (
          <MenuItem onClick={depois(aoPedirFoto)}>{ficha.foto === null ? 'Incluir foto' : 'Trocar foto'}</MenuItem>
        )}
        {editar && ficha.foto !== null && <MenuItem onClick={depois(aoRetirarFoto)}>Retirar foto</MenuItem>}
        {editar && ficha.obito === null && (
          <MenuItem onClick={depois(() => definirObito(true))}>Registrar óbito</MenuItem>
        )}
        {aoUnir !== undefined && <MenuItem onClick={depois(aoUnir)}>Unir outro cadastro</MenuItem>}
        {editar && <Divider />}
        {editar && <MenuItem onClick={depois(mudarSituacao)}>{ficha.ativo ? 'Desativar' : 'Reativar'}</MenuItem>}
        {podeExcluir && (
          <MenuItem onClick={depois(excluir)} sx={{ color: 'error.main' }}>
            Excluir
          </MenuItem>
        )}
      </Menu>
      {obito && (
        <Suspense fallback={null}>
          <DialogoDeObito ficha={ficha} aoFechar={() => definirObito(false)} />
        </Suspense>
      )}
    </>
  )
}

/** What can be done with the patient. One that died, or that was switched off, is not offered for new exams. */
export function Acoes(props: AcoesProps) {
  const { ficha } = props
  const podeAtender = usePode('atendimento:escrever') && ficha.ativo && ficha.obito === null
  const { buscaDoRegistro } = useRegistroNaUrl()
  const { editar, excluir, verHistorico } = ficha.permissoes
  return (
    <>
      {podeAtender && (
        <BotaoElo
          to="/atendimento"
          search={{ novo: '1', animal: ficha.codigo }}
          variant="contained"
          startIcon={<NovoIcon />}
        >
          Novo atendimento
        </BotaoElo>
      )}
      {editar && (
        <BotaoElo
          to="/cadastro/animal"
          search={{ ...buscaDoRegistro(ficha.codigo), editar: '1' }}
          variant="outlined"
          startIcon={<EditIcon />}
        >
          Editar
        </BotaoElo>
      )}
      {verHistorico && (
        <BotaoHistorico entidade="animal" registro={ficha.codigo} nome={ficha.nome} campos={CAMPOS_DO_ANIMAL} />
      )}
      {(editar || excluir || props.aoUnir !== undefined) && <MenuDoPaciente {...props} />}
    </>
  )
}
