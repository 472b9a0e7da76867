import { normalizarBusca, normalizarCpf } from '@vetlume/dominio/formatos'
import { animaisParecidos, tutoresParecidos } from '../queries-registros.ts'
import { alvoExistente, alvoNovo, criarIndice, juntar, valorDe, type Alvo, type Anotar } from './alvos.ts'
import { valoresDe, type LinhaLida } from './ler-linha.ts'
import { outrosNomeados, resolverOutrosTutores } from './outros-tutores.ts'
import type { Terreno } from './catalogo.ts'

type Valores = Readonly<Record<string, unknown>>

const texto = (valor: unknown): string => (typeof valor === 'string' ? valor : '')
const presentes = (valores: readonly unknown[]) => valores.map(texto).filter((valor) => valor !== '')

/** A person by name and a way to reach them; by the name alone, only who has neither that nor a CPF. */
function chavesPeloNome(valor: (campo: string) => unknown): string[] {
  const nome = normalizarBusca(texto(valor('nome')))
  if (nome === '') return []
  const contatos = presentes(['telefone', 'outroTelefone', 'whatsapp', 'email'].map(valor))
  if (contatos.length === 0) return texto(valor('cpf')) === '' ? [`nome:${nome}`] : []
  return contatos.map((contato) => `nome:${nome}|${contato}`)
}

const chaveDoCpf = (cpf: unknown): string[] => presentes([cpf]).map((numero) => `cpf:${numero}`)

/** A foreigner has no CPF: the document and the name tell them. */
const chaveDoDocumento = (valor: (campo: string) => unknown): string[] =>
  presentes([valor('documento')]).map((numero) => `documento:${numero}|${normalizarBusca(texto(valor('nome')))}`)

const chavesDoTutor = (alvo: Alvo): string[] => [
  ...chaveDoCpf(valorDe(alvo, 'cpf')),
  ...[chaveDoDocumento, chavesPeloNome].flatMap((chaves) => chaves((campo) => valorDe(alvo, campo))),
]

/** A line with only the clinic of origin beside the tutor brings no animal. */
const temAnimal = (valores: Valores) => Object.keys(valores).some((campo) => campo !== 'parceiro')

/** The clinic of a line without an animal is where the tutor came from. */
function clinicaDoTutor(lida: LinhaLida): Valores {
  const { parceiro, ...animal } = valoresDe(lida, 'animal')
  return parceiro === undefined || temAnimal(animal) ? {} : { parceiro }
}

/** By CPF; without one, or where nobody has it, by name and document or contact, but never somebody of another CPF. */
function acharTutor(indice: ReturnType<typeof criarIndice>, valores: Valores): Alvo | undefined {
  const cpf = valores['cpf'] ?? null
  const peloNome = [chaveDoDocumento, chavesPeloNome].flatMap((chaves) => chaves((campo) => valores[campo]))
  return (
    indice.achar(chaveDoCpf(cpf)) ?? indice.achar(peloNome, (alvo) => cpf === null || valorDe(alvo, 'cpf') === null)
  )
}

interface TutoresDaPlanilha {
  porLinha: ReadonlyMap<number, Alvo>
  /** Those of the lines, and those registered that are like the ones that they name. */
  conhecidos: readonly Alvo[]
}

async function planejarTutores(
  terreno: Terreno,
  lidas: readonly LinhaLida[],
  anotar: Anotar,
): Promise<TutoresDaPlanilha> {
  const indice = criarIndice()
  const outros = outrosNomeados(lidas)
  const cpfs = presentes([
    ...lidas.map(({ valores }) => valores['tutor.cpf']),
    ...outros.map(({ documento }) => normalizarCpf(documento ?? '')),
  ])
  const nomes = presentes([...lidas.map(({ valores }) => valores['tutor.nome']), ...outros.map(({ nome }) => nome)])
  const parecidos = await tutoresParecidos(terreno.tx, terreno.cliente, [...new Set(cpfs)], [...new Set(nomes)])
  const conhecidos = parecidos.map((linha) => alvoExistente('tutor', linha))
  for (const alvo of conhecidos) indice.guardar(alvo, chavesDoTutor(alvo))
  const porLinha = new Map<number, Alvo>()
  for (const lida of lidas) {
    const valores = { ...valoresDe(lida, 'tutor'), ...clinicaDoTutor(lida) }
    if (Object.keys(valores).length === 0) {
      anotar(lida.numero, 'tutor.nome', 'Informe o tutor.')
      continue
    }
    const alvo = acharTutor(indice, valores) ?? alvoNovo('tutor')
    juntar(alvo, lida.numero, valores, anotar)
    indice.guardar(alvo, chavesDoTutor(alvo))
    porLinha.set(lida.numero, alvo)
  }
  return { porLinha, conhecidos: [...new Set([...porLinha.values(), ...conhecidos])] }
}

