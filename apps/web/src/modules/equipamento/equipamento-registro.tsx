import { contar } from '@vetlume/dominio/formatos'
import { dadosDoEquipamento, type Equipamento } from '@vetlume/dominio/equipamento'
import { BotaoElo } from '../../ui/elo.tsx'
import { CampoTexto } from '../../ui/formulario/campo-texto.tsx'
import { Secao } from '../../ui/pagina.tsx'
import { definirRegistro } from '../cadastros/index.ts'
import { Conexao } from './conexao.tsx'

function Usos({ codigo, servicos }: Equipamento) {
  if (servicos === 0) return null
  return (
    <BotaoElo to="/cadastro/servico" search={{ equipamento: codigo }}>
      {contar(servicos, 'serviço', 'serviços')}
    </BotaoElo>
  )
}

const Acoes = ({ ficha }: { ficha: Equipamento }) => (
  <>
    <Conexao ficha={ficha} />
    <Usos {...ficha} />
  </>
)

export const registroDeEquipamento = definirRegistro('equipamento', {
  esquema: dadosDoEquipamento,
  valores: (ficha) => ({ nome: ficha?.nome ?? '' }),
  nome: ({ nome }) => nome,
  campos: { nome: { rotulo: 'Nome' }, ativo: { rotulo: 'Ativo' } },
  tambem: ['servico'],
  Acoes,
  Campos: ({ controle, focar }) => (
    <Secao>
      <CampoTexto
        controle={controle}
        nome="nome"
        rotulo="Nome"
        ajuda="Como as pessoas o conhecem: marca, modelo, sala"
        obrigatorio
        maximo={80}
        focar={focar}
      />
    </Secao>
  ),
})
