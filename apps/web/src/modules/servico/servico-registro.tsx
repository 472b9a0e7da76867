import { dadosDoCadastro } from '@vetlume/dominio/cadastro'
import { dadosDoServico, regrasDoServico } from '@vetlume/dominio/servico'
import { Etiqueta } from '../../ui/etiqueta.tsx'
import { definirRegistro } from '../cadastros/index.ts'
import { CamposDoServico } from './campos-do-servico.tsx'
import { CAMPOS } from './leitura-dos-campos.ts'
import { LeituraDoServico } from './leitura-do-servico.tsx'
import { valoresDoServico } from './valores.ts'

export const registroDeServico = definirRegistro('servico', {
  esquema: dadosDoCadastro(dadosDoServico, regrasDoServico),
  valores: valoresDoServico,
  nome: ({ nome }) => nome,
  campos: CAMPOS,
  tambem: ['atendimento', 'especialidade', 'equipamento', 'tabela-preco'],
  Complemento: ({ ficha }) => (ficha.pacote ? <Etiqueta tom="marca" rotulo="Pacote" /> : null),
  Campos: CamposDoServico,
  Leitura: LeituraDoServico,
})
