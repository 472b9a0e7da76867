import { ROTA_DE_LOGIN, ROTA_INICIAL, type ROTAS_DA_CASCA } from '@vetlume/dominio/rotas'

/** How often something is opened from nothing, beside a screen that is opened now and then, which counts one. */
const CHEGADA = 8
const SEM_SESSAO = 3
export const DO_DIA_A_DIA = 2

/** A record opened by its address: less often than from its list, over which it opens too. */
const REGISTRO = 0.25

/** What opens over a page waits less, and less often, than the page. */
export const SOBRE_A_PAGINA = 0.15

/** Where everybody comes in: who signs in has nothing of the product yet, and the first screen is where all go from there. */
const CHEGADAS: ReadonlySet<string> = new Set([ROTA_DE_LOGIN, ROTA_INICIAL])

/** What clinics and specialists have open all day. */
const DIARIAS: ReadonlySet<string> = new Set([
  '/agenda/agenda-atendimento',
  '/atendimento',
  '/laudo',
  '/laudo/editar',
  '/cadastro/animal',
  '/cadastro/tutor',
  '/financeiro/contas-receber',
  '/financeiro/contas-pagar',
] satisfies (typeof ROTAS_DA_CASCA)[number][])

function pesoDaTela(rota: string, publica: boolean): number {
  if (CHEGADAS.has(rota)) return CHEGADA
  if (publica) return SEM_SESSAO
  return DIARIAS.has(rota) ? DO_DIA_A_DIA : 1
}

/** Of a route of the build: `/cadastro/animal?codigo` is a record of `/cadastro/animal`. */
export function pesoDaRota(rota: string, publica: boolean): number {
  const [tela = '', registro] = rota.split('?')
  return pesoDaTela(tela, publica) * (registro === undefined ? 1 : REGISTRO)
}
