import { contar } from '@vetlume/dominio/formatos'
import { dadosDaEspecie, ESPECIES_COM_REFERENCIAS, SEM_RACA_DEFINIDA } from '@vetlume/dominio/especie'
import { BotaoElo } from '../../ui/elo.tsx'
import { CampoTexto } from '../../ui/formulario/campo-texto.tsx'
import { Secao } from '../../ui/pagina.tsx'
import { Texto } from '../../ui/texto.tsx'
import { definirRegistro, type FichaDe } from '../cadastros/index.ts'

function Racas({ ficha: { codigo, racas } }: { ficha: FichaDe<'especie'> }) {
  return (
    <Secao
      titulo="Raças"
      acoes={
        <BotaoElo to="/cadastro/raca" search={{ especie: codigo }} size="small">
          Ver raças
        </BotaoElo>
      }
    >
      <Texto secundario>{contar(racas, 'raça cadastrada.', 'raças cadastradas.')}</Texto>
    </Secao>
  )
}

export const registroDeEspecie = definirRegistro('especie', {
  esquema: dadosDaEspecie,
  valores: (ficha) => ({ nome: ficha?.nome ?? '' }),
  nome: ({ nome }) => nome,
  campos: { nome: { rotulo: 'Nome' }, ativo: { rotulo: 'Ativa' } },
  tambem: ['raca'],
  Depois: Racas,
  Campos: ({ controle, ficha, focar }) => {
    const medidas = ficha !== undefined && ESPECIES_COM_REFERENCIAS.includes(ficha.nome)
    return (
      <Secao>
        <CampoTexto
          controle={controle}
          nome="nome"
          rotulo="Nome"
          obrigatorio
          maximo={60}
          focar={focar}
          ajuda={
            ficha === undefined
              ? `Já nasce com a raça ${SEM_RACA_DEFINIDA} (sem raça definida)`
              : medidas
                ? 'As referências das medidas do laudo encontram esta espécie pelo nome'
                : undefined
          }
        />
      </Secao>
    )
  },
})
