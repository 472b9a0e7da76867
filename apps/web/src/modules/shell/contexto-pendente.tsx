import type { UsuarioDaSessao } from '@vetlume/dominio/sessao'
import { useEffect, useState } from 'react'
import { mensagemDoErro } from '../../lib/erro-de-api.ts'
import { api, sessao } from '../../lib/navegador.ts'
import { PaginaPublica } from '../../ui/publico/pagina-publica.tsx'
import { EscolhaDeContexto, resolverContexto, SemAssociacao } from '../sessao/index.ts'
import type { SituacaoDoContexto } from '../sessao/index.ts'

/** Signed in but not yet anywhere: the page was reloaded in the middle of the choice. */
export function ContextoPendente({ usuario, aoSair }: { usuario: UsuarioDaSessao; aoSair: () => void }) {
  const [situacao, definirSituacao] = useState<SituacaoDoContexto | null>(null)
  const [erro, definirErro] = useState<unknown>(null)

  useEffect(() => {
    resolverContexto(usuario, { api, sessao }).then(definirSituacao, definirErro)
  }, [usuario])

  if (situacao?.tipo === 'nenhum') return <SemAssociacao aoSair={aoSair} aoEntrar={() => undefined} />
  return (
    <PaginaPublica
      titulo="Onde você vai trabalhar?"
      topo={
        <button type="button" className="bt secundario" onClick={aoSair}>
          Sair
        </button>
      }
    >
      {erro !== null && (
        <>
          <div className="nota erro" role="alert">
            {mensagemDoErro(erro)}
          </div>
          <p className="espaco">
            <button type="button" className="bt" onClick={() => location.reload()}>
              Tentar de novo
            </button>
          </p>
        </>
      )}
      {situacao?.tipo === 'escolher' && (
        <EscolhaDeContexto associacoes={situacao.associacoes} aoEntrar={() => undefined} />
      )}
      {situacao === null && erro === null && <p role="status">Carregando…</p>}
    </PaginaPublica>
  )
}
