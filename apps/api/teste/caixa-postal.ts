import { createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

interface CartaRecebida {
  de: string
  para: string
  cabecalhos: string
  /** The plain text part, decoded. */
  texto: string
  /** Names of the PDFs that came with it. */
  anexos: string[]
}

export interface CaixaPostal {
  url: string
  para(destino: string): CartaRecebida[]
  fechar(): Promise<void>
}

/** Undoes quoted-printable or base64, whichever the part says it is. */
function decodificar(parte: string): string {
  const corpo = parte.slice(parte.indexOf('\r\n\r\n') + 4)
  if (/Content-Transfer-Encoding: base64/i.test(parte)) return Buffer.from(corpo, 'base64').toString('utf8')
  if (!/quoted-printable/i.test(parte)) return corpo
  const bytes = corpo
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hexa: string) => String.fromCharCode(Number.parseInt(hexa, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

function abrirCarta(bruta: string): Pick<CartaRecebida, 'cabecalhos' | 'texto' | 'anexos'> {
  const cabecalhos = bruta.slice(0, bruta.indexOf('\r\n\r\n') + 2)
  // Parts may hold parts: with attachments, text and HTML are alternatives inside the first.
  const limites = [...bruta.matchAll(/boundary="([^"]+)"/g)].map(([, limite]) => `--${limite}`)
  const partes = limites.reduce((todas, limite) => todas.flatMap((parte) => parte.split(limite)), [bruta])
  return {
    cabecalhos,
    texto: decodificar(partes.find((parte) => /^\s*Content-Type: text\/plain/i.test(parte)) ?? ''),
    anexos: partes.flatMap(
      (parte) => /^\s*Content-Type: application\/pdf;\s*name="?([^"\s;]+)/i.exec(parte)?.[1] ?? [],
    ),
  }
}

/** What a recipient answers: some names are refused for good, some for now. */
function responderDestino(para: string): string {
  if (para.startsWith('recusado@')) return '550 no such user'
  return para.startsWith('adiado@') ? '450 try later' : '250 ok'
}

function atender(ponta: Socket, guardar: (carta: CartaRecebida) => void): void {
  let pendente = ''
  let de = ''
  let para = ''
  let emDados = false
  const comando = (linha: string): string => {
    const [verbo = ''] = linha.toUpperCase().split(/[ :]/)
    const endereco = /<([^>]*)>/.exec(linha)?.[1] ?? ''
    if (verbo === 'EHLO' || verbo === 'HELO') return '250 caixa de teste'
    if (verbo === 'MAIL') return ((de = endereco), '250 ok')
    if (verbo === 'RCPT') return ((para = endereco), responderDestino(endereco))
    if (verbo === 'DATA') return ((emDados = true), '354 go on')
    return verbo === 'QUIT' ? '221 bye' : '250 ok'
  }
  const consumir = (): boolean => {
    const fim = pendente.indexOf(emDados ? '\r\n.\r\n' : '\r\n')
    if (fim < 0) return false
    const lido = pendente.slice(0, fim)
    pendente = pendente.slice(fim + (emDados ? 5 : 2))
    if (emDados) {
      emDados = false
      guardar({ de, para, ...abrirCarta(`${lido}\r\n`) })
      ponta.write('250 taken\r\n')
    } else ponta.write(`${comando(lido)}\r\n`)
    return true
  }
  ponta.write('220 caixa de teste\r\n')
  ponta.on('error', () => undefined)
  ponta.on('data', (bytes) => {
    pendente += bytes.toString('latin1')
    while (consumir());
  })
}

/** A mail server on loopback that keeps what it takes: enough SMTP for a real client to speak to. */
export async function abrirCaixaPostal(): Promise<CaixaPostal> {
  const cartas: CartaRecebida[] = []
  const pontas = new Set<Socket>()
  const servidor = createServer((ponta) => {
    pontas.add(ponta)
    atender(ponta, (carta) => cartas.push(carta))
  })
  await new Promise<void>((pronto) => servidor.listen(0, '127.0.0.1', pronto))
  const { port } = servidor.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    para: (destino) => cartas.filter(({ para }) => para === destino),
    async fechar() {
      for (const ponta of pontas) ponta.destroy()
      await new Promise((fechado) => servidor.close(fechado))
    },
  }
}
