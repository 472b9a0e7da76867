import './publico.css'
import type { ErrorComponentProps } from '@tanstack/react-router'

/** Shown when a screen breaks, or when its code could not be downloaded. Needs nothing but this file. */
export function ErroInesperado({ error }: ErrorComponentProps) {
  console.error(error)
  return (
    <div className="pp">
      <main className="pp-conteudo" role="alert">
        <h1>Algo deu errado nesta tela</h1>
        <p className="apoio">Pode ter sido a conexão ou uma atualização do sistema. O que já foi salvo está seguro.</p>
        <button type="button" className="bt" onClick={() => location.reload()}>
          Recarregar
        </button>
      </main>
    </div>
  )
}
