import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { mensagemDoErro } from '../../lib/erro-de-api.ts'
import { api } from '../../lib/navegador.ts'
import { PaginaPublica } from '../../ui/pagina-publica/pagina-publica.tsx'
import { Alerta } from '../../ui/alerta.tsx'
import { Botao } from '../../ui/botao.tsx'
import { BotaoElo } from '../../ui/elo.tsx'

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
          <BotaoElo to="/login" variant="contained">
            Entrar
          </BotaoElo>
        </p>
      </PaginaPublica>
    )
  }
  if (typeof situacao === 'object') {
    return (
      <PaginaPublica painel titulo="Não foi possível confirmar">
        <Alerta severity="error">{situacao.erro}</Alerta>
        <p className="pp-espaco">
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
        <Botao variant="contained" loading={confirmando} loadingPosition="start" onClick={confirmar}>
          {confirmando ? 'Confirmando…' : 'Confirmar meu e-mail'}
        </Botao>
      </p>
    </PaginaPublica>
  )
}
