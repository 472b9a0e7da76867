import { ErroDeDominio } from '@vetlume/dominio/erros'
import { diaNaZona, formatarData, formatarHora } from '@vetlume/dominio/tempo'

interface Fim {
  em: string | null
  motivo: string | null
  /** IANA zone of who is told. */
  fuso: string
}

/** What an administrator ended, in words for the person it happened to. Who was deactivated cannot simply enter again. */
const FRASES: Readonly<Record<string, (quando: string) => string>> = {
  DESATIVACAO: (quando) =>
    `Seu acesso foi encerrado por um administrador em ${quando}. Se precisar, fale com quem administra a sua empresa.`,
  ADMINISTRACAO: (quando) =>
    `Sua sessão foi encerrada por um administrador em ${quando}. Você pode entrar de novo. Se precisar, fale com quem administra a sua empresa.`,
}

/** The refusal of a session that somebody else ended; null for one that the person or its age ended. */
export function acessoEncerrado({ em, motivo, fuso }: Fim): ErroDeDominio | null {
  const frase = FRASES[motivo ?? '']
  if (frase === undefined || em === null) return null
  const quando = `${formatarData(diaNaZona(em, fuso))} às ${formatarHora(em, fuso)}`
  return new ErroDeDominio('ACESSO_ENCERRADO', { mensagem: frase(quando) })
}
