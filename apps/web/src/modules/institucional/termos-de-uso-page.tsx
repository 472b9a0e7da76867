import { SECOES_DOS_TERMOS } from './termos-textos.tsx'
import { TextoInstitucional } from './texto-institucional.tsx'

export const TermosDeUsoPage = () => <TextoInstitucional titulo="Termos de uso" secoes={SECOES_DOS_TERMOS} />
