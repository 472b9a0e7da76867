import { PRODUTO } from '@vetlume/dominio/produto'
import { useSessao } from '../../lib/use-sessao.ts'
import { Botao, BotaoAncora } from '../../ui/botao.tsx'
import { copiar } from '../../ui/copiar.ts'
import './equipe.css'

/** The link of an invitation, to be sent by whoever invites. */
export function LinkDoConvite({ link }: { link: string }) {
  const { cliente, clinica } = useSessao()
  const onde = (clinica ?? cliente)?.nome ?? PRODUTO.nome
  const texto = `Convite para trabalhar em ${onde} pelo ${PRODUTO.nome}: ${link}`
  return (
    <div className="eq-link">
      <code>{link}</code>
      <div className="eq-acoes">
        <Botao variant="outlined" onClick={() => void copiar(link, 'Link copiado.')}>
          Copiar link
        </Botao>
        <BotaoAncora
          variant="contained"
          href={`https://wa.me/?text=${encodeURIComponent(texto)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          Enviar pelo WhatsApp
        </BotaoAncora>
      </div>
    </div>
  )
}
