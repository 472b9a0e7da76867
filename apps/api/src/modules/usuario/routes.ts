import { contratoUsuario } from '@vetlume/dominio/usuario'
import type { Registrar } from '../../infra/http/registrar.ts'
import { handlersDoCadastro } from '../cadastros/index.ts'
import { encerrarSessao, encerrarSessoes, mandarLinkDeSenha, redefinirSegundoFator, verSessoes } from './acesso.ts'
import { alterarUsuario, excluirUsuario, mudarSituacao } from './alterar.ts'
import { responder } from './comum.ts'
import { cancelarConvite, criarUsuario, reenviarConvite } from './convidar.ts'
import { alvosDeVinculo } from './queries-da-ficha.ts'
import { listarUsuarios } from './queries.ts'

export function rotasUsuario(registrar: Registrar): void {
  registrar(contratoUsuario, {
    ...handlersDoCadastro('usuario', listarUsuarios, {
      ver: ({ ctx, input }) => responder(ctx, input.codigo),
      criar: criarUsuario,
      alterar: alterarUsuario,
      mudarSituacao,
      excluir: excluirUsuario,
    }),
    'GET /usuario/vinculaveis': ({ ctx, input: { cliente, perfil, busca } }) =>
      alvosDeVinculo(ctx.tx, cliente, perfil, busca),
    'POST /usuario/:codigo/convite': reenviarConvite,
    'DELETE /usuario/:codigo/convite': cancelarConvite,
    'POST /usuario/:codigo/redefinir-senha': mandarLinkDeSenha,
    'POST /usuario/:codigo/redefinir-segundo-fator': redefinirSegundoFator,
    'GET /usuario/:codigo/sessoes': verSessoes,
    'DELETE /usuario/:codigo/sessoes': encerrarSessoes,
    'DELETE /usuario/:codigo/sessoes/:sessao': encerrarSessao,
  })
}
