import type { DataSet } from 'dicom-parser'
import { TAG } from './tags.ts'
import { textoDe } from './texto.ts'

/** Which instance a file is, of which series and study, and what is said of the study. */
export interface IdentidadeDoDicom {
  estudo: string
  serie: string
  instancia: string
  classe: string
  numeroDaSerie: number | null
  numeroDaInstancia: number | null
  numeroDeAcesso: string | null
  identificacao: string | null
  responsavel: string | null
  descricao: string | null
  /** `HH:MM:SS`, of the clock of the machine. */
  hora: string | null
}

const UID = /^[0-9]+(\.[0-9]+)*$/
const MAXIMO_DO_UID = 64

function uidDe(conjunto: DataSet, tag: string): string {
  const uid = conjunto.string(tag)?.trim() ?? ''
  if (uid.length > MAXIMO_DO_UID || !UID.test(uid)) throw new RangeError(`${tag} is no UID`)
  return uid
}

function horaDe(texto: string | null): string | null {
  const [, hora, minuto = '00', segundo = '00'] = /^(\d{2}):?(\d{2})?:?(\d{2})?/.exec(texto ?? '') ?? []
  return hora === undefined || Number(hora) > 23 || Number(minuto) > 59 || Number(segundo) > 59
    ? null
    : `${hora}:${minuto}:${segundo}`
}

/** What does not fit an integer of the database, or is none, is not told. */
function inteiroDe(conjunto: DataSet, tag: string): number | null {
  const numero = Number(conjunto.string(tag)?.trim() || 'x')
  return Number.isInteger(numero) && Math.abs(numero) < 2 ** 31 ? numero : null
}

/** Throws RangeError for a file that does not say which instance it is. */
export function identidadeDe(conjunto: DataSet): IdentidadeDoDicom {
  const texto = (tag: string) => textoDe(conjunto, tag)
  return {
    estudo: uidDe(conjunto, TAG.estudo),
    serie: uidDe(conjunto, TAG.serie),
    instancia: uidDe(conjunto, TAG.instancia),
    classe: uidDe(conjunto, TAG.classe),
    numeroDaSerie: inteiroDe(conjunto, TAG.numeroDaSerie),
    numeroDaInstancia: inteiroDe(conjunto, TAG.numeroDaInstancia),
    numeroDeAcesso: texto(TAG.numeroDeAcesso),
    identificacao: texto(TAG.identificacao),
    responsavel: texto(TAG.responsavel)?.replaceAll('^', ' ').trim() || null,
    descricao: texto(TAG.descricaoDoEstudo),
    hora: horaDe(texto(TAG.horaDoExame)),
  }
}
