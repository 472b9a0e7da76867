import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { aplicar } from './faltas.ts'
import { contar, type Mutante } from './mutante.ts'
import { compilar, jaFalham, testar, type Veredito } from './prova.ts'

/** How many of the nearest tests are asked at each step: most faults go no further than the first. */
const ETAPAS = [4, 12, Infinity]

interface Onde {
  /** The folder in which faults do no harm. */
  copia: string
  /** The tests that may notice a fault in a file, the nearest first. */
  alcance: (arquivo: string) => readonly string[]
  /** Most time for the tests of one fault. */
  prazoMs: number
}

/** Who is asked about a fault: the compiler, and the tests that do not fail by themselves. */
class Testemunhas {
  readonly #onde: Onde
  readonly #falham = new Set<string>()

  constructor(onde: Onde) {
    this.#onde = onde
  }

  /** Runs what will be asked about these faults before any is put in, and tells how long it took. */
  async conferir(mutantes: readonly Mutante[], testesDe: (mutante: Mutante) => readonly string[]): Promise<number> {
    const { copia, prazoMs } = this.#onde
    const inicio = Date.now()
    const testes = [...new Set(mutantes.flatMap(testesDe))]
    for (const teste of testes.length === 0 ? [] : await jaFalham(copia, testes, prazoMs * testes.length)) {
      this.#falham.add(teste)
      console.log(`${teste} já falha sem falta nenhuma: não conta\n`)
    }
    return Date.now() - inicio
  }

  perguntar(testes: readonly string[], prazoMs: number): Promise<Veredito> {
    const confiaveis = testes.filter((teste) => !this.#falham.has(teste))
    return testar(this.#onde.copia, confiaveis, prazoMs)
  }

  compilador = ({ arquivo }: Mutante): Promise<Veredito> => compilar(this.#onde.copia, arquivo, this.#onde.prazoMs)

  async comFalta({ arquivo, fonte, falta }: Mutante, perguntar: () => Promise<Veredito>): Promise<Veredito> {
    const caminho = join(this.#onde.copia, arquivo)
    writeFileSync(caminho, aplicar(fonte, falta))
    const veredito = await perguntar()
    writeFileSync(caminho, fonte)
    return veredito
  }
}

/** Asks about each fault by itself, tells the ones that were noticed and resolves with the others. */
async function peneirar(
  quem: Testemunhas,
  mutantes: readonly Mutante[],
  perguntar: (mutante: Mutante) => Promise<Veredito>,
): Promise<Mutante[]> {
  const restantes: Mutante[] = []
  for (const mutante of mutantes) {
    const mortoPor = await quem.comFalta(mutante, () => perguntar(mutante))
    if (mortoPor === null) restantes.push(mutante)
    else contar(mutante, `morto por ${mortoPor}`)
  }
  return restantes
}

/** Puts in each fault, tells who noticed it, and resolves with how many nobody did. */
export async function provar(mutantes: readonly Mutante[], onde: Onde): Promise<number> {
  const quem = new Testemunhas(onde)
  let restantes = await peneirar(quem, mutantes, quem.compilador)
  let perguntados = 0
  for (const etapa of ETAPAS) {
    console.log(`\n${restantes.length} de ${mutantes.length} por perceber\n`)
    // Whoever stops here, before tests that are far and many, knows which ones to look at.
    if (perguntados > 0)
      for (const mutante of restantes) contar(mutante, `passou pelos ${perguntados} testes mais próximos`)
    const testesDe = ({ arquivo }: Mutante) => onde.alcance(arquivo).slice(perguntados, etapa)
    // Far tests may be most of them: they have twice the time that all of them took, and are not taken for a fault.
    const prazoMs = Math.max(onde.prazoMs, 2 * (await quem.conferir(restantes, testesDe)))
    restantes = await peneirar(quem, restantes, (mutante) => quem.perguntar(testesDe(mutante), prazoMs))
    perguntados = etapa
  }
  for (const mutante of restantes) {
    const alcancado = onde.alcance(mutante.arquivo).length > 0
    contar(mutante, `SOBREVIVEU${alcancado ? '' : ' (nenhum teste o alcança)'}`)
  }
  return restantes.length
}
