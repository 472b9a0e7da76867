import { textoDoPix, type PixDaConta } from '@vetlume/dominio/financeiro'
import { linkDoWhatsApp } from '@vetlume/dominio/formatos'
import { BotaoAncora } from '../../ui/botao.tsx'

export interface EnviarPorWhatsAppProps {
  pix: PixDaConta
  contas: readonly (Parameters<typeof textoDoPix>[1][number] & { encargosCentavos?: number })[]
}

/** Opens the message with the code of the Pix, ready: the person chooses whom it goes to. */
export function EnviarPorWhatsApp({ pix, contas }: EnviarPorWhatsAppProps) {
  const comEncargos = contas.map(({ encargosCentavos = 0, saldoCentavos, ...conta }) => ({
    ...conta,
    saldoCentavos: saldoCentavos + encargosCentavos,
  }))
  return (
    <BotaoAncora
      variant="outlined"
      href={linkDoWhatsApp(null, textoDoPix(pix, comEncargos))}
      target="_blank"
      rel="noopener noreferrer"
    >
      Enviar por WhatsApp
    </BotaoAncora>
  )
}
