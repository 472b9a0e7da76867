const CASCA = 'modules/shell/casca.tsx'

/** Files of the shared code, each on top of the ones before it, and the modules whose imports make it up. */
const CAMADAS: readonly (readonly [nome: string, raizes: readonly string[]])[] = [
  ['casca', [CASCA, 'modules/busca/botao-de-busca.tsx', 'modules/sessao/reforco/reforco.tsx']],
  [
    'pagina',
    [
      ...['pagina', 'estados', 'conteudo', 'etiqueta', 'valores', 'abas', 'botao', 'botao-de-icone'].map(
        (nome) => `ui/${nome}.tsx`,
      ),
      ...['dialogo', 'gaveta', 'menu', 'flutuante'].map((nome) => `ui/${nome}.tsx`),
      ...['situacao.tsx', 'sem-quebra.tsx', 'tipos.ts', 'use-pode.ts'].map((nome) => `modules/cadastros/${nome}`),
      ...['atalhos-da-tela', 'formato-de-data', 'janela'].map((nome) => `ui/${nome}.ts`),
      'lib/use-papel.ts',
      ...['historico/botao-historico.tsx', 'importacao/botao-importar.tsx'].map((nome) => `modules/${nome}`),
    ],
  ],
  ['lista', ['ui/lista/lista.tsx', 'modules/cadastros/tela.tsx', 'modules/cadastros/referencias.ts']],
  [
    'ficha',
    [
      'modules/cadastros/dados.tsx',
      ...['acoes-do-registro.tsx', 'ficha-ausente.tsx', 'use-acoes.ts'].map(
        (nome) => `modules/cadastros/registro/${nome}`,
      ),
    ],
  ],
  // What floats over the page comes in one file, when the first of it is opened.
  [
    'janela',
    ['confirmacao', 'gaveta', 'menu', 'flutuante', 'janela-nua', 'balao'].map((nome) => `ui/sobrepostos/${nome}.tsx`),
  ],
  [
    'formulario',
    ['formulario.tsx', 'use-formulario.ts', 'campo-texto.tsx', 'campo-selecao.tsx', 'campo-busca.tsx'].map(
      (nome) => `ui/formulario/${nome}`,
    ),
  ],
  ['marcado', ['ui/formulario/campo-marcado.tsx']],
  ['numeros', ['mascara', 'numero', 'data'].map((nome) => `ui/formulario/campo-${nome}.tsx`)],
  ['registro', ['modules/cadastros/registro/definir-registro.tsx']],
]

/** The files of which nearly everything runs before the first list or panel is on screen. */
export const DO_PRIMEIRO_DESENHO: ReadonlySet<string> = new Set(['nucleo', 'publica', 'casca', 'pagina', 'lista'])

const PRINCIPAL = 'main.tsx'

/** How the pages that open without the shell are drawn. */
const PUBLICA = [
  'ui/pagina-publica/pagina-publica.tsx',
  ...['campo-nativo.tsx', 'formulario-nativo.tsx', 'use-formulario-nativo.ts'].map((nome) => `ui/formulario/${nome}`),
  'ui/ilustracao.tsx',
  'lib/use-titulo.ts',
  'lib/sem.ts',
]

/** What opens without the shell has only what it needs: there every byte counts. */
const LEVES = [
  'modules/sessao/login-page.tsx',
  'modules/sessao/recuperar-senha-page.tsx',
  'modules/assinatura/teste-gratis-page.tsx',
  'modules/assinatura/plano-gratis-page.tsx',
  'modules/assinatura/realizar-assinatura-page.tsx',
  'modules/assinatura/sucesso-cadastro-page.tsx',
  'modules/institucional/politica-privacidade-page.tsx',
  'modules/institucional/termos-de-uso-page.tsx',
  'modules/institucional/notfound-page.tsx',
  'modules/laudo/verificar-page.tsx',
  'modules/laudo/laudo-compartilhado-page.tsx',
  'modules/lembrete/confirmar-agendamento-page.tsx',
  'modules/privacidade/pedido-page.tsx',
  'modules/privacidade/acompanhar-page.tsx',
]

/** Front doors of modules and the domain only declare: following them would bring what nobody on the way uses. */
const NAO_SEGUIR = /packages\/dominio\/|\/node_modules\/zod\/|src\/modules\/[^/]+\/index\.ts$/

/** Of the domain and of the router, what everything that opens needs, and what every page with a session or a form does. */
const DE_TODOS: readonly (readonly [arquivo: string, quais: RegExp])[] = [
  [
    'nucleo',
    /packages\/dominio\/src\/((produto|constantes|token|rotas|erros)\/|menu\/cartoes\.ts$|[^/]+\/cartao\.ts$)|\/react-router\/dist\/esm\/use(Location|RouterState)\.js$/,
  ],
  // What the login page is drawn with comes in the stylesheet of the document: it is there before any code.
  [
    'nucleo',
    /src\/ui\/(ancora|botao|giro|pagina-publica\/pagina-publica|formulario\/(quadro|formulario-nativo))\.(module\.)?css$/,
  ],
  ['publica', /packages\/dominio\/src\/menu\/perfis\.ts$|src\/modules\/sessao\/contexto\.ts$/],
  ['casca', /packages\/dominio\/src\/(menu\/menu|permissoes\/(permissoes|papeis))\.ts$/],
  // What reads and draws a CPF, a date or a state, apart from the schemas beside it: lists do without those.
  ['formatos', /packages\/dominio\/src\/formatos\/(cep|cpf-cnpj|crmv|mascara|microchip|telefone|texto|uf)\.ts$/],
  ['formatos', /packages\/dominio\/src\/([^/]+\/(rotulos|estados|formatos|formatar-peso)\.ts$|dinheiro\/)/],
  ['formatos', /node_modules\/@brazilian-utils\//],
]

/** Of the layers above the shell, what goes to another file by its name: the first rule that fits. */
const A_PARTE: readonly (readonly [destino: string, quais: RegExp])[] = [
  // What is said among what it is about is no list's.
  ['ficha', /\/ui\/recado\.(tsx|module\.css)$/],
  // How a field is drawn, apart from how a form works: a dialog that asks for a reason needs only the former.
  ['caixas', /\/ui\/formulario\/(area-de-texto|marca)\.(tsx|module\.css)$/],
  // A choice by itself, which the editor of a laudo has: all of a form came with it.
  ['escolha', /\/ui\/(opcoes|formulario\/lista-suspensa)\.(tsx|module\.css)$/],
]

const destino = (camada: string, id: string): string => A_PARTE.find(([, quais]) => quais.test(id))?.[0] ?? camada

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
    const por = (ids: Iterable<string>, arquivo: (id: string) => string | null) => {
      for (const id of ids) if (!mapa.has(id)) mapa.set(id, arquivo(id))
    }
    // What is asked for by its own name stays there: only what it imports moves to another file.
    por(daRaiz([PRINCIPAL, CASCA, ...LEVES]), () => null)
    por(alcancados(daRaiz([PRINCIPAL]), contexto), () => 'nucleo')
    por(alcancados(daRaiz(PUBLICA), contexto), () => 'publica')
    por(alcancados(daRaiz(LEVES), contexto), () => null)
    for (const [nome, raizes] of CAMADAS)
      por(alcancados(daRaiz(raizes), contexto), (id) => (nome === 'casca' ? nome : destino(nome, id)))
    return mapa
  }
  return (id, contexto) => {
    const deTodos = DE_TODOS.find(([, quais]) => quais.test(id))?.[0]
    if (deTodos !== undefined) return deTodos
    camadas ??= repartir(contexto)
    return camadas.get(id) ?? null
  }
}
