import { formatarCpf, formatarTelefone } from '@vetlume/dominio/formatos'
import type { dadosDoTutor, TutorCompleto } from '@vetlume/dominio/tutor'
import type * as z from 'zod/mini'
import type { CamposDoHistorico } from '../historico/index.ts'

export type ValoresDoTutor = z.input<typeof dadosDoTutor>

const EM_BRANCO = {
  estrangeiro: false,
  cpf: '',
  telefone: '',
  whatsapp: '',
  email: '',
  cep: '',
  logradouro: '',
  numero: '',
  complemento: '',
  bairro: '',
  cidade: null,
  parceiro: null,
  ativo: true,
}

/** What the form starts with: a record, or a new one with what was typed in a search: a name, or a CPF. */
export function valoresDoTutor(ficha: TutorCompleto | undefined, digitado = ''): ValoresDoTutor {
  if (ficha === undefined) {
    const ehNumero = /^[\d.\-/\s]+$/.test(digitado)
    return { ...EM_BRANCO, nome: ehNumero ? '' : digitado, cpf: ehNumero ? digitado.replace(/\D/g, '') : '' }
  }
  const { nome, estrangeiro, cpf, telefone, whatsapp, email, cep, logradouro, numero, complemento, bairro, ativo } =
    ficha
  const { cidade, parceiro } = ficha
  return {
    nome,
    estrangeiro,
    cpf,
    telefone,
    whatsapp,
    email,
    cep,
    logradouro,
    numero,
    complemento,
    bairro,
    cidade: cidade?.codigo ?? null,
    parceiro: parceiro?.codigo ?? null,
    ativo,
  }
}

export const CAMPOS_DO_TUTOR: CamposDoHistorico = {
  nome: { rotulo: 'Nome' },
  estrangeiro: { rotulo: 'Estrangeiro' },
  cpf: { rotulo: 'CPF', texto: formatarCpf },
  telefone: { rotulo: 'Telefone', texto: formatarTelefone },
  whatsapp: { rotulo: 'WhatsApp', texto: formatarTelefone },
  email: { rotulo: 'E-mail' },
  cep: { rotulo: 'CEP' },
  logradouro: { rotulo: 'Endereço' },
  numero: { rotulo: 'Número' },
  complemento: { rotulo: 'Complemento' },
  bairro: { rotulo: 'Bairro' },
  cidade: { rotulo: 'Cidade' },
  parceiro: { rotulo: 'Clínica de origem' },
  ativo: { rotulo: 'Ativo' },
}
