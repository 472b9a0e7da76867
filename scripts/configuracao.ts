import type { Configuracao } from '../apps/api/src/main.ts'
import type { Ambiente } from './ambiente.ts'
import { lerChaves } from './ambiente.ts'

/** What the server needs, from the environment and from what was prepared for it. */
export function configuracaoDoServidor(ambiente: Ambiente, bancoUrl: string, demonstracao: boolean): Configuracao {
  const { porta, host, pastaWeb, pastaArquivos, origem, emailDoAdministrador } = ambiente
  return {
    bancoUrl,
    porta,
    host,
    pastaWeb,
    pastaArquivos,
    chaves: lerChaves(ambiente),
    producao: ambiente.bancoExterno !== null,
    demonstracao,
    ...(origem ? { origem } : {}),
    ...(emailDoAdministrador ? { emailDoAdministrador } : {}),
    ...(ambiente.correio ? { correio: ambiente.correio } : {}),
  }
}
