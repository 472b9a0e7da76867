import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { arquivoDasSenhas } from '../cluster.ts'
import { ErroDePreparo } from '../erro.ts'
import { lerEstado, lerTextos } from '../estado.ts'
import { entregar } from '../identidade.ts'
import { areaDe, modeloEm, travarArea } from '../index.ts'
import { copiarArquivos, danificados } from './arquivos.ts'
import { restaurarBanco } from './conferencia.ts'
import { exigirEspaco } from './espaco.ts'
import type { ChavesDaCopia, Manifesto } from './guardadas.ts'
import { lerChavesDaCopia, lerManifesto, nomeDe, pastaDasChaves, pastaDoBanco, pastaDosArquivos } from './guardadas.ts'
import { apagarPasta, sincronizar, tamanhoDe } from './pastas.ts'

/** Where the restored installation goes. */
export interface Destino {
  pastaDados: string
  pastaArquivos: string
  dizer: (passo: string) => void
}

/** What takes a place, and where what was there goes. Repeating it after any interruption ends in the same. */
interface Troca {
  novo: string
  lugar: string
  antes: string
}

const arquivoDoAndamento = (pastaDados: string) => join(pastaDados, 'restauracao.json')

interface Andamento {
  copia: string
  trocas: Troca[]
}

function lerAndamento(pastaDados: string): Andamento | null {
  const ler = (valor: unknown) => (lerTextos(valor, ['copia']) ? (valor as Andamento) : null)
  return lerEstado({ arquivo: arquivoDoAndamento(pastaDados), ler, remedio: 'Apague-o e repita a restauração.' })
}

/** Refuses to serve what a restore left half in place. */
export function recusarRestauracaoPendente(pastaDados: string): void {
  const andamento = lerAndamento(pastaDados)
  if (andamento === null) return
  throw new ErroDePreparo(
    `A restauração da cópia ${andamento.copia} foi interrompida no meio. Repita: npm run restaurar -- ${andamento.copia}`,
  )
}

function trocar({ novo, lugar, antes }: Troca): void {
  if (!existsSync(novo)) return
  if (existsSync(lugar)) {
    mkdirSync(dirname(antes), { recursive: true, mode: 0o700 })
    renameSync(lugar, antes)
  }
  mkdirSync(dirname(lugar), { recursive: true })
  renameSync(novo, lugar)
}

/** Puts in place what was prepared. From the first to the last exchange the installation does not start. */
async function concluir({ trocas }: Andamento, { pastaDados, dizer }: Destino): Promise<void> {
  dizer('Trocando o que estava em uso pelo restaurado...')
  for (const troca of trocas) {
    dizer(`  ${troca.lugar}`)
    trocar(troca)
  }
  rmSync(arquivoDoAndamento(pastaDados), { force: true })
  await sincronizar(pastaDados)
  const antigas = trocas.map(({ antes }) => antes).filter((antes) => existsSync(antes))
  for (const antes of antigas) dizer(`O que estava em uso ficou em ${antes}`)
}

function abrirCopia(copia: string, arquivoDeChaves: string | null): { manifesto: Manifesto; chaves: ChavesDaCopia } {
  const manifesto = lerManifesto(copia)
  if (manifesto === null)
    throw new ErroDePreparo(`${copia} não é uma cópia completa: falta nela o copia.json. Escolha outra.`)
  const arquivo = arquivoDeChaves ?? join(pastaDasChaves(dirname(copia)), manifesto.chaves)
  const chaves = lerChavesDaCopia(arquivo)
  if (chaves === null)
    throw new ErroDePreparo(
      `As chaves desta cópia não estão em ${arquivo}. Traga para lá o arquivo ${manifesto.chaves} de onde foi guardado, ou indique-o: npm run restaurar -- <cópia> --chaves=<arquivo>`,
    )
  return { manifesto, chaves }
}

