// Puts small faults into the code, one at a time and in a copy, and tells which ones no test notices.
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ErroDePreparo } from '../db/embutido/erro.ts'
import { lerAmbiente } from './ambiente.ts'
import { executar } from './encerramento.ts'
import { criarAlcance } from './mutantes/alcance.ts'
import { aplicar, faltasDe, linhaDe, type Falta } from './mutantes/faltas.ts'
import { abrirOficina } from './mutantes/oficina.ts'
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

/** `file:line  kind  code → code  who noticed`. */
function contar({ arquivo, fonte, falta }: Mutante, mortoPor: string | null, alcancado: boolean): void {
  const [antes, depois] = [fonte.slice(falta.inicio, falta.fim), falta.troca]
  const fim = mortoPor === null ? `SOBREVIVEU${alcancado ? '' : ' (nenhum teste o alcança)'}` : `morto por ${mortoPor}`
  console.log(`${arquivo}:${linhaDe(fonte, falta)}  ${falta.tipo}: ${curto(antes)} → ${curto(depois)}\n    ${fim}`)
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
  const oficina = abrirOficina(raiz)
  process.once('exit', () => rmSync(oficina, { recursive: true, force: true }))
  console.log(`${mutantes.length} de ${possiveis} faltas possíveis, semente ${semente}\n`)

  const provar = async (): Promise<number> => {
    const usados = [...new Set(mutantes.flatMap(({ arquivo }) => alcance(arquivo)))]
    const inteiros = await testar(oficina, usados, prazoMs * mutantes.length)
    if (inteiros.mortoPor !== null) throw new ErroDePreparo(`Sem falta nenhuma já falha: ${inteiros.mortoPor}`)
    let vivos = 0
    for (const mutante of mutantes) {
      const { arquivo, fonte, falta } = mutante
      const testes = alcance(arquivo)
      writeFileSync(join(oficina, arquivo), aplicar(fonte, falta))
      const { mortoPor } = await testar(oficina, testes, prazoMs)
      const final = mortoPor ?? (await compilar(oficina, arquivo, prazoMs)).mortoPor
      writeFileSync(join(oficina, arquivo), fonte)
      contar(mutante, final, testes.length > 0)
      if (final === null) vivos += 1
    }
    return vivos
  }
  const vivos = await encerramento.ouEncerrar(provar())
  console.log(`\n${mutantes.length - vivos} de ${mutantes.length} faltas percebidas, ${vivos} sobreviveram`)
  await encerramento.sair(0)
})