const chaveDoChip = (valor: unknown): string[] => presentes([valor]).map((chip) => `chip:${chip}`)

const chavesDoAnimal = (alvo: Alvo): string[] => [
  ...chaveDoChip(valorDe(alvo, 'microchip')),
  chavePeloNome(texto(valorDe(alvo, 'tutor')), (campo) => valorDe(alvo, campo)),
]

const chavePeloNome = (tutor: string, valor: (campo: string) => unknown) =>
  `${tutor}|${texto(valor('especie'))}|${normalizarBusca(texto(valor('nome')))}`

function juntarAnimal(indice: ReturnType<typeof criarIndice>, lida: LinhaLida, tutor: Alvo, anotar: Anotar): Alvo {
  const valores: Valores = { ...valoresDe(lida, 'animal'), tutor: tutor.codigo }
  const chip = valores['microchip'] ?? null
  const alvo =
    indice.achar(chaveDoChip(chip)) ??
    indice.achar(
      [chavePeloNome(tutor.codigo, (campo) => valores[campo])],
      (outro) => chip === null || valorDe(outro, 'microchip') === null,
    ) ??
    alvoNovo('animal')
  const { numero } = lida
  const conhecido = alvo.linha > 0 || alvo.existente !== null
  if (conhecido && valorDe(alvo, 'tutor') !== tutor.codigo) {
    anotar(numero, 'animal.microchip', `Este microchip já é de ${texto(valorDe(alvo, 'nome'))}, de outro tutor.`)
  } else if (conhecido && valores['especie'] !== undefined && valorDe(alvo, 'especie') !== valores['especie']) {
    anotar(numero, 'animal.especie', 'A espécie não confere com a do cadastro deste animal.')
  } else {
    juntar(alvo, numero, valores, anotar)
    indice.guardar(alvo, chavesDoAnimal(alvo))
  }
  return alvo
}

/** Tutors and animals of a sheet of patients: each line is of one tutor, and of one animal of theirs or of none. */
export async function planejarPacientes(
  terreno: Terreno,
  lidas: readonly LinhaLida[],
  anotar: Anotar,
): Promise<Alvo[]> {
  const { porLinha: tutores, conhecidos } = await planejarTutores(terreno, lidas, anotar)
  for (const alvo of conhecidos) terreno.catalogo.lembrar('tutor', alvo.codigo, texto(valorDe(alvo, 'nome')))
  const existentes = [...new Set([...tutores.values()].filter(({ existente }) => existente !== null))]
  const chips = presentes(lidas.map(({ valores }) => valores['animal.microchip']))
  const indice = criarIndice()
  for (const linha of await animaisParecidos(
    terreno.tx,
    terreno.cliente,
    existentes.map(({ codigo }) => codigo),
    chips,
  )) {
    const alvo = alvoExistente('animal', linha)
    indice.guardar(alvo, chavesDoAnimal(alvo))
  }
  const animais = new Set<Alvo>()
  for (const lida of lidas) {
    const tutor = tutores.get(lida.numero)
    const valores = valoresDe(lida, 'animal')
    if (tutor === undefined || !temAnimal(valores)) continue
    if (valores['nome'] === undefined) anotar(lida.numero, 'animal.nome', 'Informe o nome do animal.')
    else animais.add(juntarAnimal(indice, lida, tutor, anotar))
  }
  await resolverOutrosTutores(terreno, conhecidos, animais, anotar)
  return [...new Set(tutores.values()), ...animais]
}
