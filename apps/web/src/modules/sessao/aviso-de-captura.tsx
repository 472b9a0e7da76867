import { Alerta } from '../../ui/alerta.tsx'

/** Where mail does not leave the installation, says where to read it instead of leaving the person waiting. */
export function AvisoDeCaptura() {
  return (
    <Alerta role="note" className="pp-bloco">
      Nesta instalação de demonstração os e-mails não saem. Para abrir o link, entre como administrador da plataforma e
      procure a <strong>Caixa de saída</strong> no painel.
    </Alerta>
  )
}
