import { useSearch } from '@tanstack/react-router'
import { TextoInstitucional } from './texto-institucional.tsx'

export function PoliticaPrivacidadePage() {
  const { versao } = useSearch({ from: '/politica-privacidade' })
  return <TextoInstitucional texto="politica" titulo="Política de privacidade" versao={versao} />
}
