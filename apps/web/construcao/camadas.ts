const CASCA = 'modules/shell/casca.tsx'

/** Files of the shared code, each on top of the ones before it, and the modules whose imports make it up. */
const CAMADAS: readonly (readonly [nome: string, raizes: readonly string[]])[] = [
  ['casca', [CASCA]],
  ['pagina', ['ui/pagina.tsx', 'ui/estados.tsx', 'ui/etiqueta.tsx', 'ui/valores.tsx']],
  ['lista', ['ui/lista/lista.tsx', 'modules/cadastros/situacao.tsx']],
  ['janela', ['ui/dialogo.tsx', 'modules/shell/menu-gaveta.tsx']],
  [
    'formulario',
    ['formulario.tsx', 'use-formulario.ts', 'campo-texto.tsx', 'campo-selecao.tsx'].map(
      (nome) => `ui/formulario/${nome}`,
    ),
  ],
  ['campos', ['busca', 'mascara', 'numero', 'data'].map((nome) => `ui/formulario/campo-${nome}.tsx`)],
]

/** What opens without the shell stays divided by need: there every byte counts. */
const LEVES = [
  'main.tsx',
  'modules/sessao/login-page.tsx',
  'modules/sessao/recuperar-senha-page.tsx',
  'modules/assinatura/teste-gratis-page.tsx',
  'modules/assinatura/plano-gratis-page.tsx',
  'modules/assinatura/realizar-assinatura-page.tsx',
  'modules/assinatura/sucesso-cadastro-page.tsx',
  'modules/institucional/politica-privacidade-page.tsx',
  'modules/institucional/notfound-page.tsx',
  'modules/laudo/verificar-page.tsx',
  'modules/laudo/laudo-compartilhado-page.tsx',
]

/** Front doors of modules and the domain only declare: following them would bring what nobody on the way uses. */
const NAO_SEGUIR = /packages\/dominio\/|\/node_modules\/zod\/|src\/modules\/[^/]+\/index\.ts$/

/** Too small to decide what a page downloads. */
const AUXILIARES = /@mui\/(utils|material\/utils)\/|\/(formControlState|useFormControl)\.mjs$/

interface Contexto {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

function alcancados(inicio: readonly string[], contexto: Contexto): Set<string> {
  const vistos = new Set<string>()
  const fila = [...inicio]
  for (let id = fila.pop(); id !== undefined; id = fila.pop()) {
    if (vistos.has(id) || NAO_SEGUIR.test(id)) continue
    vistos.add(id)
    fila.push(...(contexto.getModuleInfo(id)?.importedIds ?? []))
  }
  return vistos
}

/**
 * Puts the code that screens share in a few files instead of a hundred small ones, each of which would cost a slow
 * network a round trip. Answers the file of a module; null leaves it to the bundler.
 */
export function criarCamadas(raiz: string): (id: string, contexto: Contexto) => string | null {
  const daRaiz = (caminhos: readonly string[]) => caminhos.map((caminho) => `${raiz}/src/${caminho}`)
  let camadas: Map<string, string | null> | undefined
  const repartir = (contexto: Contexto) => {
    const mapa = new Map<string, string | null>()
    for (const id of alcancados(daRaiz(LEVES), contexto)) mapa.set(id, null)
    // The shell is asked for by its own name: only what it imports moves to another file.
    mapa.set(`${raiz}/src/${CASCA}`, null)
    for (const [nome, raizes] of CAMADAS)
      for (const id of alcancados(daRaiz(raizes), contexto))
        if (!mapa.has(id)) mapa.set(id, AUXILIARES.test(id) ? 'casca' : nome)
    return mapa
  }
  return (id, contexto) => (camadas ??= repartir(contexto)).get(id) ?? null
}
