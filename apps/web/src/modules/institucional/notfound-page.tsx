import { ROTA_INICIAL } from '@vetlume/dominio/rotas'
import { sessao } from '../../lib/navegador.ts'
import { Ilustracao } from '../../ui/ilustracao.tsx'
import { PaginaPublica } from '../../ui/pagina-publica/pagina-publica.tsx'
import { BotaoElo } from '../../ui/elo.tsx'

export function NotfoundPage() {
  const dentro = sessao.autenticada()
  return (
    <PaginaPublica
      titulo="Página não encontrada"
      apoio="O endereço pode ter sido digitado errado, ou a página mudou de lugar."
    >
      <p aria-hidden="true">
        <Ilustracao cena="busca" largura={200} />
      </p>
      <p>
        {dentro ? (
          <BotaoElo to={ROTA_INICIAL} variant="contained">
            Ir para o início
          </BotaoElo>
        ) : (
          <BotaoElo to="/login" variant="contained">
            Ir para a entrada
          </BotaoElo>
        )}
      </p>
    </PaginaPublica>
  )
}
