import { APARENCIA_PADRAO, ESCALA_MAXIMA, ESCALA_MINIMA, ZONA_PADRAO } from '@vetlume/dominio/constantes'
import { menuDoPerfil, PERFIS, type Perfil } from '@vetlume/dominio/menu'
import { ROTA_DE_LOGIN, ROTA_INICIAL, ROTAS_PUBLICAS, ROTAS_PUBLICAS_PROPRIAS } from '@vetlume/dominio/rotas'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { minify, transformWithOxc } from 'vite'
import type { DadosDoInicio, InicioDaRota } from '../src/inicio.ts'
import { TELEFONE } from '../src/lib/use-media.ts'
import { arquivosDe, type Pacote } from './arquivos-da-rota.ts'
import { primeiroPedidoDe, ROTAS_COM_PEDIDO } from './primeiros-pedidos.ts'

const CASCA = 'shell/casca.tsx'
const PAGINA_INICIAL = [CASCA, 'dashboard/dashboard-page.tsx']
export const PAGINA_DE_LOGIN = ['sessao/login-page.tsx']

const CALENDARIO = 'agenda/calendario.tsx'
const LAUDO_LIDO = 'laudo/leitura/laudo-lido.tsx'

interface Abertura {
  pagina: readonly string[]
  /** By profile, what it opens with in a file of its own. */
  partes: Readonly<Partial<Record<Perfil, string>>>
  forma: string
  larga?: true
}

/** Screens that are not a list. */
const ABERTURAS: Readonly<Record<string, Abertura>> = {
  [ROTA_INICIAL]: {
    pagina: PAGINA_INICIAL,
    partes: {
      ADMIN: 'dashboard/painel-da-plataforma.tsx',
      CLIENTE: 'dashboard/painel-da-empresa.tsx',
      CLIENTE_BASE: 'dashboard/painel-da-base.tsx',
      ESPECIALISTA: 'dashboard/painel-do-especialista.tsx',
      PARCEIRO: 'dashboard/painel-da-clinica.tsx',
    },
    forma: 'painel',
  },
  '/agenda/agenda-atendimento': {
    pagina: [CASCA, 'agenda/agenda-atendimento-page.tsx'],
    partes: { CLIENTE: CALENDARIO, ESPECIALISTA: CALENDARIO, PARCEIRO: CALENDARIO },
    forma: 'grade',
    larga: true,
  },
  '/laudo/editar': {
    pagina: [CASCA, 'laudo/laudo-editar-page.tsx'],
    partes: { ESPECIALISTA: 'laudo/editor/laudo-editor.tsx', CLIENTE: LAUDO_LIDO, PARCEIRO: LAUDO_LIDO },
    forma: 'grade',
  },
}

export const partesDaRota = (rota: string): readonly string[] => Object.values(ABERTURAS[rota]?.partes ?? {})

export const PARTES_DA_ABERTURA: readonly string[] = [...new Set(Object.keys(ABERTURAS).flatMap(partesDaRota))]

const DESENHOS = /^assets\/icones-[^/]+\.svg$/

function aberturaNoPacote(pacote: Pacote, { pagina, partes, ...resto }: Abertura): InicioDaRota {
  const daPagina = new Set(arquivosDe(pacote, pagina))
  const faltam = (parte: string) => arquivosDe(pacote, [parte]).filter((arquivo) => !daPagina.has(arquivo))
  return {
    ...resto,
    partes: Object.fromEntries(Object.entries(partes).map(([perfil, parte]) => [perfil, faltam(parte)])),
  }
}

function dadosDoInicio(pacote: Pacote): DadosDoInicio {
  const icones = Object.keys(pacote).find((nome) => DESENHOS.test(nome))
  if (icones === undefined) throw new Error('the icons are not in the build')
  const rotas: Record<string, InicioDaRota> = {}
  for (const rota of ROTAS_COM_PEDIDO) rotas[rota] = primeiroPedidoDe(rota)
  for (const [rota, abertura] of Object.entries(ABERTURAS))
    rotas[rota] = { ...rotas[rota], ...aberturaNoPacote(pacote, abertura) }
  return {
    rotas,
    publicas: [...ROTAS_PUBLICAS, ...ROTAS_PUBLICAS_PROPRIAS].filter((rota) => rota !== ROTA_DE_LOGIN),
    inicial: ROTA_INICIAL,
    arquivosDaInicial: arquivosDe(pacote, PAGINA_INICIAL),
    arquivosDoLogin: arquivosDe(pacote, PAGINA_DE_LOGIN),
    icones,
    semMenu: PERFIS.filter((perfil) => menuDoPerfil([perfil], () => true).length === 0),
    menu: APARENCIA_PADRAO.menu,
    escala: [ESCALA_MINIMA, ESCALA_MAXIMA],
    telefone: TELEFONE,
    zona: ZONA_PADRAO,
  }
}

/** `src/inicio.ts` with what it needs to know, as one expression: nothing of it stays in the page's names. */
export async function comDados(raiz: string, dados: DadosDoInicio): Promise<string> {
  const arquivo = path.join(raiz, 'src/inicio.ts')
  const { code: modulo } = await transformWithOxc(readFileSync(arquivo, 'utf8'), arquivo, { sourcemap: false })
  // Of its types nothing is left but the mark that it was a module.
  const programa = modulo.replace(/^export \{\};?$/m, '')
  const { code, errors } = await minify('inicio.js', `((DADOS)=>{${programa}})(${JSON.stringify(dados)})`)
  if (errors.length > 0) throw new Error(`src/inicio.ts: ${errors.map(({ message }) => message).join('; ')}`)
  const programaPronto = code.trim()
  if (/<\/script|<!--/i.test(programaPronto))
    throw new Error('src/inicio.ts would end the script that it is written in')
  return programaPronto
}

export const codigoInicial = (raiz: string, pacote: Pacote): Promise<string> => comDados(raiz, dadosDoInicio(pacote))
