import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { n } from './julgar.ts'

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

/** KiB of gzipped JavaScript that a page needs before it works: entry, shell when inside it, page, and their static imports. */
function tamanhoDaPagina(pastaWeb: string, paginas: readonly string[]): number {
  const arquivo = path.join(pastaWeb, '.vite/manifest.json')
  if (!existsSync(arquivo)) throw new Error('no build manifest: run npm start once, or build the web app')
  const manifesto = JSON.parse(readFileSync(arquivo, 'utf8')) as Record<string, Pedaco>
  for (const pagina of paginas)
    if (manifesto[pagina] === undefined) throw new Error(`not in the build manifest: ${pagina}`)
  const chaves = fechoEstatico(manifesto, ['index.html', ...paginas])
  const arquivos = new Set(
    [...chaves].map((chave) => manifesto[chave]?.file ?? '').filter((nome) => nome.endsWith('.js')),
  )
  const bytes = [...arquivos].reduce(
    (total, nome) => total + gzipSync(readFileSync(path.join(pastaWeb, nome)), { level: 9 }).length,
    0,
  )
  return bytes / 1024
}

export function medirPaginas(pastaWeb: string): void {
  console.log('\n| page | initial JS, KiB gzip |\n|---|---|')
  for (const [nome, modulos] of PAGINAS) console.log(`| ${nome} | ${n(tamanhoDaPagina(pastaWeb, modulos), 1)} |`)
}
