import * as z from 'zod/mini'
import { endpoint, instante, SEM_ENTRADA } from '../contrato/index.ts'

/** From the ticket to the connection there is one round trip; more than this is somebody else's. */
export const VALIDADE_DO_BILHETE_SEGUNDOS = 30

/** Address of the websocket; the ticket goes in its query as `bilhete`. */
export const CAMINHO_DO_TEMPO_REAL = '/api/tempo-real'

/** Why the server closed a live connection, where the browser must tell one reason from another. */
export const FECHAMENTOS = { sessaoTerminada: 4401, naoEncontrado: 4404, mensagemNaoAceita: 1008, lento: 1013 } as const

export const contratoTempoReal = {
  'POST /tempo-real/bilhete': endpoint({
    resumo: 'Um bilhete, de uso único, para abrir a conexão que avisa das mudanças',
    permissao: 'autenticado',
    escopo: 'plataforma',
    entrada: SEM_ENTRADA,
    resposta: z.object({ bilhete: z.string(), expiraEm: instante }),
    erros: ['CONTEXTO_NECESSARIO'],
  }),
}
