import { formatarCpf, formatarTelefone, juntar } from '@vetlume/dominio/formatos'
import type { OpcaoDeBusca } from '../../ui/formulario/campo-busca.tsx'
import type { TutorEscolhido } from './tutor-dialogo.tsx'

/** A tutor among the options: CPF and phone tell homonyms apart. */
export function opcaoDeTutor({ codigo, nome, cpf, telefone }: TutorEscolhido): OpcaoDeBusca {
  const detalhe = juntar(cpf !== null && formatarCpf(cpf), telefone !== null && formatarTelefone(telefone))
  return { codigo, nome, detalhe }
}
