import { randomUUID } from 'node:crypto'
import type { Ambiente } from './ambiente.ts'
import { fazerDicom, type Elemento, type OpcoesDoDicom } from './dicom.ts'
import { unico, type Empresa } from './fabricas.ts'

/** A UID of nobody else's (PS3.5 B.2). */
export const uidUnico = () => `2.25.${BigInt(`0x${randomUUID().replaceAll('-', '')}`)}`

interface Instancia extends Partial<OpcoesDoDicom> {
  estudo?: string
  serie?: string
  uid?: string
  numero?: number
  acesso?: string
  paciente?: string
}

/** A file of a machine: what tests do not say is of an image of 8 × 8 that nobody else has. */
export function instancia({
  estudo = uidUnico(),
  serie = uidUnico(),
  uid = uidUnico(),
  numero = 1,
  acesso,
  paciente = 'Silva^Mel',
  elementos = [],
  ...resto
}: Instancia = {}): { bytes: Uint8Array; estudo: string; serie: string; uid: string } {
  const proprios: Elemento[] = [
    [0x0008_0018, 'UI', uid],
    [0x0008_0020, 'DA', '20261120'],
    [0x0008_0030, 'TM', '120000'],
    [0x0008_0060, 'CS', 'US'],
    [0x0010_0010, 'PN', paciente],
    [0x0010_2201, 'LO', 'CANINE'],
    [0x0020_000d, 'UI', estudo],
    [0x0020_000e, 'UI', serie],
    [0x0020_0011, 'IS', '1'],
    [0x0020_0013, 'IS', String(numero)],
    ...(acesso === undefined ? [] : [[0x0008_0050, 'SH', acesso] as const]),
    ...elementos,
  ]
  // Pixels drawn from the UID: two images are never the same bytes by accident.
  const pixels = Buffer.alloc(64, uid)
  return {
    estudo,
    serie,
    uid,
    bytes: fazerDicom({ linhas: 8, colunas: 8, pixels, ...resto, elementos: proprios }),
  }
}

/** The body of a STOW-RS, as clients write it. */
export function relacionado(arquivos: readonly Uint8Array[], tipo = 'application/dicom') {
  const separador = randomUUID()
  const partes = arquivos.flatMap((bytes) => [
    Buffer.from(`--${separador}\r\nContent-Type: application/dicom\r\n\r\n`),
    bytes,
    Buffer.from('\r\n'),
  ])
  return {
    payload: Buffer.concat([...partes, Buffer.from(`--${separador}--\r\n`)]),
    'content-type': `multipart/related; type="${tipo}"; boundary=${separador}`,
  }
}

export async function conectarEquipamento(amb: Ambiente, empresa: Empresa) {
  const nome = unico('Ultrassom')
  const { corpo } = await empresa.como.CLIENTE('POST /equipamento', { nome })
  const { codigo } = corpo
  const { token } = (await empresa.como.CLIENTE('POST /equipamento/:codigo/credencial', { codigo })).corpo
  const authorization = `Bearer ${token}`
  const ler = (caminho: string, accept = 'application/dicom+json') =>
    amb.app.inject({ method: 'GET', url: `/dicom-web${caminho}`, headers: { authorization, accept } })
  const enviar = (arquivos: readonly Uint8Array[], estudo?: string) => {
    const { payload, ...cabecalhos } = relacionado(arquivos)
    const url = `/dicom-web/studies${estudo === undefined ? '' : `/${estudo}`}`
    return amb.app.inject({ method: 'POST', url, headers: { authorization, ...cabecalhos }, payload })
  }
  return { codigo, nome, token, authorization, ler, enviar }
}
