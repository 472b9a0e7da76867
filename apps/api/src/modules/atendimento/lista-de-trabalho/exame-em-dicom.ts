import { numeroDeAcesso } from '@vetlume/dominio/estudo'
import { identificacaoDoAnimal } from '@vetlume/dominio/laudo'
import { escreverDicom, uidDoUuid, type ElementoEscrito } from '../../../infra/dicom/escrever.ts'
import type { ExameDaLista } from './queries.ts'

/** Modality Worklist, of which each file is one answer (PS3.4 K). */
const LISTA_DE_TRABALHO = '1.2.840.10008.5.1.4.31'

/** Which kind of machine does each kind of exam; what none does is in no list. */
export const MODALIDADES_DICOM: Readonly<Record<string, string>> = {
  ULTRASSONOGRAFIA: 'US',
  ECOCARDIOGRAFIA: 'US',
  RADIOGRAFIA: 'DX',
  TOMOGRAFIA: 'CT',
  RESSONANCIA: 'MR',
  ENDOSCOPIA: 'ES',
  ELETROCARDIOGRAFIA: 'ECG',
}

const SEXOS: Readonly<Record<string, string>> = { MACHO: 'M', FEMEA: 'F' }

const semSinais = (parte: string) => parte.replaceAll(/[\^=\\]/g, ' ').trim()

/** `Silva^Rex`, as machines of veterinarians write it: the family is the tutor's, and no more of that name is needed. */
function nomeDoPaciente({ tutor, animal }: ExameDaLista): string {
  const sobrenome = semSinais(tutor).split(/\s+/).at(-1) ?? ''
  return `${sobrenome}^${semSinais(animal)}`
}

const dia = (data: Temporal.ZonedDateTime) => data.toPlainDate().toString().replaceAll('-', '')
const hora = (data: Temporal.ZonedDateTime) =>
  data.toPlainTime().toString({ smallestUnit: 'second' }).replaceAll(':', '')

function paciente(exame: ExameDaLista): ElementoEscrito[] {
  const { codigoDoAnimal, nascimento, sexo, castrado, especie, raca, pesoGramas } = exame
  return [
    [0x0010_0010, 'PN', nomeDoPaciente(exame)],
    [0x0010_0020, 'LO', identificacaoDoAnimal(codigoDoAnimal)],
    [0x0010_0030, 'DA', nascimento?.replaceAll('-', '') ?? ''],
    [0x0010_0040, 'CS', SEXOS[sexo] ?? 'O'],
    ...(pesoGramas === null ? [] : [[0x0010_1030, 'DS', String(pesoGramas / 1000)] as const]),
    [0x0010_2201, 'LO', especie],
    ...(castrado === null ? [] : [[0x0010_2203, 'CS', castrado ? 'ALTERED' : 'UNALTERED'] as const]),
    [0x0010_2292, 'LO', raca ?? ''],
    [0x0010_2297, 'PN', semSinais(exame.tutor).split(/\s+/).at(-1) ?? ''],
    [0x0010_2298, 'CS', 'OWNER'],
  ]
}

interface Aparelho {
  nome: string
  fuso: string
}

function passo(exame: ExameDaLista, acesso: string, { nome, fuso }: Aparelho): ElementoEscrito[] {
  const quando = Temporal.Instant.from(exame.quando).toZonedDateTimeISO(fuso)
  return [
    [0x0008_0060, 'CS', MODALIDADES_DICOM[exame.modalidade] ?? 'OT'],
    // Whose the list is was decided by the credential; the gateway does not compare it.
    [0x0040_0001, 'AE', 'VETLUME'],
    [0x0040_0002, 'DA', dia(quando)],
    [0x0040_0003, 'TM', hora(quando)],
    [0x0040_0006, 'PN', ''],
    [0x0040_0007, 'LO', exame.servico],
    [0x0040_0009, 'SH', acesso],
    [0x0040_0010, 'SH', nome],
    [0x0040_0011, 'SH', exame.local ?? ''],
  ]
}

/** One exam as a machine is told of it: what it shows and writes in the images, and nothing else of anybody. */
export function exameEmDicom(exame: ExameDaLista, aparelho: Aparelho): Buffer {
  const acesso = numeroDeAcesso(exame)
  const estudo = uidDoUuid(exame.item)
  return escreverDicom({ classe: LISTA_DE_TRABALHO, instancia: `${estudo}.1` }, [
    [0x0008_0050, 'SH', acesso],
    [0x0008_0090, 'PN', ''],
    ...paciente(exame),
    [0x0020_000d, 'UI', estudo],
    [0x0032_1060, 'LO', exame.servico],
    [0x0040_0100, 'SQ', [passo(exame, acesso, aparelho)]],
    [0x0040_1001, 'SH', acesso],
    [0x0040_1003, 'SH', exame.prioridade === 'URGENTE' ? 'HIGH' : 'ROUTINE'],
  ])
}
