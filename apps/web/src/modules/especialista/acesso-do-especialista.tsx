import type { Especialista } from '@vetlume/dominio/especialista'
import { BotaoElo } from '../../ui/elo.tsx'
import { Secao } from '../../ui/pagina.tsx'
import { usePode } from '../cadastros/index.ts'
import { BotaoConvidar } from '../equipe/index.ts'

/** The way in of who examines: an invitation that is bound to this record. */
export function AcessoDoEspecialista({ ficha: { codigo, nome, email, ativo } }: { ficha: Especialista }) {
  if (!usePode('equipe:ler')) return null
  return (
    <Secao
      titulo="Acesso"
      descricao="Com acesso, o especialista vê o próprio dia, escreve e assina os laudos dele."
      acoes={ativo && <BotaoConvidar perfil="ESPECIALISTA" codigo={codigo} nome={nome} email={email} />}
    >
      <BotaoElo to="/empresa/equipe" search={{ especialista: codigo }}>
        Ver quem entra como {nome}
      </BotaoElo>
    </Secao>
  )
}
