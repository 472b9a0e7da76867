import { escadaDoDominio as lerDominio, escadaDosModulos } from './scripts/escadas.ts'

// The ladder of modules: a room imports only rooms on lower rungs, and only through their index.ts.
const ESCADA = escadaDosModulos(import.meta.dirname)

const DOMINIO = lerDominio(import.meta.dirname)

const degrausAcima = (degrau) =>
  ESCADA.slice(degrau + 1)
    .flat()
    .join('|')

const escada = (base) =>
  ESCADA.slice(0, -1).map((salas, degrau) => ({
    name: `escada-${base.split('/')[1]}-${degrau + 1}`,
    comment: 'A module imports only modules on lower rungs of the ladder.',
    severity: 'error',
    from: { path: `^${base}/modules/(${salas.join('|')})/` },
    to: { path: `^${base}/modules/(${degrausAcima(degrau)})/` },
  }))

const fora = {
  name: 'fora-da-escada',
  comment: 'A module of the API stands on a rung of the ladder: say which.',
  severity: 'error',
  from: { path: '^apps/api/src/modules/', pathNot: `^apps/api/src/modules/(${ESCADA.flat().join('|')})/` },
  to: {},
}

const NO_DOMINIO = '^packages/dominio/src'
// The card of a registry says what it is and imports nothing of it: the menu, far below, reads it.
const CARTAO = '/cartao\\.ts$'
const SEM_TESTE = '\\.test\\.ts$'

// Of the domain, a room imports only rooms of rungs below its own: none of its own rung either, so that there is no cycle of rooms.
const escadaDoDominio = [
  {
    name: 'fora-da-escada-do-dominio',
    comment: 'A module of the domain stands on a rung of its ladder: say which.',
    severity: 'error',
    from: { path: `${NO_DOMINIO}/`, pathNot: [`${NO_DOMINIO}/(${DOMINIO.flat().join('|')})/`, SEM_TESTE] },
    to: {},
  },
  {
    name: 'porta-da-frente-dominio',
    comment: 'Another module of the domain is entered through an index.ts.',
    severity: 'error',
    from: { path: `${NO_DOMINIO}/([^/]+)/` },
    to: { path: `${NO_DOMINIO}/([^/]+)/`, pathNot: [`${NO_DOMINIO}/$1/`, '/index\\.ts$', CARTAO] },
  },
  {
    name: 'cartao-leve',
    comment: 'A card goes with the first screen: it brings nothing along.',
    severity: 'error',
    from: { path: `${NO_DOMINIO}/[^/]+${CARTAO}` },
    to: { pathNot: [`${NO_DOMINIO}/menu/(cartao|perfis)\\.ts$`, `${NO_DOMINIO}/produto/index\\.ts$`] },
  },
  {
    name: 'cartao-pelo-menu',
    comment: 'Cards are read from `CARTOES`, or of their own module.',
    severity: 'error',
    from: { path: `${NO_DOMINIO}/([^/]+)/`, pathNot: `${NO_DOMINIO}/menu/cartoes\\.ts$` },
    to: { path: `${NO_DOMINIO}/[^/]+${CARTAO}`, pathNot: [`${NO_DOMINIO}/$1/`, `${NO_DOMINIO}/menu/cartao\\.ts$`] },
  },
  ...DOMINIO.map((salas, degrau) => ({
    name: `escada-dominio-${degrau + 1}`,
    comment: 'A module of the domain imports only modules on lower rungs.',
    severity: 'error',
    from: { path: `${NO_DOMINIO}/(${salas.join('|')})/`, pathNot: SEM_TESTE },
    to: { path: `${NO_DOMINIO}/(${DOMINIO.slice(degrau).flat().join('|')})/`, pathNot: [`${NO_DOMINIO}/$1/`, CARTAO] },
  })),
]

export default {
  forbidden: [
    fora,
    ...escadaDoDominio,
    { name: 'sem-ciclos', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'dominio-puro',
      comment: 'The domain runs in browser and server: zod and small pure libraries only.',
      severity: 'error',
      from: { path: '^packages/dominio/src/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^packages/dominio/src/', '^node_modules/(zod|@brazilian-utils)/'] },
    },
    {
      name: 'produto-sem-teste',
      comment: 'What only tests use stands in a folder `teste` beside `src` and never reaches the production image.',
      severity: 'error',
      from: { pathNot: ['\\.test\\.tsx?$', '(^|/)teste/', '^(e2e|bench)/', '\\.config\\.'] },
      to: { path: '(^|/)teste/' },
    },
    {
      name: 'produto-sem-oficina',
      comment: 'The workshop draws the kit for who builds it and for its tests: nothing of it is in the product.',
      severity: 'error',
      from: { pathNot: ['\\.test\\.tsx?$', '^apps/web/oficina/'] },
      to: { path: '^apps/web/oficina/' },
    },
    { name: 'web-sem-api', severity: 'error', from: { path: '^apps/web/' }, to: { path: '^(apps/api|db)/' } },
    { name: 'api-sem-web', severity: 'error', from: { path: '^apps/api/' }, to: { path: '^apps/web/' } },
    {
      name: 'so-routes-sabe-http',
      severity: 'error',
      from: { path: '^apps/api/src/modules/', pathNot: ['/routes\\.ts$', '\\.test\\.ts$'] },
      to: {
        path: '^(node_modules/(fastify|@fastify)/|apps/api/src/infra/http/(?!openapi|esquema|limite))',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'porta-da-frente-api',
      comment: 'Another module is entered through its index.ts.',
      severity: 'error',
      from: { path: '^apps/api/src/modules/([^/]+)/' },
      to: { path: '^apps/api/src/modules/([^/]+)/', pathNot: ['^apps/api/src/modules/$1/', '/index\\.ts$'] },
    },
    {
      name: 'porta-da-frente-web',
      severity: 'error',
      from: { path: '^apps/web/src/modules/([^/]+)/' },
      to: { path: '^apps/web/src/modules/([^/]+)/', pathNot: ['^apps/web/src/modules/$1/', '/index\\.ts$'] },
    },
    {
      name: 'infra-nao-sabe-modulos',
      severity: 'error',
      from: { path: '^apps/api/src/infra/' },
      to: { path: '^apps/api/src/modules/' },
    },
    {
      name: 'ui-nao-sabe-dominio',
      comment: 'The kit knows no domain word: it may use formats, money and time, never a module.',
      severity: 'error',
      from: { path: '^apps/web/src/(ui|lib)/' },
      to: { path: '^apps/web/src/modules/' },
    },
    {
      name: 'sem-orfaos',
      severity: 'error',
      from: { orphan: true, pathNot: ['\\.d\\.ts$', '\\.test\\.ts$', '\\.config\\.', '\\.mjs$', '^scripts/'] },
      to: {},
    },
    { name: 'existe', severity: 'error', from: {}, to: { couldNotResolve: true } },
    ...escada('apps/api/src'),
    ...escada('apps/web/src'),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts'],
    },
  },
}
