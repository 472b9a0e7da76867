import { Link } from '@tanstack/react-router'
import { api } from '../../lib/navegador.ts'
import { PaginaPublica } from '../../ui/pagina-publica/pagina-publica.tsx'
import { FormularioDeCadastro } from './formulario-de-cadastro.tsx'

export function PlanoGratisPage() {
  return (
    <PaginaPublica
      painel
      titulo="Plano grátis"
      apoio="O simulador de custo de exame, sem prazo e sem cobrança."
      topo={<Link to="/login">Já tenho conta</Link>}
    >
      <FormularioDeCadastro
        origem="gratis"
        rotuloDeEnviar="Criar conta grátis"
        cadastrar={(dados) => api('POST /auth/plano-gratis', dados)}
      />
      <p className="pp-centro pp-espaco">
        Quer tudo? <Link to="/teste-gratis">Teste grátis</Link>
      </p>
    </PaginaPublica>
  )
}
