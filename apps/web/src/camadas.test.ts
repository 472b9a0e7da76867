import { describe, expect, it } from 'vitest'
import { criarCamadas } from '../construcao/camadas.ts'

const importacoes: Readonly<Record<string, readonly string[]>> = {
  '/w/src/main.tsx': ['/w/src/lib/sessao.ts'],
  '/w/src/modules/sessao/login-page.tsx': [
    '/w/src/ui/pagina-publica/pagina-publica.tsx',
    '/w/src/modules/sessao/entrar.ts',
  ],
  '/w/src/modules/shell/casca.tsx': ['/w/src/lib/sessao.ts', '/w/src/ui/botao.tsx', '/w/src/modules/sessao/index.ts'],
  '/w/src/modules/sessao/index.ts': ['/w/src/modules/sessao/senha.tsx'],
  '/w/src/ui/formulario/formulario.tsx': ['/w/src/ui/formulario/marca.tsx', '/w/src/ui/recado.tsx'],
  '/w/src/ui/lista/lista.tsx': ['/w/src/ui/botao.tsx', '/w/src/ui/lista/tabela.tsx'],
}
const contexto = { getModuleInfo: (id: string) => ({ importedIds: importacoes[id] ?? [] }) }
const camadaDe = (id: string) => criarCamadas('/w')(`/w/src/${id}`, contexto)

describe('camadas do pacote', () => {
  it('põe cada módulo na primeira camada que o alcança', () => {
    expect(camadaDe('ui/botao.tsx')).toBe('casca')
    expect(camadaDe('ui/lista/tabela.tsx')).toBe('lista')
  })

  it('junta o que toda página usa, e o desenho das públicas', () => {
    expect(camadaDe('lib/sessao.ts')).toBe('nucleo')
    expect(camadaDe('ui/pagina-publica/pagina-publica.tsx')).toBe('publica')
  })

  it('não junta o que só uma página pública usa, a casca em si nem o que só uma tela usa', () => {
    expect(camadaDe('modules/sessao/entrar.ts')).toBeNull()
    expect(camadaDe('modules/shell/casca.tsx')).toBeNull()
    expect(camadaDe('modules/raca/raca-page.tsx')).toBeNull()
  })

  it('separa os formatos, que as listas usam, dos esquemas, que só os formulários usam', () => {
    const doDominio = (arquivo: string) => criarCamadas('/w')(`/p/packages/dominio/src/formatos/${arquivo}`, contexto)
    expect([doDominio('cpf-cnpj.ts'), doDominio('esquemas.ts')]).toEqual(['formatos', null])
  })

  it('separa o desenho de um formulário do que o faz funcionar, e o aviso dos dois', () => {
    const camadas = (id: string) => criarCamadas('/w')(id, contexto)
    expect([
      camadas('/w/src/ui/formulario/use-formulario.ts'),
      camadas('/w/src/ui/formulario/marca.tsx'),
      camadas('/w/src/ui/recado.tsx'),
    ]).toEqual(['formulario', 'caixas', 'ficha'])
  })

  it('não segue a porta de um módulo, que leva a mais do que se usa', () => {
    expect(camadaDe('modules/sessao/senha.tsx')).toBeNull()
  })
})
