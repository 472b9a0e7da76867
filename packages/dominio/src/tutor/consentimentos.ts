/** What a tutor is asked to agree to. What the care of the animal itself needs has its own legal basis and is not here to be refused. */
export const FINALIDADES = ['ATENDIMENTO', 'COMUNICACAO_EMAIL', 'COMUNICACAO_WHATSAPP', 'IMAGENS_ENSINO'] as const
export type Finalidade = (typeof FINALIDADES)[number]

export interface TermoDeConsentimento {
  rotulo: string
  /** Changes with every change of the text: what was agreed to is always known. */
  versao: string
  texto: string
}

export const TERMOS_DE_CONSENTIMENTO: Readonly<Record<Finalidade, TermoDeConsentimento>> = {
  ATENDIMENTO: {
    rotulo: 'Dados para o atendimento',
    versao: '2026-11',
    texto:
      'Autorizo o uso dos meus dados e dos dados do meu animal para agendar e realizar exames, emitir laudos e compartilhá-los com a clínica que os solicitou.',
  },
  COMUNICACAO_EMAIL: {
    rotulo: 'Comunicação por e-mail',
    versao: '2026-11',
    texto: 'Autorizo o envio, por e-mail, de laudos, lembretes de exames e avisos sobre o meu animal.',
  },
  COMUNICACAO_WHATSAPP: {
    rotulo: 'Comunicação por WhatsApp',
    versao: '2026-11',
    texto: 'Autorizo o envio, por WhatsApp, de laudos, lembretes de exames e avisos sobre o meu animal.',
  },
  IMAGENS_ENSINO: {
    rotulo: 'Imagens para ensino',
    versao: '2026-11',
    texto:
      'Autorizo o uso das imagens dos exames do meu animal, sem o meu nome e sem dados que me identifiquem, em aulas, congressos e publicações científicas.',
  },
}
