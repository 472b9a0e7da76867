import path from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import type { DadosDoInicio } from '../src/inicio.ts'
import { comDados } from './codigo-inicial.ts'
import { primeiroPedidoDe } from './primeiros-pedidos.ts'

const AGENDA = '/agenda/agenda-atendimento'

const DADOS: DadosDoInicio = {
  rotas: {
    [AGENDA]: { ...primeiroPedidoDe(AGENDA), larga: true, forma: 'grade', partes: { CLIENTE: ['c.js', 'c.css'] } },
    '/laudo/editar': primeiroPedidoDe('/laudo/editar'),
    '/cadastro/animal': primeiroPedidoDe('/cadastro/animal'),
  },
  publicas: ['/verificar'],
  inicial: '/dashboard',
  arquivosDaInicial: [],
  arquivosDoLogin: ['login.js'],
  icones: 'icones.svg',
  semMenu: ['PARCEIRO'],
  menu: 'static',
  escala: [12, 16],
  telefone: '(telefone)',
  zona: 'America/Sao_Paulo',
}

const CODIGO = await comDados(path.join(import.meta.dirname, '..'), DADOS)
const token = (exp: number) => `x.${btoa(JSON.stringify({ exp }))}.y`
const VALIDO = token(Date.now() / 1_000 + 600)

interface Visita {
  endereco?: string
  guardado?: Record<string, string>
  telefone?: boolean
}

/** Runs the first script as a browser would, and tells what it asked for and what it said of the document. */
function abrir({ endereco = AGENDA, guardado = {}, telefone = false }: Visita) {
  const pedidos: string[] = []
  const buscados: string[] = []
  const dataset: Record<string, string> = {}
  const style: Record<string, string> = {}
  const { pathname, search } = new URL(endereco, 'http://vetlume')
  runInContext(
    CODIGO,
    createContext({
      document: {
        documentElement: { dataset, style },
        createElement: () => ({}),
        head: { append: ({ href }: { href: string }) => buscados.push(href) },
      },
      location: { pathname, search },
      localStorage: { getItem: (nome: string) => guardado[nome] ?? null },
      matchMedia: () => ({ matches: telefone }),
      fetch: async (url: string) => {
        pedidos.push(url)
        return { blob: async () => null }
      },
      atob,
    }),
  )
  return { pedido: pedidos.find((url) => url.startsWith('/api/')), buscados, dataset, style }
}

const dentro = (perfil: string, emUso: object = {}) => ({
  user: JSON.stringify({ perfis: [perfil] }),
  clienteSessao: JSON.stringify({ perfis: [perfil], ...emUso }),
  token: VALIDO,
})

describe('o primeiro script do documento', () => {
  it('pede o dia de hoje onde a empresa está, e o código do calendário', () => {
    const { pedido, buscados } = abrir({ guardado: dentro('CLIENTE', { fuso: 'Pacific/Kiritimati' }) })
    const la = new Date().toLocaleDateString('sv', { timeZone: 'Pacific/Kiritimati' })
    expect(pedido).toBe(`/api/agendamento/periodo?de=${la}&ate=${la}`)
    expect(buscados).toEqual(['/c.js', '/c.css'])
  })

  it('não lê que dia é para o que não depende do dia', () => {
    const semFuso = dentro('CLIENTE', { fuso: 'Sem/Sentido' })
    expect(abrir({ endereco: '/cadastro/animal', guardado: semFuso }).pedido).toMatch(/^\/api\/animal\?/)
    expect(abrir({ guardado: semFuso }).pedido).toBeUndefined()
  })

  it('num telefone, onde a agenda é uma lista, não pede nem busca o da grade', () => {
    expect(abrir({ guardado: dentro('CLIENTE'), telefone: true })).toMatchObject({ pedido: undefined, buscados: [] })
  })

  it('não pede o que outro endereço mostra, nem o que a clínica vê por semana', () => {
    expect(abrir({ endereco: `${AGENDA}?visao=mes`, guardado: dentro('CLIENTE') }).pedido).toBeUndefined()
    expect(abrir({ guardado: dentro('PARCEIRO') }).pedido).toBeUndefined()
  })

  it('não pede o que o papel da pessoa não deixa ler', () => {
    const com = (permissoes: string[]) => abrir({ guardado: dentro('CLIENTE', { papel: { permissoes } }) }).pedido
    expect(com(['agenda:ler'])).toContain('/api/agendamento/periodo')
    expect(com(['animal:ler'])).toBeUndefined()
  })

  it('não pede com uma sessão vencida, pela metade ou sem sentido', () => {
    const pedido = (mudanca: Record<string, string>) => abrir({ guardado: { ...dentro('CLIENTE'), ...mudanca } }).pedido
    expect(pedido({})).toBeDefined()
    expect(pedido({ token: token(Date.now() / 1_000 - 1) })).toBeUndefined()
    expect(pedido({ token: 'x.%.y' })).toBeUndefined()
    expect(pedido({ clienteSessao: '{' })).toBeUndefined()
    expect(pedido({ user: JSON.stringify({ perfis: ['CLIENTE'], segundoFatorPendente: true }) })).toBeUndefined()
  })

  it('pede o laudo que o endereço abre, e nada de um endereço com mais do que ele', () => {
    const codigo = '01890a5d-ac96-774b-bcce-b302099a8057'
    const pedido = (busca: string) =>
      abrir({ endereco: `/laudo/editar${busca}`, guardado: dentro('ESPECIALISTA') }).pedido
    expect(pedido(`?codigo=${codigo}`)).toBe(`/api/laudo/${codigo}`)
    expect(pedido(`?codigo=${codigo}&x=1`)).toBeUndefined()
    expect(pedido('?codigo=../usuario')).toBeUndefined()
  })

  it('diz o que do documento se vê: o login, o quadro da tela ou nada', () => {
    expect(abrir({}).dataset['antes']).toBe('login')
    expect(abrir({}).buscados).toEqual(['/login.js'])
    expect(abrir({ guardado: dentro('CLIENTE') }).dataset).toEqual({ antes: 'tela', forma: 'grade', menu: 'static' })
    expect(abrir({ guardado: dentro('PARCEIRO') }).dataset['menu']).toBe('overlay')
    expect(abrir({ endereco: '/verificar', guardado: dentro('CLIENTE') })).toMatchObject({
      dataset: { antes: 'outra' },
      buscados: [],
    })
    expect(abrir({ guardado: { user: '{' } }).dataset['antes']).toBe('outra')
  })

  it('põe o esquema e a escala de visitas anteriores, dentro do que se aceita', () => {
    const com = (aparencia: object) => abrir({ guardado: { aparencia: JSON.stringify(aparencia) } })
    expect(com({ esquema: 'dark' }).dataset['esquema']).toBe('dark')
    expect(com({ esquema: 'light' }).dataset['esquema']).toBeUndefined()
    expect(com({ escala: 16 }).style).toEqual({ fontSize: '16px' })
    expect(com({ escala: 17 }).style).toEqual({})
  })
})
