import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { fazerDicom, item, sequencia, type Elemento } from '../../../teste/dicom.ts'
import { receberDicom } from './receber.ts'

const EXEMPLOS = ['implicito', 'big16', 'rle16', 'jpeg-cor', 'jpegls16']
const caminhoDe = (nome: string) => path.join(import.meta.dirname, 'exemplos', `${nome}.dcm`)

const BASE: readonly Elemento[] = [
  [0x0020_000d, 'UI', '1.2.3'],
  [0x0020_000e, 'UI', '1.2.3.1'],
]
const receber = (elementos: readonly Elemento[] = []) =>
  receberDicom(fazerDicom({ elementos: [...BASE, ...elementos], pixels: new Uint8Array(16) }))

it('diz qual é a instância e o que se sabe do estudo', async () => {
  const { identidade, pixels, aviso } = await receber([
    [0x0008_0030, 'TM', '101530.25'],
    [0x0008_0050, 'SH', '1234.01-3'],
    [0x0010_0020, 'LO', 'P-9'],
    [0x0010_2297, 'PN', 'Silva^Ana'],
    [0x0020_0011, 'IS', '2'],
    [0x0020_0013, 'IS', ' 17 '],
  ])
  expect(identidade).toMatchObject({
    estudo: '1.2.3',
    serie: '1.2.3.1',
    instancia: '1.2.3.4',
    numeroDeAcesso: '1234.01-3',
    identificacao: 'P-9',
    responsavel: 'Silva Ana',
    numeroDaSerie: 2,
    numeroDaInstancia: 17,
    hora: '10:15:30',
  })
  expect([pixels?.largura, aviso]).toEqual([4, null])
})

it.each(['251530', '106130', '101561', 'x'])('a hora %s não é hora, e o resto entra', async (hora) => {
  const { identidade } = await receber([[0x0008_0030, 'TM', hora]])
  expect(identidade).toMatchObject({ estudo: '1.2.3', hora: null })
})

it('o que não tem imagem, ou tem uma que não lemos, fica com o motivo', async () => {
  const semImagem = await receberDicom(fazerDicom({ linhas: 0, elementos: BASE, pixels: new Uint8Array(2) }))
  expect([semImagem.pixels, semImagem.aviso]).toEqual([null, expect.stringContaining('não tem imagem')])
  const video = await receberDicom(
    fazerDicom({ sintaxe: '1.2.840.10008.1.2.4.102', elementos: BASE, pixels: [new Uint8Array(16)] }),
  )
  expect([video.pixels, video.aviso]).toEqual([null, expect.stringContaining('vídeo')])
})

it.each([
  ['sem o UID do estudo', [[0x0020_000e, 'UI', '1.2']]],
  [
    'com um UID que não é um',
    [
      [0x0020_000d, 'UI', '1.2.a'],
      [0x0020_000e, 'UI', '1.2'],
    ],
  ],
  [
    'com um UID longo demais',
    [
      [0x0020_000d, 'UI', `1.${'2'.repeat(64)}`],
      [0x0020_000e, 'UI', '1.2'],
    ],
  ],
] as [string, Elemento[]][])('%s é recusado', async (_, elementos) => {
  await expect(receberDicom(fazerDicom({ elementos, pixels: new Uint8Array(16) }))).rejects.toThrow(RangeError)
})

it('os metadados têm nomes, números, sequências e acentos, e nada do que é grande', async () => {
  const { metadados } = await receber([
    [0x0008_0005, 'CS', 'ISO_IR 100'],
    [0x0010_0010, 'PN', Buffer.from('Conceição^Mel', 'latin1')],
    [0x0028_0030, 'DS', '0.25\\0.5'],
    [0x0008_1140, 'SQ', sequencia([item([[0x0008_1155, 'UI', '1.9']])])],
    [0x0009_0010, 'LO', 'PRIVADO'],
  ])
  expect(metadados).toMatchObject({
    '00080005': { vr: 'CS', Value: ['ISO_IR 192'] },
    '00100010': { vr: 'PN', Value: [{ Alphabetic: 'Conceição^Mel' }] },
    '00280030': { vr: 'DS', Value: [0.25, 0.5] },
    '00280010': { vr: 'US', Value: [4] },
    '00081140': { vr: 'SQ', Value: [{ '00081155': { vr: 'UI', Value: ['1.9'] } }] },
  })
  expect(metadados).not.toHaveProperty('7FE00010')
  expect(Object.keys(metadados).some((tag) => tag.startsWith('0002'))).toBe(false)
})

const semDcmtk = spawnSync('dcm2json', ['--version']).status !== 0
if (semDcmtk) process.stderr.write('\ndcm2json is not here: our DICOM JSON was NOT compared with that of DCMTK\n')

it.skipIf(semDcmtk).each(EXEMPLOS)('de outra mão: de %s dizemos o que o DCMTK diz', async (nome) => {
  // The examples say neither study nor series.
  const bytes = readFileSync(caminhoDe(nome))
  const { stdout } = spawnSync('dcm2json', [caminhoDe(nome)], { encoding: 'utf8' })
  // It leaves a comma after pixels that it does not write.
  const deles = JSON.parse(stdout.replaceAll(/,(\s*})/g, '$1')) as Record<string, { vr: string; Value?: unknown[] }>
  const { dicomEmJson } = await import('./em-json.ts')
  const { lerConjunto } = await import('./abrir.ts')
  const nossos = dicomEmJson(lerConjunto(bytes))
  for (const [tag, { vr, Value }] of Object.entries(deles)) {
    if (tag === '7FE00010' || tag === '00080005' || tag.startsWith('0002')) continue
    expect([tag, nossos[tag]]).toEqual([tag, { vr, ...(Value && { Value }) }])
  }
})
