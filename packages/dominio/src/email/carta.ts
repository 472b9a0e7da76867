import { PRODUTO } from '../produto/index.ts'

/** What a letter carries printed: an account to be paid, or a closing with its exams. */
export interface AnexoDaCarta {
  tipo: 'CONTA' | 'FECHAMENTO'
  codigo: string
}

/** A letter before it takes shape: the same words become plain text and HTML. */
export interface Carta {
  assunto: string
  saudacao: string
  paragrafos: readonly string[]
  /** Null in a letter to who has no page of ours to open. */
  botao: { rotulo: string; url: string } | null
  /** A code to be copied, under a name of its own. */
  codigo?: { rotulo: string; texto: string } | null
  /** Printed when the letter leaves, as it is by then. */
  anexo?: AnexoDaCarta | null
  /** Small print under the button. */
  observacoes: readonly string[]
  /** Where whoever reads it asks about their own data. */
  pedidos?: { rotulo: string; url: string } | null
}

const ASSINATURA = `Equipe ${PRODUTO.nome}`
const AUTOMATICA = 'Mensagem automática: respostas a este endereço não são lidas.'

/** What may be copied or opened, each under its name. */
const chamadas = ({ botao, codigo = null }: Carta): string[] => [
  ...(codigo === null ? [] : [`${codigo.rotulo}:\n${codigo.texto}`]),
  ...(botao === null ? [] : [`${botao.rotulo}:\n${botao.url}`]),
]

export function comoTexto(carta: Carta): string {
  const { saudacao, paragrafos, observacoes, pedidos = null } = carta
  const doPe = pedidos === null ? [] : [`${pedidos.rotulo}: ${pedidos.url}`]
  const blocos = [saudacao, ...paragrafos, ...chamadas(carta), ...observacoes, ASSINATURA, AUTOMATICA, ...doPe]
  return `${blocos.join('\n\n')}\n`
}

const ENTIDADES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escaparHtml(texto: string): string {
  return texto.replace(/[&<>"']/g, (caractere) => ENTIDADES[caractere] ?? caractere)
}

const paragrafo = (texto: string, estilo: string) => `<p style="margin:0 0 16px;${estilo}">${escaparHtml(texto)}</p>`

function codigoEmHtml(codigo: NonNullable<Carta['codigo']> | null): string {
  if (codigo === null) return ''
  return `<p style="margin:0 0 6px;font-size:13px;color:#51646a">${escaparHtml(codigo.rotulo)}</p>
<p style="margin:0 0 16px;padding:12px;background:#f5f8f8;border-radius:10px;font-family:ui-monospace,monospace;font-size:13px;word-break:break-all">${escaparHtml(codigo.texto)}</p>`
}

function botaoEmHtml(botao: Carta['botao']): string {
  if (botao === null) return ''
  const url = escaparHtml(botao.url)
  return `<p style="margin:8px 0 24px"><a href="${url}" style="display:inline-block;background:#0f5d63;color:#ffffff;font-weight:600;font-size:16px;text-decoration:none;padding:13px 22px;border-radius:10px">${escaparHtml(botao.rotulo)}</a></p>
<p style="margin:0 0 16px;font-size:13px;line-height:1.5;color:#51646a">Se o botão não abrir, copie este endereço no navegador:<br><span style="word-break:break-all">${url}</span></p>`
}

function pedidosEmHtml(pedidos: NonNullable<Carta['pedidos']> | null): string {
  if (pedidos === null) return ''
  return `<p style="margin:0 0 16px;font-size:13px;line-height:1.5"><a href="${escaparHtml(pedidos.url)}" style="color:#0f5d63">${escaparHtml(pedidos.rotulo)}</a></p>`
}

/** Simple HTML that mail programs draw alike: inline styles, no images, nothing fetched from anywhere. */
export function comoHtml(carta: Carta): string {
  const { assunto, saudacao, paragrafos, botao, codigo = null, observacoes, pedidos = null } = carta
  const corpo = [saudacao, ...paragrafos].map((texto) => paragrafo(texto, 'font-size:16px;line-height:1.55'))
  const miudo = [...observacoes, AUTOMATICA].map((texto) =>
    paragrafo(texto, 'font-size:13px;line-height:1.5;color:#51646a'),
  )
  return `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaparHtml(assunto)}</title></head>
<body style="margin:0;background:#f5f8f8;color:#14282e;font-family:Inter,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px 20px">
<p style="margin:0 0 20px;font-size:20px;font-weight:700;letter-spacing:-0.03em;color:#0f6e6e">${escaparHtml(PRODUTO.nome.toLowerCase())}</p>
<div style="background:#ffffff;border:1px solid #dbe4e5;border-radius:16px;padding:28px 28px 14px">
${[...corpo, codigoEmHtml(codigo), botaoEmHtml(botao)].filter((parte) => parte !== '').join('\n')}
</div>
<div style="padding:20px 8px 0">
${[...miudo, pedidosEmHtml(pedidos)].filter((parte) => parte !== '').join('\n')}
</div>
</div>
</body></html>
`
}
