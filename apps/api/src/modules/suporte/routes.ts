import { contratoSuporte } from '@vetlume/dominio/suporte'
import type { Registrar } from '../../infra/http/registrar.ts'
import type { Sessoes } from '../../infra/http/sessoes.ts'
import { avisarDoSuporte, concederSuporte, listarSuportes, revogarSuporte, verAcessos } from './conceder.ts'
import { entrarEmSuporte, sairDoSuporte } from './entrar.ts'

export function rotasSuporte(registrar: Registrar, { sessoes }: { sessoes: Sessoes }): void {
  registrar(contratoSuporte, {
    'GET /suporte': listarSuportes,
    'POST /suporte': concederSuporte,
    'POST /suporte/:codigo/revogacao': revogarSuporte,
    'GET /suporte/:codigo/acessos': verAcessos,
    'GET /suporte/aviso': avisarDoSuporte,
    'POST /suporte/:codigo/entrada': entrarEmSuporte,
    'POST /suporte/saida': async ({ ctx }) => {
      const fora = await sairDoSuporte({ ctx })
      sessoes.esquecer(ctx.ator.sessao)
      return fora
    },
  })
}
