import { CARTOES, PERFIS, type Perfil } from '@vetlume/dominio/menu'
import { perfilPermite, type PermissaoDePerfil } from '@vetlume/dominio/permissoes'
import { permissaoDaTela, ROTA_INICIAL } from '@vetlume/dominio/rotas'

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

/**
 * By route, the request that its screen makes first, which the document's first script makes while the code is on its
 * way (`lib/adiantado.ts`). `e2e/primeiro-desenho.spec.ts` opens each one: the screen must ask for exactly this.
 */
export const PRIMEIROS_PEDIDOS: Readonly<Record<string, string>> = {
  [ROTA_INICIAL]: '/api/dashboard',
  ...Object.fromEntries(
    Object.entries(LISTAS).map(([rota, [caminho, ordem]]) => [rota, `/api/${caminho}?ordem=${ordem}&limite=50`]),
  ),
}

/** By route that opens a record by `?codigo=`, where the record is: its screen asks for it first. */
export const PEDIDO_DO_REGISTRO: Readonly<Record<string, string>> = { '/laudo/editar': '/api/laudo/' }

const ROTAS = [...Object.keys(PRIMEIROS_PEDIDOS), ...Object.keys(PEDIDO_DO_REGISTRO)]

/** By route, the profiles that the server answers: nobody else asks early for what would be refused. */
export const PERFIS_DO_PEDIDO: Readonly<Record<string, readonly Perfil[]>> = Object.fromEntries(
  ROTAS.map((rota) => {
    const permissao = permissaoDaTela(rota)
    return [rota, PERFIS.filter((perfil) => permissao === null || perfilPermite([perfil], permissao))]
  }),
)

/** By route, what a papel must leave of the profile for the request to be answered; null where everybody is. */
export const PERMISSAO_DO_PEDIDO: Readonly<Record<string, PermissaoDePerfil | null>> = Object.fromEntries(
  ROTAS.map((rota) => [rota, permissaoDaTela(rota)]),
)
