import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { mensagemDoErro } from '../../lib/erro-de-api.ts'
import { api } from '../../lib/navegador.ts'
import { PaginaPublica } from '../../ui/publico/pagina-publica.tsx'

type Situacao = 'pedir' | 'confirmando' | 'pronto' | { erro: string }

/** Opened from the e-mail. A click confirms, not the visit: mail scanners visit every link, and only people click. */
export function ConfirmacaoDeEmail({ segredo }: { segredo: string }) {
  const [situacao, definirSituacao] = useState<Situacao>('pedir')
  const confirmar = () => {
    if (situacao !== 'pedir') return
    definirSituacao('confirmando')
    api('POST /auth/confirmar-email', { segredo }).then(
      () => definirSituacao('pronto'),
      (erro: unknown) => definirSituacao({ erro: mensagemDoErro(erro) }),
    )
  }
  if (situacao === 'pronto') {
    return (
      <PaginaPublica painel titulo="E-mail confirmado" apoio="Sua conta está pronta. Entre com a senha que você criou.">
        <p>
          <Link to="/login" className="bt">
            Entrar
          </Link>
        </p>
      </PaginaPublica>
    )
  }
  if (typeof situacao === 'object') {
    return (
      <PaginaPublica painel titulo="Não foi possível confirmar">
        <div className="nota erro" role="alert">
          {situacao.erro}
        </div>
        <p className="espaco">
          Se o link já foi usado, é só <Link to="/login">entrar</Link>. Se venceu, peça outro em{' '}
          <Link to="/recuperar-senha">recuperar a senha</Link>.
        </p>
      </PaginaPublica>
    )
  }
  const confirmando = situacao === 'confirmando'
  return (
    <PaginaPublica painel titulo="Confirme seu e-mail" apoio="É o último passo: depois é só entrar.">
      <p>
        <button type="button" className="bt" aria-disabled={confirmando} onClick={confirmar}>
          {confirmando && <span className="bt-girando" aria-hidden="true" />}
          {confirmando ? 'Confirmando…' : 'Confirmar meu e-mail'}
        </button>
      </p>
    </PaginaPublica>
  )
}
