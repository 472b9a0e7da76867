import { execFileSync } from 'node:child_process'
import type { X509Certificate } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** What a PDF says that its signature covers, what was signed, and the signature (CMS, DER). */
export function assinaturaDoPdf(pdf: Uint8Array): { cobre: number[]; conteudo: Buffer; cms: Buffer } {
  const bytes = Buffer.from(pdf)
  const [, faixas = ''] = /\/ByteRange \[([\d ]+)\]/.exec(bytes.toString('latin1')) ?? []
  const [inicio = 0, ate = 0, volta = 0, resto = 0] = faixas.trim().split(/\s+/).map(Number)
  const cms = Buffer.from(bytes.subarray(ate + 1, volta - 1).toString('latin1'), 'hex')
  // The room left after the signature is zeros: its own length, of a long form with two bytes, says where it ends.
  const tamanho = cms.readUInt16BE(2) + 4
  return {
    cobre: [inicio, ate, volta, volta + resto],
    conteudo: Buffer.concat([bytes.subarray(inicio, ate), bytes.subarray(volta, volta + resto)]),
    cms: cms.subarray(0, tamanho),
  }
}

/** The PDF as it was printed: a signature is written after its end. */
export const semAssinatura = (pdf: Uint8Array): Uint8Array => pdf.subarray(0, Buffer.from(pdf).indexOf('startxref'))

/** Whether a program of the machine is there: these validators are nobody's dependency, and are asked where they stand. */
export function temPrograma(programa: 'pdfsig' | 'openssl'): boolean {
  try {
    execFileSync(programa, [programa === 'openssl' ? 'version' : '-v'], { stdio: 'ignore' })
    return true
  } catch {
    console.warn(`${programa} não está nesta máquina: o que ele diria da assinatura não foi conferido`)
    return false
  }
}

/** Runs a validator in a folder with the files; answers everything that it said. Throws when it ends with an error. */
function validar(programa: string, arquivos: Record<string, Uint8Array | string>, argumentos: string[]): string {
  const pasta = mkdtempSync(path.join(tmpdir(), 'vetlume-assinatura-'))
  try {
    for (const [nome, conteudo] of Object.entries(arquivos)) writeFileSync(path.join(pasta, nome), conteudo)
    return execFileSync(programa, argumentos, { cwd: pasta, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  } finally {
    rmSync(pasta, { recursive: true, force: true })
  }
}

/** What poppler says of the signatures of a PDF. */
export const pdfsig = (pdf: Uint8Array): string => validar('pdfsig', { 'laudo.pdf': pdf }, ['-nocert', 'laudo.pdf'])

/** Checks a CAdES signature and its path to `raiz` with OpenSSL. Throws when it is not valid. */
export function opensslCades({ conteudo, cms }: { conteudo: Buffer; cms: Buffer }, raiz: X509Certificate): string {
  const argumentos =
    'cms -verify -cades -binary -inform DER -in cms.der -content conteudo -CAfile raiz.pem -purpose any -out lido'
  return validar('openssl', { 'cms.der': cms, conteudo, 'raiz.pem': raiz.toString() }, argumentos.split(' '))
}
