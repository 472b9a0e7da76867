import dicomParser from 'dicom-parser'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { textoDe } from '../../src/infra/dicom/texto.ts'
import { fazerDicom, type Elemento } from '../dicom.ts'
import { rodarCliente, type Gateway } from './orthanc.ts'

const JPEG = '1.2.840.10008.1.2.4.50'
const RAIZ = '1.2.826.0.1.3680043.10.1183.78'

/** The exam that a machine took from its list: nobody typed anything in it. */
export interface ExameDaLista {
  paciente: string
  acesso: string
  estudo: string
  modalidade: string
}

const daqui = ({ portaDicom }: Gateway, aet: string) => [
  '-aet',
  aet,
  '-aec',
  'VETLUME',
  '127.0.0.1',
  String(portaDicom),
]

let consultas = 0
/** What a machine gets when it asks for its list, by the name that it gives itself. */
export async function lerLista(gateway: Gateway, modalidade = 'US', aet = 'ULTRASSOM'): Promise<ExameDaLista[]> {
  const pasta = path.join(gateway.pasta, `resposta-${++consultas}`)
  await mkdir(pasta)
  const chaves = ['PatientName', 'AccessionNumber', 'StudyInstanceUID', 'PatientSpeciesDescription']
  const passo = [`Modality=${modalidade}`, `ScheduledStationAETitle=${aet}`, 'ScheduledProcedureStepStartDate']
  const todas = [
    ...chaves,
    'SpecificCharacterSet=ISO_IR 100',
    ...passo.map((um) => `ScheduledProcedureStepSequence[0].${um}`),
  ]
  const pedido = todas.flatMap((chave) => ['-k', chave])
  await rodarCliente('findscu', ['-W', '-X', '-od', pasta, ...pedido, ...daqui(gateway, aet)])
  const lidos = await Promise.all(
    (await readdir(pasta)).map(async (nome) => dicomParser.parseDicom(await readFile(path.join(pasta, nome)))),
  )
  return lidos.map((lido) => ({
    paciente: textoDe(lido, 'x00100010') ?? '',
    acesso: lido.string('x00080050')?.trim() ?? '',
    estudo: lido.string('x0020000d') ?? '',
    modalidade,
  }))
}

let feitas = 0
/** One file of a machine: its class, its own elements, its pixels. */
export interface DaMaquina {
  classe: string
  linhas: number
  colunas: number
  elementos?: readonly Elemento[]
  /** Gray of each sample in 16 bits, or frames in colour. */
  pixels: Uint8Array | readonly Uint8Array[]
}

/** Sends one file with `storescu`, with what the list said of the patient and of the exam. */
export async function enviarDaMaquina(gateway: Gateway, exame: ExameDaLista, feita: DaMaquina): Promise<void> {
  const uid = `${RAIZ}.${process.pid}.${++feitas}`
  const emCores = !(feita.pixels instanceof Uint8Array)
  const bytes = fazerDicom({
    linhas: feita.linhas,
    colunas: feita.colunas,
    ...(emCores ? { sintaxe: JPEG, amostras: 3, interpretacao: 'YBR_FULL_422' } : { bits: 16 }),
    pixels: feita.pixels,
    elementos: [
      [0x0008_0005, 'CS', 'ISO_IR 100'],
      [0x0008_0016, 'UI', feita.classe],
      [0x0008_0018, 'UI', uid],
      [0x0008_0050, 'SH', exame.acesso],
      [0x0008_0060, 'CS', exame.modalidade],
      [0x0010_0010, 'PN', exame.paciente],
      [0x0020_000d, 'UI', exame.estudo],
      [0x0020_000e, 'UI', `${exame.estudo}.1`],
      [0x0020_0013, 'IS', String(feitas)],
      ...(feita.elementos ?? []),
    ],
  })
  const arquivo = path.join(gateway.pasta, `${feitas}.dcm`)
  await writeFile(arquivo, bytes)
  const { codigo, texto } = await rodarCliente('storescu', ['-xy', ...daqui(gateway, 'ULTRASSOM'), arquivo])
  if (codigo !== 0) throw new Error(`storescu: ${texto}`)
}

/** A frame in colour, unlike the others. */
export const quadro = (largura: number, altura: number, i: number): Promise<Buffer> =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${largura}" height="${altura}">
      <rect width="100%" height="100%" fill="black"/><path d="M ${largura / 2} 10 L ${largura - 40} ${altura - 40} L 40 ${altura - 40} Z" fill="#777"/>
      <circle cx="${largura / 2}" cy="${altura / 2}" r="${30 + i * 6}" fill="#222"/></svg>`),
  )
    .jpeg()
    .toBuffer()

/** A radiograph in 12 bits: brighter to the middle. */
export function radiografia(largura: number, altura: number): Uint8Array {
  const amostras = new Uint16Array(largura * altura)
  for (let y = 0; y < altura; y += 1)
    for (let x = 0; x < largura; x += 1)
      amostras[y * largura + x] = Math.round(
        4095 * Math.sin((Math.PI * x) / largura) * Math.sin((Math.PI * y) / altura),
      )
  return new Uint8Array(amostras.buffer)
}
