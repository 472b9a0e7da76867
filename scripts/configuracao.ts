import type { Configuracao } from '../apps/api/src/main.ts'
import type { Ambiente } from './ambiente.ts'
import type { Banco } from './banco.ts'
import { estadoDasCopias } from './copias.ts'

/** What the server needs, from the environment and from what was prepared for it. */
export function configuracaoDoServidor(ambiente: Ambiente, banco: Banco, demonstracao: boolean): Configuracao {
  const { situacao } = banco
  const { porta, host, pastaWeb, pastaArquivos, origem, emailDoAdministrador } = ambiente
  return {
    bancoUrl: banco.urlApp,
    porta,
    host,
    pastaWeb,
    pastaArquivos,
    chaves: banco.chaves,
    producao: ambiente.bancoExterno !== null,
    demonstracao,
    ...(situacao ? { embutido: { situacao, copias: () => estadoDasCopias(ambiente) } } : {}),
    ...(origem ? { origem } : {}),
    ...(emailDoAdministrador ? { emailDoAdministrador } : {}),
    ...(ambiente.correio ? { correio: ambiente.correio } : {}),
  }
}
