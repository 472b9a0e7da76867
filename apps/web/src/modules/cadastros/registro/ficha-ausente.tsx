import { RegistroAusente } from '../../../ui/registro-ausente.tsx'
import { tituloDoUm, type Tela } from '../tipos.ts'

interface FichaAusenteProps {
  tela: Tela
  erro: Error | null
  aoTentarDeNovo: () => void
}

/** In the place of a record of a registry. */
export function FichaAusente({ tela, ...resto }: FichaAusenteProps) {
  const { genero, rota, titulo, busca = {} } = tela
  const lista = { to: rota, search: busca, nome: titulo.toLowerCase() }
  return <RegistroAusente titulo={tituloDoUm(tela)} genero={genero} lista={lista} {...resto} />
}
