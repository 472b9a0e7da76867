import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { aplicar } from './faltas.ts'
import { contar, type Mutante } from './mutante.ts'
import { compilar, jaFalham, testar, type Veredito } from './prova.ts'

/** The compiler is asked about every fault first, then so many of the nearest tests: most faults go no further. */
const PERTO = 12

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

  perto = ({ arquivo }: Mutante) => this.#onde.alcance(arquivo).slice(0, PERTO)
  longe = ({ arquivo }: Mutante) => this.#onde.alcance(arquivo).slice(PERTO)

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

  perguntar(testes: readonly string[], prazoMs = this.#onde.prazoMs): Promise<Veredito> {
    const confiaveis = testes.filter((teste) => !this.#falham.has(teste))
    return testar(this.#onde.copia, confiaveis, prazoMs)
  }

  compilador({ arquivo }: Mutante): Promise<Veredito> {
    return compilar(this.#onde.copia, arquivo, this.#onde.prazoMs)
  }

  async comFalta({ arquivo, fonte, falta }: Mutante, perguntar: () => Promise<Veredito>): Promise<Veredito> {
    const caminho = join(this.#onde.copia, arquivo)
    writeFileSync(caminho, aplicar(fonte, falta))
    const veredito = await perguntar()
    writeFileSync(caminho, fonte)
    return veredito
  }
}

/** Puts in each fault, tells who noticed it, and resolves with how many nobody did. */
export async function provar(mutantes: readonly Mutante[], onde: Onde): Promise<number> {
  const quem = new Testemunhas(onde)
  await quem.conferir(mutantes, quem.perto)
  const restantes: Mutante[] = []
  for (const mutante of mutantes) {
    const mortoPor = await quem.comFalta(
      mutante,
      async () => (await quem.compilador(mutante)) ?? quem.perguntar(quem.perto(mutante)),
    )
    if (mortoPor === null) restantes.push(mutante)
    else contar(mutante, `morto por ${mortoPor}`)
  }
  // Told now, since the far ones may take most of an hour.
  for (const mutante of restantes) contar(mutante, 'passou pelos testes de perto')
  console.log(`\n${restantes.length} passaram pelos testes de perto\n`)
  // Far tests may be most of them: they have twice the time that all of them took, and are not taken for a fault.
  const prazoLongeMs = Math.max(onde.prazoMs, 2 * (await quem.conferir(restantes, quem.longe)))
  let vivos = 0
  for (const mutante of restantes) {
    const mortoPor = await quem.comFalta(mutante, () => quem.perguntar(quem.longe(mutante), prazoLongeMs))
    const alcancado = onde.alcance(mutante.arquivo).length > 0
    contar(mutante, mortoPor ? `morto por ${mortoPor}` : `SOBREVIVEU${alcancado ? '' : ' (nenhum teste o alcança)'}`)
    if (mortoPor === null) vivos += 1
  }
  return vivos
}
