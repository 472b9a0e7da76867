// Puts small faults into the code, one at a time and in a copy, and tells which ones no test notices.
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ErroDePreparo } from '../db/embutido/erro.ts'
import { lerAmbiente } from './ambiente.ts'
import { executar } from './encerramento.ts'
import { criarAlcance } from './mutantes/alcance.ts'
import { aplicar, faltasDe, linhaDe, type Falta } from './mutantes/faltas.ts'
import { abrirCopia } from './mutantes/copia.ts'
import { lerPedido } from './mutantes/pedido.ts'
import { compilar, testar } from './mutantes/prova.ts'
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

/** So many of the nearest tests are asked about every fault first, then the compiler: most faults go no further. */
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
  const provarPerto =
    ({ arquivo }: Mutante) =>
    async () =>
      (await testar(copia, alcance(arquivo).slice(0, PERTO), prazoMs)) ?? compilar(copia, arquivo, prazoMs)
  const provarLonge =
    ({ arquivo }: Mutante) =>
    () =>
      testar(copia, alcance(arquivo).slice(PERTO), prazoMs)

  const provar = async (): Promise<number> => {
    const usados = [...new Set(mutantes.flatMap(({ arquivo }) => alcance(arquivo)))]
    const jaFalha = await testar(copia, usados, prazoMs * mutantes.length)
    if (jaFalha !== null) throw new ErroDePreparo(`Sem falta nenhuma já falha: ${jaFalha}`)
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
      const alcancado = alcance(mutante.arquivo).length > 0
      contar(mutante, mortoPor ? `morto por ${mortoPor}` : `SOBREVIVEU${alcancado ? '' : ' (nenhum teste o alcança)'}`)
      if (mortoPor === null) vivos += 1
    }
    return vivos
  }
  const vivos = await encerramento.ouEncerrar(provar())
  console.log(`\n${mutantes.length - vivos} de ${mutantes.length} faltas percebidas, ${vivos} sobreviveram`)
  await encerramento.sair(0)
})
