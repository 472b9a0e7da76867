import type { Configuracao } from '../apps/api/src/main.ts'
import type { Ambiente } from './ambiente.ts'
import type { Banco } from './banco.ts'
import { estadoDasCopias } from './copias.ts'

/** Connections to the database that all the processes of a server share, beside the few that each has for its jobs. */
const CONEXOES = 40
const CONEXOES_POR_PROCESSO = 16

/** What the server needs, from the environment and from what was prepared for it. */
export function configuracaoDoServidor(ambiente: Ambiente, banco: Banco, demonstracao: boolean): Configuracao {
  const { situacao } = banco
  const { porta, host, pastaWeb, pastaArquivos, origem, emailDoAdministrador, operadora } = ambiente
  return {
    bancoUrl: banco.urlApp,
    conexoes: Math.min(CONEXOES_POR_PROCESSO, Math.floor(CONEXOES / ambiente.processos)),
    porta,
    host,
    pastaWeb,
    pastaArquivos,
    chaves: banco.chaves,
    producao: ambiente.bancoExterno !== null,
    demonstracao,
    operadora,
    ...(situacao ? { embutido: { situacao, copias: () => estadoDasCopias(ambiente) } } : {}),
    ...(origem ? { origem } : {}),
    ...(emailDoAdministrador ? { emailDoAdministrador } : {}),
    ...(ambiente.mercadoPago ? { mercadoPago: ambiente.mercadoPago } : {}),
    ...(ambiente.correio ? { correio: ambiente.correio } : {}),
  }
}
