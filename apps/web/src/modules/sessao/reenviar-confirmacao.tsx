import { useState } from 'react'
import { mensagemDoErro } from '../../lib/erro-de-api.ts'
import { api } from '../../lib/navegador.ts'

type Situacao = 'pedir' | 'enviando' | 'enviado' | { erro: string }

/** Asks for the confirmation's letter again. What is said never tells whether there is such an account. */
export function ReenviarConfirmacao({ identificador }: { identificador: string }) {
  const [situacao, definirSituacao] = useState<Situacao>('pedir')
  const reenviar = () => {
    if (situacao === 'enviando') return
    definirSituacao('enviando')
    api('POST /auth/reenviar-confirmacao', { identificador }, { publico: true }).then(
      () => definirSituacao('enviado'),
      (erro: unknown) => definirSituacao({ erro: mensagemDoErro(erro) }),
    )
  }
  return (
    <>
      {typeof situacao === 'object' && (
        <div className="nota erro" role="alert">
          {situacao.erro}
        </div>
      )}
      {situacao === 'enviado' ? (
        <p className="nota" role="status">
          Se ainda falta confirmar, outro e-mail está a caminho. O link anterior continua valendo.
        </p>
      ) : (
        <button type="button" className="bt secundario" aria-disabled={situacao === 'enviando'} onClick={reenviar}>
          {situacao === 'enviando' ? 'Enviando…' : 'Reenviar o e-mail'}
        </button>
      )}
    </>
  )
}
