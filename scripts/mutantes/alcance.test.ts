import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { criarAlcance } from './alcance.ts'

const ARQUIVOS = {
  'packages/dominio/src/dinheiro/index.ts': "export * from './centavos.ts'",
  'packages/dominio/src/dinheiro/centavos.ts': '',
  'apps/web/teste/tela.tsx': "import { router } from '../src/routes.tsx'",
  'apps/web/src/routes.tsx':
    "const a = () => import('./modules/a/a-page.tsx')\nconst b = () => import('./modules/b/b-page.tsx')",
  'apps/web/src/modules/a/a-page.tsx': "import { x } from '@vetlume/dominio/dinheiro'",
  'apps/web/src/modules/a/a-page.test.tsx': "import { abrir } from '../../../teste/tela.tsx'",
  'apps/web/src/modules/b/b-page.tsx': '',
  'apps/web/src/modules/b/calculo.test.ts': "import { x } from '@vetlume/dominio/dinheiro'",
  'packages/dominio/src/dinheiro/antes.test.ts': "import { x } from './centavos.ts'",
  'packages/dominio/src/dinheiro/centavos.test.ts': "import { x } from './centavos.ts'",
}

it('um teste alcança o que importa e, por uma porta do produto, o seu próprio módulo; o mais perto primeiro, e o que tem o seu nome', () => {
  const raiz = mkdtempSync(join(tmpdir(), 'vetlume-alcance-'))
  onTestFinished(() => rmSync(raiz, { recursive: true, force: true }))
  for (const [arquivo, fonte] of Object.entries(ARQUIVOS)) {
    mkdirSync(dirname(join(raiz, arquivo)), { recursive: true })
    writeFileSync(join(raiz, arquivo), fonte)
  }
  const alcance = criarAlcance(
    raiz,
    Object.keys(ARQUIVOS).filter((arquivo) => arquivo.includes('.test.')),
  )
  expect(alcance('apps/web/src/modules/a/a-page.tsx')).toEqual(['apps/web/src/modules/a/a-page.test.tsx'])
  expect(alcance('apps/web/src/modules/b/b-page.tsx')).toEqual([])
  expect(alcance('packages/dominio/src/dinheiro/centavos.ts')).toEqual([
    'packages/dominio/src/dinheiro/centavos.test.ts',
    'packages/dominio/src/dinheiro/antes.test.ts',
    'apps/web/src/modules/b/calculo.test.ts',
  ])
})