interface Preparo {
  copia: string
  manifesto: Manifesto
  chaves: ChavesDaCopia
  area: string
}

/** Everything that takes long happens beside what is in use: until the exchange, nothing of it changes. */
async function preparar({ copia, manifesto, chaves, area }: Preparo, destino: Destino): Promise<Andamento> {
  const { pastaDados, pastaArquivos, dizer } = destino
  const banco = join(area, 'restaurando')
  const arquivos = `${pastaArquivos}.restaurando`
  const segredos = join(pastaDados, 'segredos.json.restaurando')
  await apagarPasta(arquivos)
  mkdirSync(arquivos, { recursive: true, mode: 0o700 })
  await exigirEspaco([
    { pasta: area, bytes: await tamanhoDe(pastaDoBanco(copia)) },
    { pasta: arquivos, bytes: await tamanhoDe(pastaDosArquivos(copia)) },
  ])
  dizer('Restaurando o banco de dados e comparando as linhas de cada tabela...')
  const modelo = modeloEm(area)
  const { senhas } = chaves
  const restauro = { de: pastaDoBanco(copia), area: banco, modelo, senhas, tabelas: manifesto.tabelas }
  await restaurarBanco(restauro, false)
  dizer('Restaurando os arquivos e conferindo o conteúdo de cada um...')
  await copiarArquivos(pastaDosArquivos(copia), arquivos, null)
  const ruins = await danificados(arquivos)
  if (ruins.length > 0) throw new ErroDePreparo(`${ruins.length} arquivos da cópia estão danificados. Escolha outra.`)
  writeFileSync(arquivoDasSenhas(banco), JSON.stringify(senhas), { mode: 0o600, flush: true })
  writeFileSync(segredos, JSON.stringify(chaves.segredos), { mode: 0o600, flush: true })
  entregar(modelo.identidade, join(banco, 'dados'))

  const guardado = `antes-${nomeDe(Temporal.Now.instant())}`
  return {
    copia,
    trocas: [
      { novo: join(banco, 'dados'), lugar: join(area, 'dados'), antes: join(area, guardado, 'dados') },
      { novo: arquivoDasSenhas(banco), lugar: arquivoDasSenhas(area), antes: arquivoDasSenhas(join(area, guardado)) },
      { novo: arquivos, lugar: pastaArquivos, antes: `${pastaArquivos}.${guardado}` },
      {
        novo: segredos,
        lugar: join(pastaDados, 'segredos.json'),
        antes: join(pastaDados, `segredos.json.${guardado}`),
      },
    ],
  }
}

/**
 * Puts a copy in the place of the installation, which must not be running, and keeps what it replaces. An interrupted
 * restore is repeated with the same command: before the exchange it starts over, after it began it is concluded.
 * @throws ErroDePreparo when the copy or its keys cannot be used, or there is no space; nothing has changed then.
 */
export async function restaurarCopia(copia: string, chaves: string | null, destino: Destino): Promise<void> {
  const { pastaDados, dizer } = destino
  mkdirSync(pastaDados, { recursive: true })
  const area = areaDe(join(pastaDados, 'postgres'))
  const trava = await travarArea(area)
  try {
    const pendente = lerAndamento(pastaDados)
    if (pendente !== null) {
      dizer(`Concluindo a restauração da cópia ${pendente.copia}, que foi interrompida...`)
      await concluir(pendente, destino)
      if (pendente.copia === copia) return
    }
    dizer('Conferindo a cópia...')
    const preparada = await preparar({ copia, area, ...abrirCopia(copia, chaves) }, destino)
    const andamento = arquivoDoAndamento(pastaDados)
    writeFileSync(`${andamento}.parcial`, JSON.stringify(preparada), { mode: 0o600, flush: true })
    renameSync(`${andamento}.parcial`, andamento)
    await concluir(preparada, destino)
    await apagarPasta(join(area, 'restaurando'))
  } finally {
    trava.soltar()
  }
}
