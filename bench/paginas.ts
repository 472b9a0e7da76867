import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { comOrcamento, n, type Juizo } from './julgar.ts'

interface Pedaco {
  file: string
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

const CASCA = 'src/modules/shell/casca.tsx'

/** Pages, with the modules that each needs beside the entry. */
const PAGINAS: readonly (readonly [nome: string, modulos: readonly string[]])[] = [
  ['login', ['src/modules/sessao/login-page.tsx']],
  ['dashboard', [CASCA, 'src/modules/dashboard/dashboard-page.tsx']],
  ['lista de atendimentos', [CASCA, 'src/modules/atendimento/atendimento-page.tsx']],
  ['recuperar senha', ['src/modules/sessao/recuperar-senha-page.tsx']],
  ['lista de tutores', [CASCA, 'src/modules/tutor/tutor-page.tsx']],
  ['lista de usuários', [CASCA, 'src/modules/usuario/usuario-page.tsx']],
  ['ficha de raça', [CASCA, 'src/modules/raca/raca-page.tsx', 'src/modules/raca/raca-registro.tsx']],
  ['ficha de cupom', [CASCA, 'src/modules/cupom/cupom-page.tsx', 'src/modules/cupom/cupom-registro.tsx']],
  ['ficha de cliente', [CASCA, 'src/modules/cliente/cliente-page.tsx', 'src/modules/cliente/cliente-registro.tsx']],
  ['ficha de usuário', [CASCA, 'src/modules/usuario/usuario-page.tsx', 'src/modules/usuario/usuario-registro.tsx']],
  ['ficha de tutor', [CASCA, 'src/modules/tutor/tutor-page.tsx', 'src/modules/tutor/tutor-registro.tsx']],
  [
    'ficha de especialista',
    [CASCA, 'src/modules/especialista/especialista-page.tsx', 'src/modules/especialista/especialista-registro.tsx'],
  ],
  [
    'ficha de parceiro',
    [CASCA, 'src/modules/parceiro/parceiro-page.tsx', 'src/modules/parceiro/parceiro-registro.tsx'],
  ],
  ['ficha de serviço', [CASCA, 'src/modules/servico/servico-page.tsx', 'src/modules/servico/servico-registro.tsx']],
  [
    'ficha de modelo de documento',
    [
      CASCA,
      'src/modules/modelo-documento/modelo-documento-page.tsx',
      'src/modules/modelo-documento/modelo-documento-registro.tsx',
    ],
  ],
  [
    'prontuário',
    [
      CASCA,
      'src/modules/animal/animal-page.tsx',
      'src/modules/animal/animal-registro.tsx',
      'src/modules/animal/prontuario/prontuario.tsx',
    ],
  ],
  [
    'formulário de paciente',
    [
      CASCA,
      'src/modules/animal/animal-page.tsx',
      'src/modules/animal/animal-registro.tsx',
      'src/modules/animal/animal-formulario.tsx',
    ],
  ],
  ['minha conta', [CASCA, 'src/modules/conta/conta-page.tsx']],
  [
    'atendimento novo',
    [CASCA, 'src/modules/atendimento/atendimento-page.tsx', 'src/modules/atendimento/formulario/novo.tsx'],
  ],
  ['editor de laudo', [CASCA, 'src/modules/laudo/laudo-editar-page.tsx']],
  [
    'editor de laudo, com o editor',
    [CASCA, 'src/modules/laudo/laudo-editar-page.tsx', 'src/modules/laudo/editor/laudo-editor.tsx'],
  ],
]

const VISOR = 'src/modules/documento/visor/visor.tsx'

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
    paginas: [CASCA, 'src/modules/laudo/laudo-editar-page.tsx', 'src/modules/laudo/editor/laudo-editor.tsx'],
    orcamento: 25,
  },
  {
    nome: 'visor de imagens',
    modulo: VISOR,
    sobre: 'laudo para ler',
    paginas: [CASCA, 'src/modules/laudo/laudo-editar-page.tsx', 'src/modules/laudo/leitura/laudo-lido.tsx'],
    orcamento: 25,
  },
  {
    nome: 'visor de imagens',
    modulo: VISOR,
    sobre: 'link secreto',
    paginas: ['src/modules/laudo/laudo-compartilhado-page.tsx'],
    orcamento: 25,
  },
]

type Manifesto = Record<string, Pedaco>

function lerManifesto(pastaWeb: string): Manifesto {
  return JSON.parse(readFileSync(path.join(pastaWeb, '.vite/manifest.json'), 'utf8')) as Manifesto
}

/** Files of JavaScript that are there once these modules are: theirs, the entry's and all that they import. */
export function codigoDe(manifesto: Manifesto, modulos: readonly string[]): Set<string> {
  for (const modulo of modulos)
    if (manifesto[modulo] === undefined) throw new Error(`not in the build manifest: ${modulo}`)
  const chaves = fechoEstatico(manifesto, ['index.html', ...modulos])
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
