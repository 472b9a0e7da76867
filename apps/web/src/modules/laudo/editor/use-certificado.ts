import { useQuery } from '@tanstack/react-query'
import type { CertificadoDoEspecialista } from '@vetlume/dominio/especialista'
import { consultaDaAssinatura } from '../../especialista/index.ts'

/** The certificate that a specialist may sign with now; or why the one that is kept may not be used. */
interface CertificadoParaAssinar {
  certificado: CertificadoDoEspecialista | null
  impedimento: string | null
}

function impedimentoDe({ situacao, cpfConfere, confiavel, titular }: CertificadoDoEspecialista): string | null {
  if (situacao === 'VENCIDO') return 'O certificado A1 guardado venceu: este laudo será assinado sem ele.'
  if (cpfConfere === false)
    return `O certificado A1 guardado é de outra pessoa (${titular}): este laudo será assinado sem ele.`
  if (cpfConfere === null)
    return 'O CPF do certificado A1 guardado não pôde ser comparado com o do seu cadastro: este laudo será assinado sem ele.'
  if (!confiavel) return 'O certificado A1 guardado não leva à ICP-Brasil: este laudo será assinado sem ele.'
  return null
}

/** Nothing without one, and until it is known. */
export function useCertificado(especialista: string): CertificadoParaAssinar {
  const guardado = useQuery(consultaDaAssinatura(especialista)).data?.certificado ?? null
  const impedimento = guardado && impedimentoDe(guardado)
  return { certificado: impedimento === null ? guardado : null, impedimento }
}
