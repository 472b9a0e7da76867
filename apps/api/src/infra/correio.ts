import { createHmac, hkdfSync } from 'node:crypto'
import type { Transporter } from 'nodemailer'

interface CartaPronta {
  /** Of the message, so that a receiver who gets it twice can tell. */
  codigo: string
  para: string
  assunto: string
  texto: string
  html: string
  anexos: readonly { nome: string; bytes: Uint8Array }[]
}

/** Where mail goes out. Without a server nothing leaves: messages stay in the capture box, to be read there. */
export interface Correio {
  captura: boolean
  /** Resolves when the server has taken the letter. Throws `FalhaDeEnvio`. */
  enviar(carta: CartaPronta): Promise<void>
  /** Secret of a link, derived from its key: it is in no table, so a copy of the database opens nothing. */
  segredoDoLink(codigo: string): string
  encerrar(): void
}

export interface ServidorDeCorreio {
  /** `smtp://user:password@host:587` or `smtps://…` */
  url: string
  /** `Name <address>` */
  remetente: string
}

/** A letter that did not go. `definitiva`: the server will never take it. `motivo` carries no address. */
export class FalhaDeEnvio extends Error {
  override readonly name = 'FalhaDeEnvio'
  readonly definitiva: boolean

  constructor(motivo: string, definitiva: boolean, opcoes?: ErrorOptions) {
    super(motivo, opcoes)
    this.definitiva = definitiva
  }
}

function traduzir(erro: unknown): FalhaDeEnvio {
  const { code, responseCode } = (erro ?? {}) as { code?: string; responseCode?: number }
  const motivo = [code ?? 'ERRO', responseCode].filter(Boolean).join(' ')
  // 5xx about the envelope is about this letter; about anything else (login, greeting) it is about our configuration.
  const definitiva = responseCode !== undefined && responseCode >= 500 && code === 'EENVELOPE'
  return new FalhaDeEnvio(motivo, definitiva)
}

function porSmtp({ url, remetente }: ServidorDeCorreio): Pick<Correio, 'captura' | 'enviar' | 'encerrar'> {
  const abrir = async (): Promise<Transporter> => {
    // It comes with the first letter: a server that sends none does without its memory.
    const { createTransport } = await import('nodemailer')
    return createTransport({
      url,
      pool: true,
      maxConnections: 2,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }
  let aberto: Promise<Transporter> | undefined
  const dominio = /@([^>\s]+)/.exec(remetente)?.[1] ?? 'localhost'
  return {
    captura: false,
    async enviar({ codigo, para, assunto, texto, html, anexos }) {
      try {
        const transporte = await (aberto ??= abrir())
        await transporte.sendMail({
          from: remetente,
          to: { name: '', address: para },
          subject: assunto,
          text: texto,
          html,
          attachments: anexos.map(({ nome, bytes }) => ({
            filename: nome,
            content: Buffer.from(bytes),
            contentType: 'application/pdf',
          })),
          messageId: `<${codigo}@${dominio}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        })
      } catch (erro) {
        throw traduzir(erro)
      }
    },
    encerrar: () => void aberto?.then((transporte) => transporte.close()),
  }
}

/** `servidor` null: capture. `segredo`: at least 32 characters, the same in every process of the installation. */
export function criarCorreio(servidor: ServidorDeCorreio | null, segredo: string): Correio {
  const chave = Buffer.from(hkdfSync('sha256', segredo, '', 'vetlume-link-1', 32))
  const saida =
    servidor === null ? { captura: true, enviar: async () => undefined, encerrar: () => undefined } : porSmtp(servidor)
  return { ...saida, segredoDoLink: (codigo) => createHmac('sha256', chave).update(codigo).digest('base64url') }
}
