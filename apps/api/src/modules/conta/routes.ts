import { contratoConta, contratoMinhaConta } from '@vetlume/dominio/conta'
import type { Banco } from '../../infra/banco/index.ts'
import { consumirLimite, devolverLimite, redeDe } from '../../infra/http/limite.ts'
import type { Registrar } from '../../infra/http/registrar.ts'
import type { Sessoes } from '../../infra/http/sessoes.ts'
import { encerrarSessoesDe, listarSessoes } from '../sessao/index.ts'
import { aceitarConvite } from './aceitar-convite.ts'
import { cadastrarGratis, cadastrarTeste } from './cadastrar.ts'
import { confirmarEmail } from './confirmar-email.ts'
import { planosAVenda } from './queries.ts'
import { corrigirEmail } from './corrigir-email.ts'
import { pedirConfirmacao, recuperarSenha } from './recuperar-senha.ts'
import { redefinirSenha } from './redefinir-senha.ts'
import { alterarMinhaConta, verMinhaConta } from './minha-conta.ts'
import { aceitarVersao, verTermos } from './termos.ts'
import { trocarMinhaSenha } from './trocar-senha.ts'

const UMA_HORA = 3_600
const QUINZE_MINUTOS = 900

// Counted here and not by the contract: a form sent back for a mistyped field is not an attempt.
const limiteDeCadastro = (ip: string) => ({ chave: `cadastro:${redeDe(ip)}`, maximo: 5, janelaSegundos: UMA_HORA })
const limitesDeSenha = (ip: string, identificador: string) => [
  { chave: `recuperar:${redeDe(ip)}:${identificador.toLowerCase()}`, maximo: 3, janelaSegundos: UMA_HORA },
  { chave: `recuperar:${redeDe(ip)}`, maximo: 20, janelaSegundos: UMA_HORA },
]

/** As signing in: the password is guessed at no more than there; and no mailbox is flooded through it. */
const limitesDaCorrecao = (ip: string, email: string) => [
  { chave: `corrigir:${redeDe(ip)}:${email}`, maximo: 5, janelaSegundos: QUINZE_MINUTOS },
  { chave: `corrigir:${redeDe(ip)}`, maximo: 10, janelaSegundos: UMA_HORA },
]

interface Recursos {
  db: Banco
  sessoes: Sessoes
  exigirSegundoFator: boolean
}

function rotasMinhaConta(registrar: Registrar, { db, sessoes, exigirSegundoFator }: Recursos): void {
  registrar(contratoMinhaConta, {
    'GET /conta': ({ ctx }) => verMinhaConta({ ctx, exigirSegundoFator }),
    'PUT /conta': ({ ctx, input }) => alterarMinhaConta({ ctx, input, exigirSegundoFator }),
    'POST /conta/senha': async ({ ctx, input }) => {
      const limite = { chave: `senha-atual:${ctx.ator.usuario}`, maximo: 5, janelaSegundos: QUINZE_MINUTOS }
      await consumirLimite(db, limite, ctx.agora)
      const { token, encerradas } = await trocarMinhaSenha({ ctx, input })
      await devolverLimite(db, limite, ctx.agora)
      for (const sessao of encerradas) sessoes.esquecer(sessao)
      return { token }
    },
    'GET /conta/sessoes': ({ ctx }) => listarSessoes(ctx, ctx.ator.usuario),
    'DELETE /conta/sessoes': ({ ctx }) => encerrarSessoesDe(ctx, { usuario: ctx.ator.usuario, menos: ctx.ator.sessao }),
    'GET /conta/termos': verTermos,
    'POST /conta/termos': aceitarVersao,
    'DELETE /conta/sessoes/:codigo': ({ ctx, input }) =>
      encerrarSessoesDe(ctx, { usuario: ctx.ator.usuario, sessao: input.codigo }),
  })
}

export function rotasConta(registrar: Registrar, recursos: Recursos): void {
  const { db, sessoes } = recursos
  rotasMinhaConta(registrar, recursos)
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
    'POST /auth/reenviar-confirmacao': async ({ ctx, input, request }) => {
      for (const limite of limitesDeSenha(request.ip, input.identificador)) await consumirLimite(db, limite, ctx.agora)
      await pedirConfirmacao({ ctx, input })
      return { emailSai: !ctx.servicos.correio.captura }
    },
    'POST /auth/corrigir-email': async ({ ctx, input, request }) => {
      const limites = limitesDaCorrecao(request.ip, input.email)
      for (const limite of limites) await consumirLimite(db, limite, ctx.agora)
      await corrigirEmail({ ctx, input })
      return { emailSai: !ctx.servicos.correio.captura }
    },
    'POST /auth/recuperar-senha': async ({ ctx, input, request }) => {
      for (const limite of limitesDeSenha(request.ip, input.identificador)) await consumirLimite(db, limite, ctx.agora)
      await recuperarSenha({ ctx, input })
      return { emailSai: !ctx.servicos.correio.captura }
    },
    'POST /auth/redefinir-senha': async ({ ctx, input }) => {
      for (const sessao of await redefinirSenha({ ctx, input })) sessoes.esquecer(sessao)
    },
    'POST /auth/aceitar-convite': aceitarConvite,
    'GET /operadora': async ({ ctx }) => ctx.servicos.operadora,
    'GET /plano/publico': ({ ctx }) => ctx.emPlataforma(({ tx }) => planosAVenda(tx)),
  })
}
