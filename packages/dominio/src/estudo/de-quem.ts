import { semAcentos } from '../formatos/index.ts'

/** What a machine wrote of the patient and of who answers for it. */
export interface NomesNoEstudo {
  paciente: string | null
  responsavel: string | null
  /** What was typed as the number of the patient. */
  identificacao: string | null
}

export interface Titular {
  nomes: readonly string[]
  animais: readonly string[]
  /** Of documents, as they are stored. */
  documentos: readonly string[]
}

/** "de", "da", "dos" and initials say nothing of whom. */
const palavrasDe = (texto: string | null) =>
  new Set(
    semAcentos(texto ?? '')
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter((palavra) => palavra.length > 2 && palavra !== 'dos' && palavra !== 'das'),
  )

const digitosDe = (texto: string) => texto.replaceAll(/\D/g, '')
const UM_DOCUMENTO = 8

/**
 * Whether a study of no exam can be told to be of somebody's animal: by a document, by two words of the person's name, or by one of them
 * beside the animal's. One word alone is too many people's.
 */
export function ehDoTitular(estudo: NomesNoEstudo, { nomes, animais, documentos }: Titular): boolean {
  const numero = digitosDe(estudo.identificacao ?? '')
  if (numero.length >= UM_DOCUMENTO && documentos.some((documento) => digitosDe(documento) === numero)) return true
  const ditas = palavrasDe(`${estudo.paciente ?? ''} ${estudo.responsavel ?? ''}`)
  const doPaciente = palavrasDe(estudo.paciente)
  return nomes.some((nome) => {
    const delas = palavrasDe(nome)
    const emComum = ditas.intersection(delas)
    if (emComum.size > 1) return true
    return (
      emComum.size === 1 &&
      animais.some((animal) => palavrasDe(animal).difference(emComum).intersection(doPaciente).size > 0)
    )
  })
}
