import type { PerguntaAberta } from '../confirmar.ts'
import { Botao } from '../botao.tsx'
import { DialogoAberto } from './dialogo.tsx'

/** The question on screen. Escape and the backdrop refuse, and so does an Enter that nobody thought about. */
export function Confirmacao({ pergunta }: { pergunta: PerguntaAberta }) {
  const { titulo, texto, confirmar: rotulo, cancelar = 'Cancelar', perigo = false, responder, outra } = pergunta
  return (
    <DialogoAberto
      aberto
      largura="xs"
      titulo={titulo}
      descricao={texto}
      aoFechar={() => responder(false)}
      acoes={
        <>
          {cancelar !== null && (
            <Botao variant="outlined" onClick={() => responder(false)} autoFocus>
              {cancelar}
            </Botao>
          )}
          {outra !== undefined && (
            <Botao variant="outlined" onClick={outra.escolher}>
              {outra.rotulo}
            </Botao>
          )}
          <Botao
            variant="contained"
            color={perigo ? 'error' : 'primary'}
            onClick={() => responder(true)}
            autoFocus={cancelar === null}
          >
            {rotulo}
          </Botao>
        </>
      }
    />
  )
}
