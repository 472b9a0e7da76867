import { RegistroAusente } from '../../../ui/registro-ausente.tsx'
import { tituloDoUm, type Tela } from '../tipos.ts'

interface FichaAusenteProps {
  tela: Tela
  erro: Error | null
  aoTentarDeNovo: () => void
}

/** In the place of a record of a registry. */
export function FichaAusente({ tela, ...resto }: FichaAusenteProps) {
  const { genero, titulo, busca = {} } = tela
  const lista = { to: '.', search: busca, nome: titulo.toLowerCase() } as const
  return <RegistroAusente titulo={tituloDoUm(tela)} genero={genero} lista={lista} {...resto} />
}
