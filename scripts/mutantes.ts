// Puts small faults into the code, one at a time and in a copy, and tells which ones no test notices.
import { globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { lerAmbiente } from './ambiente.ts'
import { executar } from './encerramento.ts'
import { criarAlcance } from './mutantes/alcance.ts'
import { abrirCopia } from './mutantes/copia.ts'
import { faltasDe } from './mutantes/faltas.ts'
import type { Mutante } from './mutantes/mutante.ts'
import { lerPedido } from './mutantes/pedido.ts'
import { criarSorteio, sortear } from './mutantes/sorteio.ts'
import { provar } from './mutantes/testemunhas.ts'
import { navegadorInstalado } from './navegador.ts'

const TESTES = ['apps/*/{src,teste}/**/*.test.{ts,tsx}', 'packages/*/src/**/*.test.ts']

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

  const vivos = await encerramento.ouEncerrar(provar(mutantes, { copia, alcance, prazoMs }))
  console.log(`\n${mutantes.length - vivos} de ${mutantes.length} faltas percebidas, ${vivos} sobreviveram`)
  await encerramento.sair(0)
})
