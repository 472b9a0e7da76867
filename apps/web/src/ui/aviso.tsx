import Snackbar from '@mui/material/Snackbar'
import { Alerta } from './alerta.tsx'
import { fila } from './avisar.ts'
import type { ItemDeAviso } from './avisar.ts'
import { Botao } from './botao.tsx'
import estilos from './aviso.module.css'

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
      <Alerta
        severity={atual.tom}
        onClose={fechar}
        closeText="Fechar"
        role={atual.tom === 'error' ? 'alert' : 'status'}
        className={estilos.aviso}
        action={
          acao === undefined ? undefined : (
            <Botao size="small" onClick={agir}>
              {acao.rotulo}
            </Botao>
          )
        }
      >
        {atual.texto}
      </Alerta>
    </Snackbar>
  )
}
