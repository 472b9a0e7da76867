import * as z from 'zod/mini'
import { linha, linhaOpcional } from '../cadastro/index.ts'
import { codigoIbge } from '../cidade/codigo-ibge.ts'
import { codigo, opcional, versao } from '../contrato/index.ts'
import { esquemaCep, esquemaCpf, esquemaEmail, esquemaTelefone } from '../formatos/index.ts'

const camposDoTutor = z.object({
  nome: linha(120),
  estrangeiro: z._default(z.boolean(), false),
  cpf: opcional(esquemaCpf),
  telefone: opcional(esquemaTelefone),
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
  ativo: z._default(z.boolean(), true),
})

// Documents print the CPF of the responsible person; only who has none, a foreigner, goes without.
const cpfOuEstrangeiro = z.refine<{ cpf: string | null; estrangeiro: boolean }>(
  ({ cpf, estrangeiro }) => estrangeiro || cpf !== null,
  { path: ['cpf'], error: 'Informe o CPF ou marque que a pessoa é estrangeira.' },
)

/** What the form of a tutor holds. */
export const dadosDoTutor = camposDoTutor.check(cpfOuEstrangeiro)
export type DadosDoTutor = z.output<typeof dadosDoTutor>

export const alteracaoDoTutor = z.extend(camposDoTutor, { codigo, versao }).check(cpfOuEstrangeiro)
