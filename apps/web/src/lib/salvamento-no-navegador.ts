import { ErroDeApi } from './erro-de-api.ts'
import { iguais } from './iguais.ts'
import { sessao } from './navegador.ts'
import type { DependenciasDoSalvamento, Falha } from './salvamento.ts'
import { rascunhos } from './use-rascunho.ts'

function classificar(erro: unknown): Falha {
  if (!(erro instanceof ErroDeApi)) return 'rede'
  if (erro.codigo === 'CONFLITO_DE_VERSAO') return 'conflito'
  return erro.resultadoDesconhecido || erro.status === 401 || erro.status === 429 ? 'rede' : 'recusa'
}

/** All that an autosave needs of the browser: where unsent work is kept, what a failure means, the clock. */
export function salvamentoNoNavegador<T>(
  chave: string,
): Pick<DependenciasDoSalvamento<T>, 'guardar' | 'descartar' | 'classificar' | 'iguais' | 'agendar'> {
  return {
    // Without a session there is nobody to keep it for; what was kept before it ended is still there.
    guardar: (rascunho) => (sessao.autenticada() ? rascunhos.guardar(chave, rascunho) : Promise.resolve()),
    descartar: () => rascunhos.descartar(chave),
    classificar,
    iguais,
    agendar: (executar, ms) => {
      const temporizador = setTimeout(executar, ms)
      return () => clearTimeout(temporizador)
    },
  }
}
