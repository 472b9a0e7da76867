import { ROTAS_DA_CASCA, ROTAS_PUBLICAS, ROTAS_PUBLICAS_PROPRIAS } from '@vetlume/dominio/rotas'
import { describe, expect, it } from 'vitest'
import { adiantosDasRotas, comRegistros, lerRotas, type Pacote } from './arquivos-da-rota.ts'

const pedaco = (fileName: string, facadeModuleId: string, imports: string[] = [], dynamicImports: string[] = []) => ({
  type: 'chunk',
  fileName,
  facadeModuleId,
  moduleIds: [facadeModuleId],
  imports,
  dynamicImports,
  isEntry: fileName === 'main.js',
})

const pacote = Object.fromEntries(
  [
    pedaco('main.js', '/main.tsx', ['base.js']),
    pedaco('base.js', '/base.ts'),
    pedaco('casca.js', '/src/modules/shell/casca.tsx', ['base.js']),
    pedaco('animal.js', '/src/modules/animal/animal-page.tsx', ['lista.js'], ['registro.js', 'ajuda.js']),
    pedaco('lista.js', '/lista.tsx'),
    pedaco('registro.js', '/src/animal-registro.tsx', ['ficha.js'], ['formulario.js', 'prontuario.js', 'unir.js']),
    pedaco('ficha.js', '/ficha.tsx'),
    pedaco('formulario.js', '/src/animal-formulario.tsx'),
    pedaco('prontuario.js', '/src/prontuario/prontuario.tsx'),
    pedaco('unir.js', '/src/unir-animais.tsx'),
    pedaco('ajuda.js', '/src/ajuda.tsx'),
    pedaco('outra.js', '/src/modules/outra/outra-page.tsx'),
    { type: 'asset', fileName: 'assets/inter-latin-wght-normal-1.woff2' },
  ].map((item) => [item.fileName, item]),
) as unknown as Pacote

const fonte = [...ROTAS_DA_CASCA, ...ROTAS_PUBLICAS, ...ROTAS_PUBLICAS_PROPRIAS]
  .map((rota) => {
    const publica = !ROTAS_DA_CASCA.includes(rota as never)
    const pagina = rota === '/cadastro/animal' ? 'animal/animal' : 'outra/outra'
    return `${publica ? 'publica' : 'tela'}('${rota}', lazy(() => import('./modules/${pagina}-page.tsx'), 'P'))`
  })
  .join('\n')

const arquivos = (tags = '') => [...tags.matchAll(/href="\/(.+?)"/g)].map(([, nome]) => nome)

describe('o que se pede junto com o documento', () => {
  const adiantos = adiantosDasRotas(pacote, comRegistros(lerRotas(fonte), pacote))

  it('da lista, o que ela precisa para abrir e mais nada; o que o documento já pede não se repete', () => {
    expect(arquivos(adiantos['/cadastro/animal'])).toEqual(['casca.js', 'animal.js', 'lista.js'])
  })

  it('de um registro, o código dele também: o da ficha quando se lê, o do formulário quando nasce', () => {
    const lista = ['casca.js', 'animal.js', 'lista.js', 'registro.js', 'ficha.js']
    expect(arquivos(adiantos['/cadastro/animal?codigo'])).toEqual([...lista, 'prontuario.js'])
    expect(arquivos(adiantos['/cadastro/animal?novo'])).toEqual([...lista, 'formulario.js'])
  })

  it('uma tela sem registro não tem outro endereço, e uma pública traz a fonte primeiro', () => {
    expect(Object.keys(adiantos).filter((rota) => rota.includes('?'))).toEqual([
      '/cadastro/animal?codigo',
      '/cadastro/animal?novo',
    ])
    expect(arquivos(adiantos['/login'])[0]).toContain('inter-latin')
  })

  it('uma página que divide o arquivo com outra é achada nele', () => {
    const {
      ['animal.js']: animal,
      ['registro.js']: registro,
      ...resto
    } = pacote as Record<string, { moduleIds: string[] }>
    const junto = {
      ...animal,
      fileName: 'junto.js',
      facadeModuleId: null,
      moduleIds: [animal, registro].flatMap((um) => um?.moduleIds ?? []),
    }
    const rotas = comRegistros(lerRotas(fonte), pacote)
    const adiantados = adiantosDasRotas({ ...resto, 'junto.js': junto } as unknown as Pacote, rotas)
    expect(arquivos(adiantados['/cadastro/animal?novo'])).toEqual(['casca.js', 'formulario.js', 'junto.js', 'lista.js'])
  })

  it('uma rota sem página é recusada', () => {
    expect(() => lerRotas('')).toThrow('does not say which page opens')
  })
})
