import { CONTRATO_DA_API } from '@vetlume/dominio/api'
import { ErroDeDominio } from '@vetlume/dominio/erros'
import { contratoSistema, copiaAtrasada } from '@vetlume/dominio/sistema'
import type { FastifyInstance } from 'fastify'
import { createHash } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { BancoEmbutido } from '../../infra/embutido.ts'
import { gerarOpenapi } from '../../infra/http/openapi.ts'
import type { Registrar } from '../../infra/http/registrar.ts'
import { problemaAberto } from '../../infra/pagamento/index.ts'
import type { Tarefas } from '../../infra/tarefas/index.ts'
import type { Relogio } from '../../infra/relogio.ts'
import { ESTILO_DA_PAGINA, paginaDaApi } from './pagina-da-api.ts'
import { securityTxt } from './security-txt.ts'

const parte = (bem: boolean) => (bem ? ('ok' as const) : ('falha' as const))

/** Made once, for the first who asks, and kept small: they are megabytes that few read. Its content decides its edition. */
function descricao(escrever: () => string, tipo: string, feitaEm: string) {
  let feita: { guardada: Uint8Array; etag: string } | undefined
  const fazer = () => {
    const bytes = Buffer.from(escrever())
    return {
      guardada: gzipSync(bytes),
      etag: `"${createHash('sha256').update(bytes).digest('base64url')}"`,
    }
  }
  return () => {
    feita ??= fazer()
    const { guardada, etag } = feita
    return { bytes: gunzipSync(guardada), tipo: `${tipo}; charset=utf-8`, edicao: { etag, alteradaEm: feitaEm } }
  }
}

function copiaEmDia(embutido: BancoEmbutido | null, agora: Temporal.Instant): 'ok' | 'aviso' | 'externa' {
  if (embutido === null) return 'externa'
  return copiaAtrasada(embutido.copias(), agora) ? 'aviso' : 'ok'
}

export function rotasSistema(registrar: Registrar, { tarefas }: { tarefas: Tarefas }): void {
  const feitaEm = Temporal.Now.instant().toString()
  const openapi = descricao(() => JSON.stringify(gerarOpenapi(CONTRATO_DA_API)), 'application/json', feitaEm)
  const pagina = descricao(() => paginaDaApi(CONTRATO_DA_API), 'text/html', feitaEm)
  const estilo = createHash('sha256').update(ESTILO_DA_PAGINA).digest('base64')

  registrar(contratoSistema, {
    'GET /saude': async ({ ctx }) => {
      const { embutido } = ctx.servicos
      const { banco, pagamento } = await ctx
        .emPlataforma(({ tx }) => problemaAberto(tx, ctx.servicos.pagamento))
        .then(
          (problema) => ({ banco: 'ok' as const, pagamento: problema === null ? ('ok' as const) : ('aviso' as const) }),
          () => ({
            banco: embutido?.situacao().subindo ? ('subindo' as const) : ('falha' as const),
            pagamento: 'ok' as const,
          }),
        )
      const comEspaco = await ctx.servicos.arquivos.temEspaco().catch(() => false)
      const situacao = {
        banco,
        bancoVoltouEm: embutido?.situacao().voltouEm?.toString() ?? null,
        tarefas: parte(tarefas.prontas()),
        disco: parte(comEspaco),
        copia: copiaEmDia(embutido, ctx.agora),
        pagamento,
      }
      if (banco === 'ok' && situacao.tarefas === 'ok' && situacao.disco === 'ok')
        return { vivo: true as const, pronto: true as const, ...situacao }
      throw new ErroDeDominio('INDISPONIVEL', { detalhes: { vivo: true, pronto: false, ...situacao } })
    },
    'GET /openapi.json': async () => openapi(),
    'GET /docs': async ({ reply }) => {
      reply.header(
        'content-security-policy',
        `default-src 'none'; style-src 'sha256-${estilo}'; frame-ancestors 'none'`,
      )
      return pagina()
    },
  })
}

/** The one address of a well-known place: outside `/api`, so outside the contract. */
export function rotaSecurityTxt(app: FastifyInstance, { origem, relogio }: { origem: string; relogio: Relogio }): void {
  app.get('/.well-known/security.txt', (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=86400')
      .type('text/plain; charset=utf-8')
      .send(securityTxt(origem, relogio.agora())),
  )
}
