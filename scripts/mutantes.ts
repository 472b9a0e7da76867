// Puts small faults into the code, one at a time and in a copy, and tells which ones no test notices.
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lerAmbiente } from './ambiente.ts'
import { executar } from './encerramento.ts'
import { criarAlcance } from './mutantes/alcance.ts'
import { aplicar, faltasDe, linhaDe, type Falta } from './mutantes/faltas.ts'
import { abrirCopia } from './mutantes/copia.ts'
import { lerPedido } from './mutantes/pedido.ts'
import { compilar, jaFalham, testar } from './mutantes/prova.ts'
import { criarSorteio, sortear } from './mutantes/sorteio.ts'
import { navegadorInstalado } from './navegador.ts'

interface Mutante {
  arquivo: string
  fonte: string
  falta: Falta
}

const TESTES = ['apps/*/{src,teste}/**/*.test.{ts,tsx}', 'packages/*/src/**/*.test.ts']

const curto = (texto: string) => {
  const linha = texto.replace(/\s+/g, ' ').trim()
  return linha.length > 60 ? `${linha.slice(0, 57)}…` : linha
}

/** The compiler is asked about every fault first, then so many of the nearest tests: most faults go no further. */
const PERTO = 12

/** `file:line  kind  code → code  who noticed`. */
function contar({ arquivo, fonte, falta }: Mutante, destino: string): void {
  const [antes, depois] = [fonte.slice(falta.inicio, falta.fim), falta.troca]
  console.log(`${arquivo}:${linhaDe(fonte, falta)}  ${falta.tipo}: ${curto(antes)} → ${curto(depois)}\n    ${destino}`)
}

function escolher(raiz: string, argumentos: string[]) {
  const pedido = lerPedido(raiz, argumentos)
  const todos = pedido.arquivos.flatMap((arquivo): Mutante[] => {
    const fonte = readFileSync(join(raiz, arquivo), 'utf8')
    return faltasDe(fonte, arquivo).map((falta) => ({ arquivo, fonte, falta }))
  })
  return { ...pedido, mutantes: sortear(todos, pedido.quantos, criarSorteio(pedido.semente)), possiveis: todos.length }
}

await executar(async (encerramento) => {
  const { raiz } = lerAmbiente()
  const { mutantes, possiveis, semente, prazoMs } = escolher(raiz, process.argv.slice(2))
  process.env['CHROME_PATH'] ??= navegadorInstalado() ?? ''
  const alcance = criarAlcance(raiz, globSync(TESTES, { cwd: raiz }))
  const copia = abrirCopia(raiz)
  process.once('exit', () => rmSync(copia, { recursive: true, force: true }))
  console.log(`${mutantes.length} de ${possiveis} faltas possíveis, semente ${semente}\n`)

  const comFalta = async <T>({ arquivo, fonte, falta }: Mutante, fazer: () => Promise<T>): Promise<T> => {
    writeFileSync(join(copia, arquivo), aplicar(fonte, falta))
    const resultado = await fazer()
    writeFileSync(join(copia, arquivo), fonte)
    return resultado
  }
  const provar = async (): Promise<number> => {
    const usados = [...new Set(mutantes.flatMap(({ arquivo }) => alcance(arquivo)))]
    const inicio = Date.now()
    const falham = new Set(await jaFalham(copia, usados, prazoMs * mutantes.length))
    for (const teste of falham) console.log(`${teste} já falha sem falta nenhuma: não conta\n`)
    // Far tests may be most of them: they have twice the time that all of them took, and are not taken for a fault.
    const prazoLongeMs = Math.max(prazoMs, 2 * (Date.now() - inicio))
    const testesDe = (arquivo: string) => alcance(arquivo).filter((teste) => !falham.has(teste))
    const provarPerto =
      ({ arquivo }: Mutante) =>
      async () =>
        (await compilar(copia, arquivo, prazoMs)) ?? testar(copia, testesDe(arquivo).slice(0, PERTO), prazoMs)
    const provarLonge =
      ({ arquivo }: Mutante) =>
      () =>
        testar(copia, testesDe(arquivo).slice(PERTO), prazoLongeMs)
    const restantes: Mutante[] = []
    for (const mutante of mutantes) {
      const mortoPor = await comFalta(mutante, provarPerto(mutante))
      if (mortoPor === null) restantes.push(mutante)
      else contar(mutante, `morto por ${mortoPor}`)
    }
    console.log(`\n${restantes.length} passaram pelos testes de perto\n`)
    let vivos = 0
    for (const mutante of restantes) {
      const mortoPor = await comFalta(mutante, provarLonge(mutante))
      const alcancado = testesDe(mutante.arquivo).length > 0
      contar(mutante, mortoPor ? `morto por ${mortoPor}` : `SOBREVIVEU${alcancado ? '' : ' (nenhum teste o alcança)'}`)
      if (mortoPor === null) vivos += 1
    }
    return vivos
  }
  const vivos = await encerramento.ouEncerrar(provar())
  console.log(`\n${mutantes.length - vivos} de ${mutantes.length} faltas percebidas, ${vivos} sobreviveram`)
  await encerramento.sair(0)
})
