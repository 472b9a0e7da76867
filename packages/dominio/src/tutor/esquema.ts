import * as z from 'zod/mini'
import { dadosDoCadastro, linha, linhaOpcional } from '../cadastro/index.ts'
import { codigoIbge } from '../cidade/index.ts'
import { codigo, opcional } from '../contrato/index.ts'
import { esquemaCep, esquemaCpf, esquemaEmail, esquemaTelefone } from '../formatos/index.ts'

export const camposDoTutor = z.object({
  nome: linha(120),
  estrangeiro: z._default(z.boolean(), false),
  /** May come later: documents say meanwhile that it was not given. */
  cpf: opcional(esquemaCpf),
  /** Passport or another document of a foreigner, as it is written on it. */
  documento: linhaOpcional(40),
  telefone: opcional(esquemaTelefone),
  outroTelefone: opcional(esquemaTelefone),
  whatsapp: opcional(esquemaTelefone),
  email: opcional(esquemaEmail),
  cep: opcional(esquemaCep),
  logradouro: linhaOpcional(120),
  numero: linhaOpcional(20),
  complemento: linhaOpcional(60),
  bairro: linhaOpcional(80),
  cidade: opcional(codigoIbge),
  /** Partner clinic that brought the tutor. A clinic that registers is always its own. */
  parceiro: opcional(codigo),
})

export type DadosDoTutor = z.output<typeof camposDoTutor>

const documentoDeEstrangeiro = z.refine<DadosDoTutor>(
  ({ documento, estrangeiro }) => estrangeiro || documento === null,
  { path: ['documento'], error: 'O documento estrangeiro é só de quem é estrangeiro.' },
)
export const regrasDoTutor = [documentoDeEstrangeiro]

/** What the form of a tutor holds. */
export const dadosDoTutor = dadosDoCadastro(camposDoTutor, regrasDoTutor)
