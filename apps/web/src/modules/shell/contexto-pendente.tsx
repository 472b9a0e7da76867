import type { UsuarioDaSessao } from '@vetlume/dominio/sessao'
import { useEffect, useState } from 'react'
import { mensagemDoErro } from '../../lib/erro-de-api.ts'
import { api, sessao } from '../../lib/navegador.ts'
import { PaginaPublica } from '../../ui/pagina-publica/pagina-publica.tsx'
import { EscolhaDeContexto, resolverContexto, SemAssociacao } from '../sessao/index.ts'
import type { SituacaoDoContexto } from '../sessao/index.ts'
import { Alerta } from '../../ui/alerta.tsx'
import { Botao } from '../../ui/botao.tsx'

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
        <Botao variant="outlined" onClick={aoSair}>
          Sair
        </Botao>
      }
    >
      {erro !== null && (
        <>
          <Alerta severity="error">{mensagemDoErro(erro)}</Alerta>
          <p className="pp-espaco">
            <Botao variant="contained" onClick={() => location.reload()}>
              Tentar de novo
            </Botao>
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
