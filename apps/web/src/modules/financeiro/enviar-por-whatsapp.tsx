import { textoDoPix, type PixDaConta } from '@vetlume/dominio/financeiro'
import { linkDoWhatsApp } from '@vetlume/dominio/formatos'
import { Botao } from '../../ui/botao.tsx'

export interface EnviarPorWhatsAppProps {
  pix: PixDaConta
  contas: Parameters<typeof textoDoPix>[1]
}

/** Opens the message with the code of the Pix, ready: the person chooses whom it goes to. */
export function EnviarPorWhatsApp({ pix, contas }: EnviarPorWhatsAppProps) {
  return (
    <Botao
      variant="outlined"
      href={linkDoWhatsApp(null, textoDoPix(pix, contas))}
      target="_blank"
      rel="noopener noreferrer"
    >
      Enviar por WhatsApp
    </Botao>
  )
}
