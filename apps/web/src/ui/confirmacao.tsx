import Button from '@mui/material/Button'
import type { PerguntaAberta } from './confirmar.ts'
import { Dialogo } from './dialogo.tsx'

/** The question on screen. Escape and the backdrop refuse, and so does an Enter that nobody thought about. */
export function Confirmacao({ pergunta }: { pergunta: PerguntaAberta }) {
  const { titulo, texto, confirmar: rotulo, cancelar = 'Cancelar', perigo = false, responder, outra } = pergunta
  return (
    <Dialogo
      aberto
      largura="xs"
      titulo={titulo}
      descricao={texto}
      aoFechar={() => responder(false)}
      acoes={
        <>
          {cancelar !== null && (
            <Button variant="outlined" onClick={() => responder(false)} autoFocus>
              {cancelar}
            </Button>
          )}
          {outra !== undefined && (
            <Button variant="outlined" onClick={outra.escolher}>
              {outra.rotulo}
            </Button>
          )}
          <Button
            variant="contained"
            color={perigo ? 'error' : 'primary'}
            onClick={() => responder(true)}
            autoFocus={cancelar === null}
          >
            {rotulo}
          </Button>
        </>
      }
    />
  )
}
