import { formatarCpf, formatarTelefone } from '@vetlume/dominio/formatos'
import type { OpcaoDeBusca } from '../../ui/formulario/campo-busca.tsx'
import type { TutorEscolhido } from './tutor-dialogo.tsx'

/** A tutor among the options: CPF and phone tell homonyms apart. */
export function opcaoDeTutor({ codigo, nome, cpf, telefone }: TutorEscolhido): OpcaoDeBusca {
  const partes = [cpf === null ? null : formatarCpf(cpf), telefone === null ? null : formatarTelefone(telefone)]
  return { codigo, nome, detalhe: partes.filter((parte) => parte !== null).join(' · ') }
}
