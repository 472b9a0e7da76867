import { formatarData } from '@vetlume/dominio/tempo'
import { PaginaPublica } from '../../ui/publico/pagina-publica.tsx'
import { POLITICA } from './controlador.ts'
import { SECOES_DA_POLITICA } from './politica-textos.tsx'

export function PoliticaPrivacidadePage() {
  return (
    <PaginaPublica
      largo
      titulo="Política de privacidade"
      apoio={`Versão ${POLITICA.versao}, em vigor desde ${formatarData(POLITICA.data)}.`}
    >
      <nav aria-label="Nesta página">
        <ul>
          {SECOES_DA_POLITICA.map(({ id, titulo }) => (
            <li key={id}>
              <a href={`#${id}`}>{titulo}</a>
            </li>
          ))}
        </ul>
      </nav>
      {SECOES_DA_POLITICA.map(({ id, titulo, conteudo }) => (
        <section key={id} id={id} aria-labelledby={`${id}-titulo`}>
          <h2 id={`${id}-titulo`}>{titulo}</h2>
          {conteudo}
        </section>
      ))}
    </PaginaPublica>
  )
}
