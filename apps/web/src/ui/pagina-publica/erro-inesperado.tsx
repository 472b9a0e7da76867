import './pagina-publica.css'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { Botao } from '../botao.tsx'

/** Shown when a screen breaks, or when its code could not be downloaded. Needs nothing that is not there before any screen. */
export function ErroInesperado({ error }: ErrorComponentProps) {
  console.error(error)
  return (
    <div className="pp">
      <main className="pp-conteudo">
        <div role="alert">
          <h1>Algo deu errado nesta tela</h1>
          <p className="pp-apoio">
            Pode ter sido a conexão ou uma atualização do sistema. O que já foi salvo está seguro.
          </p>
          <Botao variant="contained" onClick={() => location.reload()}>
            Recarregar
          </Botao>
        </div>
      </main>
    </div>
  )
}
