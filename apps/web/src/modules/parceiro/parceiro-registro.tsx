import { dadosDoCadastro } from '@vetlume/dominio/cadastro'
import { formatarCpfOuCnpj } from '@vetlume/dominio/formatos'
import { dadosDoParceiro, regrasDoParceiro, type Parceiro } from '@vetlume/dominio/parceiro'
import { definirRegistro } from '../cadastros/index.ts'
import { CamposDoParceiro } from './campos-do-parceiro.tsx'
import { SecaoDoCredito } from './credito-da-clinica.tsx'
import { CAMPOS } from './leitura-dos-campos.ts'
import { LeituraDoParceiro } from './leitura-do-parceiro.tsx'
import { UsuariosDaClinica } from './usuarios-da-clinica.tsx'
import { valoresDoParceiro } from './valores.ts'

const Depois = ({ ficha }: { ficha: Parceiro }) => (
  <>
    <SecaoDoCredito ficha={ficha} />
    <UsuariosDaClinica ficha={ficha} />
  </>
)

export const registroDeParceiro = definirRegistro('parceiro', {
  esquema: dadosDoCadastro(dadosDoParceiro, regrasDoParceiro),
  valores: valoresDoParceiro,
  nome: ({ nome }) => nome,
  campos: CAMPOS,
  tambem: ['atendimento', 'tabela-preco', 'contas-receber', 'dashboard'],
  Complemento: ({ ficha }) => <span>{formatarCpfOuCnpj(ficha.documento)}</span>,
  Campos: CamposDoParceiro,
  Depois,
  Leitura: LeituraDoParceiro,
})
