import { Link, useRouterState, useSearch } from '@tanstack/react-router'
import { DIAS_DE_TESTE } from '@vetlume/dominio/conta'
import { PaginaPublica } from '../../ui/pagina-publica/pagina-publica.tsx'
import { AvisoDeCaptura, ReenviarConfirmacao, useSegredoDoLink } from '../sessao/index.ts'
import { CorrigirEmail } from './corrigir-email.tsx'
import { lerEscolha } from './planos.ts'
import { ConfirmacaoDeEmail } from './confirmacao-de-email.tsx'
import { BotaoElo } from '../../ui/elo.tsx'

const APOIOS = {
  teste: `Depois são ${DIAS_DE_TESTE} dias com tudo liberado, sem cartão e sem compromisso.`,
  gratis: 'Depois o simulador de custo de exame é seu, sem prazo e sem cobrança.',
} as const

/** End of the ways in: says what happened and what comes next, or, opened from the e-mail's link, confirms the address. */
export function SucessoCadastroPage() {
  const segredo = useSegredoDoLink()
  const busca = useSearch({ from: '/sucesso-cadastro' })
  const escolha = lerEscolha(busca)
  const cadastro = useRouterState({ select: ({ location }) => location.state.cadastro })
  if (segredo !== null) return <ConfirmacaoDeEmail key={segredo} segredo={segredo} />
  return (
    <PaginaPublica painel titulo="Falta confirmar o e-mail" apoio={APOIOS[busca.origem ?? 'teste']}>
      <ol>
        <li>
          Abra o e-mail que enviamos{cadastro === undefined ? '' : ' para '}
          {cadastro !== undefined && <strong>{cadastro.email}</strong>}.
        </li>
        <li>Toque em “Confirmar meu e-mail”. O link vale por 48 horas.</li>
        <li>Volte aqui e entre com a senha que você criou.</li>
      </ol>
      <p className="pp-nota">Não chegou? Olhe também a caixa de spam.</p>
      {cadastro !== undefined && (
        <>
          <ReenviarConfirmacao key={cadastro.email} identificador={cadastro.email} />
          <CorrigirEmail email={cadastro.email} origem={busca.origem} />
        </>
      )}
      {cadastro?.emailSai === false && <AvisoDeCaptura />}
      {escolha !== null && (
        <p className="pp-espaco">
          Já decidiu?{' '}
          <Link to="/realizar-assinatura" search={{ ...escolha }}>
            Assine agora
          </Link>
          , sem esperar o e-mail.
        </p>
      )}
      <p className="pp-espaco">
        <BotaoElo to="/login" variant="contained">
          Entrar
        </BotaoElo>
      </p>
    </PaginaPublica>
  )
}
