import { formatarCpf } from '../formatos/index.ts'

/** What tells who a tutor is, as the registry keeps it. */
export interface Identificacao {
  cpf: string | null
  estrangeiro: boolean
  documento: string | null
}

/** As documents print it: what is missing is said, so that nobody wonders whether it was lost. */
export function identificacaoPorExtenso({ cpf, estrangeiro, documento }: Identificacao): string {
  if (cpf !== null) return `CPF ${formatarCpf(cpf)}`
  if (!estrangeiro) return 'CPF não informado'
  return documento === null ? 'Estrangeiro, sem CPF' : `Documento ${documento}`
}
