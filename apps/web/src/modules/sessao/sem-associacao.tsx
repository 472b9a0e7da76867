import { PaginaPublica } from '../../ui/publico/pagina-publica.tsx'

/** Signed in, but invited nowhere yet. */
export function SemAssociacao({ aoSair }: { aoSair: () => void }) {
  return (
    <PaginaPublica
      titulo="Falta um convite"
      apoio="Seu usuário ainda não está associado a nenhuma empresa ou clínica. Peça a quem administra para incluir você e entre de novo."
    >
      <button type="button" className="bt secundario" onClick={aoSair}>
        Entrar com outro usuário
      </button>
    </PaginaPublica>
  )
}
