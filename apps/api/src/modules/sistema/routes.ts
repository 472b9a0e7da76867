import { CONTRATO_DA_API } from '@vetlume/dominio/api'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { contratoSistema } from '@vetlume/dominio/sistema'
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { gerarOpenapi } from '../../infra/http/openapi.ts'
import type { Registrar } from '../../infra/http/registrar.ts'
import type { Tarefas } from '../../infra/tarefas/index.ts'
import { ESTILO_DA_PAGINA, paginaDaApi } from './pagina-da-api.ts'

const parte = (bem: boolean) => (bem ? ('ok' as const) : ('falha' as const))
const bytes = (texto: string) => new TextEncoder().encode(texto)

export function rotasSistema(registrar: Registrar, { tarefas }: { tarefas: Tarefas }): void {
  const openapi = bytes(JSON.stringify(gerarOpenapi(CONTRATO_DA_API)))
  const pagina = bytes(paginaDaApi(CONTRATO_DA_API))
  const estilo = createHash('sha256').update(ESTILO_DA_PAGINA).digest('base64')

  registrar(contratoSistema, {
    'GET /saude': async ({ ctx }) => {
      const banco = await ctx
        .emPlataforma(({ tx }) => sql`select 1`.execute(tx))
        .then(
          () => 'ok' as const,
          () => 'falha' as const,
        )
      const comEspaco = await ctx.servicos.arquivos.temEspaco().catch(() => false)
      const situacao = { banco, tarefas: parte(tarefas.prontas()), disco: parte(comEspaco) }
      if (Object.values(situacao).every((uma) => uma === 'ok'))
        return { vivo: true as const, pronto: true as const, ...situacao }
      throw new ErroDeDominio('INDISPONIVEL', { detalhes: { vivo: true, pronto: false, ...situacao } })
    },
    'GET /openapi.json': async () => ({ bytes: openapi, tipo: 'application/json; charset=utf-8' }),
    'GET /docs': async ({ reply }) => {
      reply.header(
        'content-security-policy',
        `default-src 'none'; style-src 'sha256-${estilo}'; frame-ancestors 'none'`,
      )
      return { bytes: pagina, tipo: 'text/html; charset=utf-8' }
    },
  })
}
