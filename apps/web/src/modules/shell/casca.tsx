import { useNavigate } from '@tanstack/react-router'
import { ROTA_DE_LOGIN, ROTA_INICIAL } from '@vetlume/dominio/rotas'
import { lazy, Suspense, useCallback, useEffect } from 'react'
import { sair } from '../../lib/navegador.ts'
import { quandoOcioso } from '../../lib/quando-ocioso.ts'
import { queryClient } from '../../lib/query.ts'
import { useSessao } from '../../lib/use-sessao.ts'
import { vigiarSessao } from '../../lib/vigia.ts'
import { ProvedorDeUi } from '../../ui/provedor.tsx'
import { precisaDeContexto } from '../sessao/index.ts'
import { Moldura } from './moldura.tsx'

const ContextoPendente = lazy(async () => ({ default: (await import('./contexto-pendente.tsx')).ContextoPendente }))

const CadastroObrigatorio = lazy(async () => (await import('../sessao/index.ts')).carregarCadastroObrigatorio())

/** Kept out of the first download: nothing on screen waits for it. */
async function descartarRascunhosAntigos(): Promise<void> {
  const [{ rascunhos }, { arquivosGuardados }] = await Promise.all([
    import('../../lib/use-rascunho.ts'),
    import('../../lib/arquivos-guardados.ts'),
  ])
  await Promise.all([rascunhos.descartarAntigos(), arquivosGuardados.descartarAntigos()])
}

/** The authenticated shell: keeps the session alive, makes sure there is a place to work in, frames the screens. */
export function Casca() {
  const { usuario, cliente, clinica } = useSessao()
  const navegar = useNavigate()

  useEffect(vigiarSessao, [])
  useEffect(() => quandoOcioso(() => void descartarRascunhosAntigos().catch(() => undefined)), [])
  // Nothing that one person or company saw may be shown to the next.
  useEffect(() => () => queryClient.clear(), [])

  const aoSair = useCallback(() => {
    sair()
    void navegar({ to: ROTA_DE_LOGIN, search: {} })
  }, [navegar])
  const aoTrocarContexto = useCallback(() => {
    queryClient.clear()
    void navegar({ to: ROTA_INICIAL, search: {} })
  }, [navegar])

  // The session ended and the way to the login page has begun.
  if (usuario === null) return null
  if (usuario.segundoFatorPendente === true)
    return (
      <Suspense fallback={null}>
        <CadastroObrigatorio usuario={usuario} comecado={null} aoConcluir={() => undefined} aoSair={aoSair} />
      </Suspense>
    )
  if (precisaDeContexto(usuario) && cliente === null && clinica === null)
    return (
      <Suspense fallback={null}>
        <ContextoPendente usuario={usuario} aoSair={aoSair} />
      </Suspense>
    )
  return (
    <ProvedorDeUi>
      <Moldura usuario={usuario} aoSair={aoSair} aoTrocarContexto={aoTrocarContexto} />
    </ProvedorDeUi>
  )
}
