/** From the ticket to the connection there is one round trip; more than this is somebody else's. */
export const VALIDADE_DO_BILHETE_SEGUNDOS = 30

/** Address of the websocket; the ticket goes in its query as `bilhete`. */
export const CAMINHO_DO_TEMPO_REAL = '/api/tempo-real'

/** Why the server closed a live connection, where the browser must tell one reason from another. */
export const FECHAMENTOS = { sessaoTerminada: 4401, naoEncontrado: 4404, mensagemNaoAceita: 1008, lento: 1013 } as const
