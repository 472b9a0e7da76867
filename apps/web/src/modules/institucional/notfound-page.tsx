import { Link } from '@tanstack/react-router'
import { ROTA_INICIAL } from '@vetlume/dominio/rotas'
import { sessao } from '../../lib/navegador.ts'
import { Ilustracao } from '../../ui/ilustracao.tsx'
import { PaginaPublica } from '../../ui/publico/pagina-publica.tsx'

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
          <Link to={ROTA_INICIAL} className="bt">
            Ir para o início
          </Link>
        ) : (
          <Link to="/login" className="bt">
            Ir para a entrada
          </Link>
        )}
      </p>
    </PaginaPublica>
  )
}
