import type { LaudoCompleto } from '@vetlume/dominio/laudo'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useSearch } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { quandoOcioso } from '../../lib/quando-ocioso.ts'
import { TELEFONE } from '../../lib/use-media.ts'
import { Esqueleto } from '../../ui/estados.tsx'
import { Pagina, Secao } from '../../ui/pagina.tsx'
import { RegistroAusente } from '../../ui/registro-ausente.tsx'
import { adiantarMiniaturas, chaveDoRascunho, consultaDoLaudo } from './api.ts'
import { conteudo } from '../../ui/conteudo.tsx'

// Who writes downloads the editor, which is heavy, and who reads what draws a laudo: nobody both.
const LaudoLido = conteudo(async () => (await import('./leitura/laudo-lido.tsx')).LaudoLido)
const LaudoEditor = conteudo(async () => (await import('./editor/laudo-editor.tsx')).LaudoEditor)

function Espera() {
  return (
    <Secao>
      <Esqueleto linhas={9} />
    </Secao>
  )
}

async function descartarImagens(codigo: string): Promise<void> {
  const { descartarArquivos } = await import('../../lib/arquivos-guardados.ts')
  await descartarArquivos(chaveDoRascunho(codigo))
}

/** A laudo that was signed or cancelled takes no more figures: those that waited in this device are not kept for it. */
function useSemImagensEmEspera(codigo: string, acabou: boolean): void {
  useEffect(
    () => (acabou ? quandoOcioso(() => void descartarImagens(codigo).catch(() => undefined)) : undefined),
    [codigo, acabou],
  )
}

/** On a telephone the figures come after the text: there they are asked for when they are near. */
function usePrimeirasFiguras(laudo: LaudoCompleto | undefined): void {
  useEffect(() => {
    if (laudo?.permissoes.escrever === true && !matchMedia(TELEFONE).matches) adiantarMiniaturas(laudo)
  }, [laudo])
}

function Laudo({ codigo }: { codigo: string }) {
  const { data: laudo, error, refetch } = useQuery(consultaDoLaudo(codigo))
  usePrimeirasFiguras(laudo)
  useSemImagensEmEspera(codigo, laudo !== undefined && (laudo.assinadoEm !== null || laudo.estado === 'CANCELADO'))
  if (laudo === undefined)
    return error === null ? (
      <Espera />
    ) : (
      <Pagina titulo="Laudo" migalhas={[{ rotulo: 'Laudos', para: '/laudo' }]}>
        <RegistroAusente
          titulo="Laudo"
          genero="o"
          lista={{ to: '/laudo', nome: 'laudos' }}
          erro={error}
          aoTentarDeNovo={() => void refetch()}
        />
      </Pagina>
    )
  const Conteudo = laudo.permissoes.escrever ? LaudoEditor : LaudoLido
  return (
    <Suspense fallback={<Espera />}>
      <Conteudo laudo={laudo} />
    </Suspense>
  )
}

/** One laudo: written while it is a draft of one's own, read afterwards and by others. */
export function LaudoEditarPage() {
  const { codigo } = useSearch({ from: '/casca/laudo/editar' })
  if (codigo === undefined) return <Navigate to="/laudo" replace />
  return <Laudo key={codigo} codigo={codigo} />
}
