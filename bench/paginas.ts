import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { comOrcamento, n, type Juizo } from './julgar.ts'

interface Pedaco {
  file: string
  /** All that is asked for in it, by the names of their modules. */
  name?: string
  imports?: string[]
  dynamicImports?: string[]
}

const fechoEstatico = (manifesto: Record<string, Pedaco>, inicio: readonly string[]): Set<string> => {
  const vistos = new Set<string>()
  const fila = [...inicio]
  for (let chave = fila.pop(); chave !== undefined; chave = fila.pop()) {
    const pedaco = manifesto[chave]
    if (pedaco === undefined || vistos.has(chave)) continue
    vistos.add(chave)
    fila.push(...(pedaco.imports ?? []))
  }
  return vistos
}

const CASCA = 'casca'

/** Pages, with the modules that each needs beside the entry, by their names: files are joined, and have the names of all that is in them. */
const PAGINAS: readonly (readonly [nome: string, modulos: readonly string[]])[] = [
  ['login', ['login-page']],
  ['dashboard', [CASCA, 'dashboard-page']],
  ['lista de atendimentos', [CASCA, 'atendimento-page']],
  ['recuperar senha', ['recuperar-senha-page']],
  ['lista de tutores', [CASCA, 'tutor-page']],
  ['lista de usuários', [CASCA, 'usuario-page']],
  ['ficha de raça', [CASCA, 'raca-page', 'raca-registro']],
  ['ficha de cupom', [CASCA, 'cupom-page', 'cupom-registro']],
  ['ficha de cliente', [CASCA, 'cliente-page', 'cliente-registro']],
  ['ficha de usuário', [CASCA, 'usuario-page', 'usuario-registro']],
  ['ficha de tutor', [CASCA, 'tutor-page', 'tutor-registro']],
  ['ficha de especialista', [CASCA, 'especialista-page', 'especialista-registro']],
  ['ficha de parceiro', [CASCA, 'parceiro-page', 'parceiro-registro']],
  ['ficha de serviço', [CASCA, 'servico-page', 'servico-registro']],
  ['ficha de modelo de documento', [CASCA, 'modelo-documento-page', 'modelo-documento-registro']],
  ['prontuário', [CASCA, 'animal-page', 'animal-registro', 'prontuario']],
  ['formulário de paciente', [CASCA, 'animal-page', 'animal-registro', 'animal-formulario']],
  ['minha conta', [CASCA, 'minha-conta-page']],
  ['atendimento novo', [CASCA, 'atendimento-page', 'novo']],
  ['editor de laudo', [CASCA, 'laudo-editar-page']],
  ['editor de laudo, com o editor', [CASCA, 'laudo-editar-page', 'laudo-editor']],
]

const VISOR = 'visor'

/** What is opened over a screen, with those that open it and what may be downloaded then: KiB as the browser gets them (brotli). */
const EXTRAS: readonly {
  nome: string
  modulo: string
  sobre: string
  paginas: readonly string[]
  orcamento: number
}[] = [
  {
    nome: 'visor de imagens',
    modulo: VISOR,
    sobre: 'editor de laudo',
    paginas: [CASCA, 'laudo-editar-page', 'laudo-editor'],
    orcamento: 25,
  },
  {
    nome: 'visor de imagens',
    modulo: VISOR,
    sobre: 'laudo para ler',
    paginas: [CASCA, 'laudo-editar-page', 'laudo-lido'],
    orcamento: 25,
  },
  {
    nome: 'visor de imagens',
    modulo: VISOR,
    sobre: 'link secreto',
    paginas: ['laudo-compartilhado-page'],
    orcamento: 25,
  },
]

type Manifesto = Record<string, Pedaco>

function lerManifesto(pastaWeb: string): Manifesto {
  return JSON.parse(readFileSync(path.join(pastaWeb, '.vite/manifest.json'), 'utf8')) as Manifesto
}

/** Files of JavaScript that are there once these modules are: theirs, the entry's and all that they import. */
export function codigoDe(manifesto: Manifesto, modulos: readonly string[]): Set<string> {
  const ondeEsta = (modulo: string): string => {
    const [chave] = Object.entries(manifesto).find(([, { name }]) => name?.split('_').includes(modulo)) ?? []
    if (chave === undefined) throw new Error(`not in the build manifest: ${modulo}`)
    return chave
  }
  const chaves = fechoEstatico(manifesto, ['index.html', ...modulos.map(ondeEsta)])
  return new Set([...chaves].map((chave) => manifesto[chave]?.file ?? '').filter((nome) => nome.endsWith('.js')))
}

const somar = (arquivos: Iterable<string>, bytesDe: (nome: string) => number): number =>
  [...arquivos].reduce((total, nome) => total + bytesDe(nome), 0) / 1024

export function medirPaginas(pastaWeb: string, julgar: (nome: string, juizo: Juizo) => string): void {
  const manifesto = lerManifesto(pastaWeb)
  const ler = (nome: string) => readFileSync(path.join(pastaWeb, nome))
  const noGzip = (nome: string) => gzipSync(ler(nome), { level: 9 }).length
  console.log('\n| page | initial JS, KiB gzip |\n|---|---|')
  for (const [nome, modulos] of PAGINAS)
    console.log(`| ${nome} | ${n(somar(codigoDe(manifesto, modulos), noGzip), 1)} |`)
  console.log('\n| opened over a screen | further JS, KiB brotli |\n|---|---|')
  for (const { nome, modulo, sobre, paginas, orcamento } of EXTRAS) {
    const linha = `${nome}, ${sobre}`
    const aMais = codigoDe(manifesto, [...paginas, modulo]).difference(codigoDe(manifesto, paginas))
    const kib = somar(aMais, (arquivo) => ler(`${arquivo}.br`).length)
    console.log(`| ${linha} | ${julgar(linha, comOrcamento(kib, orcamento, 1))} |`)
  }
}
