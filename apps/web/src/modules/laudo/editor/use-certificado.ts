import { useQuery } from '@tanstack/react-query'
import type { CertificadoDoEspecialista } from '@vetlume/dominio/especialista'
import { consultaDaAssinatura } from '../../especialista/index.ts'

/** The certificate that a specialist may sign with now: in its validity and of that person. Null without one, and until it is known. */
export function useCertificado(especialista: string): CertificadoDoEspecialista | null {
  const certificado = useQuery(consultaDaAssinatura(especialista)).data?.certificado ?? null
  return certificado === null || certificado.situacao === 'VENCIDO' || certificado.cpfConfere === false
    ? null
    : certificado
}
