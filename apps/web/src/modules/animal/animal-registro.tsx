import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { Pagina } from '../../ui/pagina.tsx'
import {
  FichaAusente,
  FichaACaminho,
  migalhasDoRegistro,
  type PartesDoRegistro,
  type Tela,
} from '../cadastros/index.ts'
import { LevaAoUnido } from '../tutor/index.ts'
import { consultaDoAnimal } from './api.ts'
import { conteudo } from '../../ui/conteudo.tsx'

const UnirAnimais = conteudo(async () => (await import('./unir-animais.tsx')).UnirAnimais)
const buscarProntuario = () => import('./prontuario/prontuario.tsx')
// Who reads a patient's page does not download its form, nor the other way round.
const Prontuario = conteudo(async () => (await buscarProntuario()).Prontuario)
const Novo = conteudo(async () => (await import('./animal-formulario.tsx')).Novo)
const EdicaoDoAnimal = conteudo(async () => (await import('./animal-formulario.tsx')).EdicaoDoAnimal)

function FichaDoAnimal({ tela, codigo }: { tela: Tela; codigo: string }) {
  const { editar, unir } = useSearch({ from: '/casca/cadastro/animal' })
  const { data: ficha, error, refetch } = useQuery(consultaDoAnimal(codigo))
  const vaiLer = editar === undefined && unir === undefined
  useEffect(() => {
    // Asked for beside the record, not after it; if it does not arrive, the page says so when it is drawn.
    if (vaiLer) void buscarProntuario().catch(() => undefined)
  }, [vaiLer])
  if (unir !== undefined)
    return (
      <Suspense fallback={<FichaACaminho titulo="Unir pacientes" />}>
        <UnirAnimais key={unir} tela={tela} codigo={codigo} outro={unir} />
      </Suspense>
    )
  if (ficha === undefined)
    return (
      <Pagina titulo="Paciente" migalhas={migalhasDoRegistro(tela, 'Paciente')}>
        <FichaAusente tela={tela} erro={error} aoTentarDeNovo={() => void refetch()} />
      </Pagina>
    )
  if (ficha.unidoA !== null) return <LevaAoUnido nome={ficha.nome} unidoA={ficha.unidoA} />
  return (
    <Suspense fallback={<FichaACaminho titulo={ficha.nome} />}>
      {editar !== undefined && ficha.permissoes.editar ? (
        <EdicaoDoAnimal tela={tela} ficha={ficha} />
      ) : (
        <Prontuario tela={tela} ficha={ficha} />
      )}
    </Suspense>
  )
}

/** A blank record; a patient's page, its form with `editar=1`, and two of them side by side with `unir=`. */
export const registroDoAnimal: PartesDoRegistro = {
  // The screen loads this by itself: what it gets must be a component, not another one to load.
  Novo: ({ tela }) => <Novo tela={tela} />,
  Ficha: FichaDoAnimal,
}
