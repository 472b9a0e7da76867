import { dadosDoCadastro } from '@vetlume/dominio/cadastro'
import { formatarCpfOuCnpj } from '@vetlume/dominio/formatos'
import { dadosDoParceiro, regrasDoParceiro } from '@vetlume/dominio/parceiro'
import { definirRegistro } from '../cadastros/index.ts'
import { CamposDoParceiro } from './campos-do-parceiro.tsx'
import { CAMPOS } from './leitura-dos-campos.ts'
import { LeituraDoParceiro } from './leitura-do-parceiro.tsx'
import { UsuariosDaClinica } from './usuarios-da-clinica.tsx'
import { valoresDoParceiro } from './valores.ts'

export const registroDeParceiro = definirRegistro('parceiro', {
  esquema: dadosDoCadastro(dadosDoParceiro, regrasDoParceiro),
  valores: valoresDoParceiro,
  nome: ({ nome }) => nome,
  campos: CAMPOS,
  tambem: ['atendimento', 'tabela-preco', 'dashboard'],
  Complemento: ({ ficha }) => <span>{formatarCpfOuCnpj(ficha.documento)}</span>,
  Campos: CamposDoParceiro,
  Depois: UsuariosDaClinica,
  Leitura: LeituraDoParceiro,
})
