import { CARTOES, PERFIS, type Perfil } from '@vetlume/dominio/menu'
import { perfilPermite } from '@vetlume/dominio/permissoes'
import { permissaoDaTela, ROTA_INICIAL } from '@vetlume/dominio/rotas'
import type { InicioDaRota } from '../src/inicio.ts'

/** Registries that open in another view than their list. */
const SEM_LISTA: ReadonlySet<string> = new Set(['grupo-despesa', 'horario-atendimento'])

/** What the screens that open with a list ask for: where, and in which order. */
const LISTAS: Readonly<Record<string, readonly [caminho: string, ordem: string]>> = {
  '/atendimento': ['atendimento', '-criadoEm'],
  '/laudo': ['laudo', '-criadoEm'],
  ...Object.fromEntries(
    CARTOES.filter(({ caminho }) => !SEM_LISTA.has(caminho)).map(({ rota, caminho, ordem }) => [
      rota,
      [caminho, ordem],
    ]),
  ),
  '/financeiro/contas-pagar': ['contas-pagar', 'prazo'],
  '/financeiro/contas-receber': ['contas-receber', 'prazo'],
}

const AGENDA = '/agenda/agenda-atendimento'

/**
 * By route, the request that its screen makes first, which the document's first script makes while the code is on its
 * way (`src/inicio.ts`); `{hoje}` is the day that it is where the company or clinic is.
 * `e2e/primeiro-desenho.spec.ts` opens each one: the screen must ask for exactly this.
 */
export const PRIMEIROS_PEDIDOS: Readonly<Record<string, string>> = {
  [ROTA_INICIAL]: '/api/dashboard',
  [AGENDA]: '/api/agendamento/periodo?de={hoje}&ate={hoje}',
  ...Object.fromEntries(
    Object.entries(LISTAS).map(([rota, [caminho, ordem]]) => [rota, `/api/${caminho}?ordem=${ordem}&limite=50`]),
  ),
}

/** By route that opens a record by `?codigo=`, where the record is: its screen asks for it first. */
const DO_REGISTRO: Readonly<Record<string, string>> = { '/laudo/editar': '/api/laudo/' }

/** Who opens the screen with another request. */
const OUTRO_PEDIDO: Readonly<Record<string, readonly Perfil[]>> = { [AGENDA]: ['PARCEIRO'] }

export const ROTAS_COM_PEDIDO = [...Object.keys(PRIMEIROS_PEDIDOS), ...Object.keys(DO_REGISTRO)]

/** What is asked for early, and of whom: nobody asks for what would be refused. */
export function primeiroPedidoDe(rota: string): InicioDaRota {
  const [permissao, pedido, registro] = [permissaoDaTela(rota), PRIMEIROS_PEDIDOS[rota], DO_REGISTRO[rota]]
  const pedem = (perfil: Perfil) => !(OUTRO_PEDIDO[rota] ?? []).includes(perfil)
  return {
    ...(pedido === undefined ? {} : { pedido }),
    ...(registro === undefined ? {} : { registro }),
    perfis: PERFIS.filter((perfil) => pedem(perfil) && (permissao === null || perfilPermite([perfil], permissao))),
    permissao,
  }
}
