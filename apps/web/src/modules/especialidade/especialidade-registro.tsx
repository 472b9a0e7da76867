import { contar } from '@vetlume/dominio/formatos'
import { dadosDaEspecialidade, type Especialidade } from '@vetlume/dominio/especialidade'
import { BotaoElo } from '../../ui/elo.tsx'
import { CampoTexto } from '../../ui/formulario/campo-texto.tsx'
import { Grade } from '../../ui/formulario/formulario.tsx'
import { Secao } from '../../ui/pagina.tsx'
import { definirRegistro } from '../cadastros/index.ts'

/** Who has it, one click away. */
function Usos({ ficha: { codigo, especialistas, servicos } }: { ficha: Especialidade }) {
  const search = { especialidade: codigo }
  return (
    <>
      {especialistas > 0 && (
        <BotaoElo to="/cadastro/especialista" search={search} variant="outlined">
          {contar(especialistas, 'especialista', 'especialistas')}
        </BotaoElo>
      )}
      {servicos > 0 && (
        <BotaoElo to="/cadastro/servico" search={search} variant="outlined">
          {contar(servicos, 'serviço', 'serviços')}
        </BotaoElo>
      )}
    </>
  )
}

export const registroDeEspecialidade = definirRegistro('especialidade', {
  esquema: dadosDaEspecialidade,
  valores: (ficha) => ({ nome: ficha?.nome ?? '', descricao: ficha?.descricao ?? '' }),
  nome: ({ nome }) => nome,
  campos: { nome: { rotulo: 'Nome' }, descricao: { rotulo: 'Descrição' }, ativo: { rotulo: 'Ativa' } },
  tambem: ['servico', 'especialista'],
  Acoes: Usos,
  Campos: ({ controle, focar }) => (
    <Secao>
      <Grade>
        <CampoTexto
          controle={controle}
          nome="nome"
          rotulo="Nome"
          obrigatorio
          maximo={80}
          focar={focar}
          className="inteiro"
        />
        <CampoTexto
          controle={controle}
          nome="descricao"
          rotulo="Descrição"
          ajuda="O que ela abrange"
          maximo={500}
          linhas={3}
          className="inteiro"
        />
      </Grade>
    </Secao>
  ),
})
