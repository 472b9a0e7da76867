import { useSearch } from '@tanstack/react-router'
import { TextoInstitucional } from './texto-institucional.tsx'

export function TermosDeUsoPage() {
  const { versao } = useSearch({ from: '/termos-de-uso' })
  return <TextoInstitucional texto="termos" titulo="Termos de uso" versao={versao} />
}
