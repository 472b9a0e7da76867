import { SECOES_DA_POLITICA } from './politica-textos.tsx'
import { TextoInstitucional } from './texto-institucional.tsx'

export const PoliticaPrivacidadePage = () => (
  <TextoInstitucional titulo="Política de privacidade" secoes={SECOES_DA_POLITICA} />
)
