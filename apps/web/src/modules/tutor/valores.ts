import { formatarCpf, formatarTelefone } from '@vetlume/dominio/formatos'
import { dadosDoTutor, TERMOS_DE_CONSENTIMENTO, type TutorCompleto } from '@vetlume/dominio/tutor'
import type * as z from 'zod/mini'
import {
  CAMPOS_DO_ENDERECO,
  valoresDoEndereco,
  type FormularioDoRegistro,
  type ValoresInteiros,
} from '../cadastros/index.ts'
import type { CamposDoFormulario } from '../historico/index.ts'
import { CAMPOS_DA_UNIAO } from './uniao/campos-da-uniao.ts'

export type ValoresDoTutor = z.input<typeof dadosDoTutor>

const EM_BRANCO = {
  estrangeiro: false,
  cpf: '',
  documento: '',
  telefone: '',
  outroTelefone: '',
  whatsapp: '',
  email: '',
  parceiro: null,
}

/** What the form starts with: a record, or a new one with what was typed in a search: a name, or a CPF. */
function valoresDoTutor(
  ficha: TutorCompleto | undefined,
  inicial?: { digitado?: string | undefined },
): ValoresInteiros<ValoresDoTutor> {
  if (ficha === undefined) {
    const digitado = inicial?.digitado ?? ''
    const ehNumero = /^[\d.\-/\s]+$/.test(digitado)
    return {
      ...EM_BRANCO,
      ...valoresDoEndereco(ficha),
      nome: ehNumero ? '' : digitado,
      cpf: ehNumero ? digitado.replace(/\D/g, '') : '',
    }
  }
  const { nome, estrangeiro, cpf, documento, telefone, outroTelefone, whatsapp, email, parceiro } = ficha
  return {
    nome,
    estrangeiro,
    cpf,
    documento,
    telefone,
    outroTelefone,
    whatsapp,
    email,
    ...valoresDoEndereco(ficha),
    parceiro: parceiro?.codigo ?? null,
  }
}

const consentimentos = Object.fromEntries(
  Object.entries(TERMOS_DE_CONSENTIMENTO).map(([finalidade, { rotulo }]) => [finalidade, { rotulo }]),
)

export const CAMPOS_DO_TUTOR: CamposDoFormulario<ValoresDoTutor> = {
  nome: { rotulo: 'Nome' },
  estrangeiro: { rotulo: 'Estrangeiro' },
  cpf: { rotulo: 'CPF', texto: formatarCpf },
  documento: { rotulo: 'Passaporte ou outro documento' },
  telefone: { rotulo: 'Telefone', texto: formatarTelefone },
  outroTelefone: { rotulo: 'Outro telefone', texto: formatarTelefone },
  whatsapp: { rotulo: 'WhatsApp', texto: formatarTelefone },
  email: { rotulo: 'E-mail' },
  ...CAMPOS_DO_ENDERECO,
  parceiro: { rotulo: 'Clínica de origem' },
  ...consentimentos,
  ...CAMPOS_DA_UNIAO,
  ativo: { rotulo: 'Ativo' },
}

/** The form of a tutor, on a page or in a dialog: same fields, same schema, same call. */
export const FORMULARIO_DO_TUTOR: FormularioDoRegistro<
  TutorCompleto,
  ValoresDoTutor,
  z.output<typeof dadosDoTutor>,
  { digitado?: string | undefined }
> = {
  caminho: 'tutor',
  esquema: dadosDoTutor,
  valores: valoresDoTutor,
  campos: CAMPOS_DO_TUTOR,
  tambem: ['animal'],
}
