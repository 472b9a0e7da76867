import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Snackbar from '@mui/material/Snackbar'
import { fila } from './avisar.ts'
import type { ItemDeAviso } from './avisar.ts'

const DURACAO_MS = 5_000
/** What went wrong, or may be undone, needs time to be read. */
const DURACAO_LONGA_MS = 9_000

/** One message of the queue, with its own time on screen. */
export function Aviso({ item: atual }: { item: ItemDeAviso }) {
  const fechar = () => fila.mudar((itens) => itens.filter(({ id }) => id !== atual.id))
  const { acao } = atual
  const agir = () => {
    acao?.executar()
    fechar()
  }
  return (
    <Snackbar
      key={atual.id}
      open
      autoHideDuration={acao !== undefined || atual.tom === 'error' ? DURACAO_LONGA_MS : DURACAO_MS}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      onClose={(_, motivo) => motivo !== 'clickaway' && fechar()}
    >
      <Alert
        severity={atual.tom}
        onClose={fechar}
        closeText="Fechar"
        role={atual.tom === 'error' ? 'alert' : 'status'}
        sx={{ boxShadow: '0 12px 32px -8px oklch(0.2 0.03 210 / 0.25)', alignItems: 'center', maxWidth: 560 }}
        action={
          acao === undefined ? undefined : (
            <Button size="small" onClick={agir}>
              {acao.rotulo}
            </Button>
          )
        }
      >
        {atual.texto}
      </Alert>
    </Snackbar>
  )
}
