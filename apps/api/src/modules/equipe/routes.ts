import { contratoEquipe } from '@vetlume/dominio/equipe'
import type { Registrar } from '../../infra/http/registrar.ts'
import { abrirConvite, aceitarConvite, receberConvite } from './aceitar.ts'
import { cancelarConvite, convidar, reenviarConvite, verLugares } from './convidar.ts'
import { encerrarSessoes, listarEquipe, mudarPapel, mudarSituacao, responder } from './equipe.ts'
import { aceitarMeuConvite, recusarMeuConvite, verMeusConvites } from './meus-convites.ts'
import { criarPapel, excluirPapel, mudarConjunto, verPapeis } from './papeis.ts'

export function rotasEquipe(registrar: Registrar): void {
  registrar(contratoEquipe, {
    'GET /equipe': listarEquipe,
    'GET /equipe/lugares': verLugares,
    'GET /equipe/:codigo': ({ ctx, input }) => responder(ctx, input.codigo),
    'PUT /equipe/:codigo/papel': mudarPapel,
    'PUT /equipe/:codigo/ativo': mudarSituacao,
    'DELETE /equipe/:codigo/sessoes': encerrarSessoes,
    'POST /equipe/convite': convidar,
    'POST /equipe/convite/:codigo/reenvio': reenviarConvite,
    'DELETE /equipe/convite/:codigo': cancelarConvite,
    'POST /auth/convite/abrir': abrirConvite,
    'POST /auth/convite/receber': receberConvite,
    'POST /auth/convite/aceitar': aceitarConvite,
    'GET /conta/convites': verMeusConvites,
    'POST /conta/convites/:codigo/aceitar': aceitarMeuConvite,
    'POST /conta/convites/:codigo/recusar': recusarMeuConvite,
    'GET /papel': verPapeis,
    'POST /papel': criarPapel,
    'PUT /papel/:codigo': mudarConjunto,
    'DELETE /papel/:codigo': excluirPapel,
  })
}
