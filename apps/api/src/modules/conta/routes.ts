import { contratoConta } from '@vetlume/dominio/conta'
import type { Banco } from '../../infra/banco/index.ts'
import { consumirLimite, redeDe } from '../../infra/http/limite.ts'
import type { Registrar } from '../../infra/http/registrar.ts'
import type { Sessoes } from '../../infra/http/sessoes.ts'
import { cadastrarGratis, cadastrarTeste } from './cadastrar.ts'
import { confirmarEmail } from './confirmar-email.ts'
import { planosAVenda } from './queries.ts'
import { recuperarSenha } from './recuperar-senha.ts'
import { redefinirSenha } from './redefinir-senha.ts'

const UMA_HORA = 3_600

// Counted here and not by the contract: a form sent back for a mistyped field is not an attempt.
const limiteDeCadastro = (ip: string) => ({ chave: `cadastro:${redeDe(ip)}`, maximo: 5, janelaSegundos: UMA_HORA })
const limitesDeSenha = (ip: string, identificador: string) => [
  { chave: `recuperar:${redeDe(ip)}:${identificador.toLowerCase()}`, maximo: 3, janelaSegundos: UMA_HORA },
  { chave: `recuperar:${redeDe(ip)}`, maximo: 20, janelaSegundos: UMA_HORA },
]

export function rotasConta(registrar: Registrar, { db, sessoes }: { db: Banco; sessoes: Sessoes }): void {
  registrar(contratoConta, {
    'POST /auth/teste-gratis': async ({ ctx, input, request }) => {
      await consumirLimite(db, limiteDeCadastro(request.ip), ctx.agora)
      await cadastrarTeste({ ctx, input })
      return { emailSai: !ctx.servicos.correio.captura }
    },
    'POST /auth/plano-gratis': async ({ ctx, input, request }) => {
      await consumirLimite(db, limiteDeCadastro(request.ip), ctx.agora)
      await cadastrarGratis({ ctx, input })
      return { emailSai: !ctx.servicos.correio.captura }
    },
    'POST /auth/confirmar-email': confirmarEmail,
    'POST /auth/recuperar-senha': async ({ ctx, input, request }) => {
      for (const limite of limitesDeSenha(request.ip, input.identificador)) await consumirLimite(db, limite, ctx.agora)
      await recuperarSenha({ ctx, input })
      return { emailSai: !ctx.servicos.correio.captura }
    },
    'POST /auth/redefinir-senha': async ({ ctx, input }) => {
      for (const sessao of await redefinirSenha({ ctx, input })) sessoes.esquecer(sessao)
    },
    'GET /plano/publico': ({ ctx }) => ctx.emPlataforma(({ tx }) => planosAVenda(tx)),
  })
}
