import * as z from 'zod/mini'
import { semAcentos } from '../formatos/index.ts'
import { escalaDoArquivo } from '../imagem/index.ts'

/** What a DICOM file says of the exam and of its patient, as it is written there. */
export const dadosDoDicom = z.object({
  /** Defined term of the equipment's kind: US, CR, DX, CT… */
  modalidade: z.nullable(z.string()),
  paciente: z.nullable(z.string()),
  especie: z.nullable(z.string()),
  realizadoEm: z.nullable(z.string()),
  /** Maker and model. */
  aparelho: z.nullable(z.string()),
  quadros: z.int(),
  /** Of a patient whom our worklist told the machine; absent when it wrote anything else, which may be of a person. */
  identificacao: z.optional(z.string()),
  /** Absent when it says no size, and in those that came before it was read. */
  escalas: z.optional(z.array(escalaDoArquivo)),
  /** How a radiograph was taken; absent as `escalas` is. */
  exposicao: z.optional(
    z.object({ projecao: z.nullable(z.string()), kv: z.nullable(z.number()), mas: z.nullable(z.number()) }),
  ),
})
export type DadosDoDicom = z.infer<typeof dadosDoDicom>

/** What a machine is told that the patient's identification is (Patient ID): the end of its key, which says nothing of anybody. */
export const identificacaoDoAnimal = (animal: string): string => animal.replaceAll('-', '').slice(-12).toUpperCase()

const NOSSA = /^[0-9A-F]{12}$/
/** The Patient ID of a file, when it is one that we gave. */
export const identificacaoNossa = (escrita: string | null): string | null =>
  escrita !== null && NOSSA.test(escrita.trim()) ? escrita.trim() : null

/** What it takes to look at its frames, and nothing of the patient or of the machine: all that a clinic gets. */
export const soParaVer = ({ modalidade, quadros }: DadosDoDicom): DadosDoDicom => ({
  modalidade,
  quadros,
  paciente: null,
  especie: null,
  realizadoEm: null,
  aparelho: null,
})

/** What the file says otherwise than the record, in its own words. */
export interface DivergenciaDoDicom {
  campo: 'PACIENTE' | 'ESPECIE'
  noArquivo: string
}

const palavrasDe = (texto: string): string[] =>
  semAcentos(texto)
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((palavra) => palavra.length > 1)

/** Machines write species in English, in Portuguese or by the Latin genus. */
const ESPECIES: readonly (readonly string[])[] = [
  ['canina', 'canino', 'canine', 'canis', 'dog', 'cao', 'cachorro', 'cadela'],
  ['felina', 'felino', 'feline', 'felis', 'cat', 'gato', 'gata'],
  ['equina', 'equino', 'equine', 'equus', 'horse', 'cavalo', 'egua'],
]
const especieDe = (texto: string) =>
  ESPECIES.find((nomes) => palavrasDe(texto).some((palavra) => nomes.includes(palavra)))

/** Names that only repeat the owner's, and those that are a number, say nothing of which animal it is. */
function outroPaciente(noArquivo: string, { nome, tutor }: { nome: string; tutor: string }): boolean {
  const doTutor = palavrasDe(tutor)
  const doAnimal = palavrasDe(nome)
  const ditas = palavrasDe(noArquivo)
  if (ditas.some((palavra) => doAnimal.includes(palavra))) return false
  return doAnimal.length > 0 && ditas.some((palavra) => !doTutor.includes(palavra))
}

/** Whether the file may be of another animal: asked of who sends it, since machines are used without typing the name anew. */
export function divergenciasDoDicom(
  { paciente, especie, identificacao }: Pick<DadosDoDicom, 'paciente' | 'especie' | 'identificacao'>,
  doLaudo: { nome: string; tutor: string; especie: string; animal?: string | undefined },
): DivergenciaDoDicom[] {
  const divergencias: DivergenciaDoDicom[] = []
  if (identificacao !== undefined && doLaudo.animal !== undefined) {
    // Chosen from our list at the machine, it is of that patient, whatever name was there then.
    if (identificacao === identificacaoDoAnimal(doLaudo.animal)) return []
    return [{ campo: 'PACIENTE', noArquivo: paciente ?? identificacao }]
  }
  if (paciente !== null && outroPaciente(paciente, doLaudo))
    divergencias.push({ campo: 'PACIENTE', noArquivo: paciente })
  const [dita, sabida] = [especie === null ? undefined : especieDe(especie), especieDe(doLaudo.especie)]
  if (especie !== null && dita !== undefined && sabida !== undefined && dita !== sabida)
    divergencias.push({ campo: 'ESPECIE', noArquivo: especie })
  return divergencias
}
