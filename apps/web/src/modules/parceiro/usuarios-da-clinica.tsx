import type { Parceiro } from '@vetlume/dominio/parceiro'
import { BotaoElo } from '../../ui/elo.tsx'
import { Secao } from '../../ui/pagina.tsx'
import { Texto } from '../../ui/texto.tsx'
import { EtiquetaDeSituacao, usePode } from '../cadastros/index.ts'
import { BotaoConvidar } from '../equipe/index.ts'
import estilos from './usuarios-da-clinica.module.css'

/** Who enters on behalf of the clinic. */
export function UsuariosDaClinica({ ficha: { codigo: clinica, nome: nomeDaClinica, usuarios } }: { ficha: Parceiro }) {
  const veEquipe = usePode('equipe:ler')
  if (usuarios === null) return null
  return (
    <Secao
      titulo="Usuários da clínica"
      descricao="Quem entra na área da clínica para pedir exames e ler laudos."
      acoes={
        <>
          {veEquipe && (
            <BotaoElo to="/empresa/equipe" search={{ parceiro: clinica }}>
              Ver na equipe
            </BotaoElo>
          )}
          <BotaoConvidar perfil="PARCEIRO" codigo={clinica} nome={nomeDaClinica} />
        </>
      }
    >
      {usuarios.length === 0 ? (
        <Texto secundario>Ninguém da clínica tem acesso.</Texto>
      ) : (
        <ul className={estilos.lista}>
          {usuarios.map(({ codigo, nome, email, ativo }) => (
            <li key={codigo} className={estilos.item}>
              <Texto className={estilos.texto}>{nome}</Texto>
              <Texto secundario className={estilos.email}>
                {email}
              </Texto>
              <EtiquetaDeSituacao ativo={ativo} />
            </li>
          ))}
        </ul>
      )}
    </Secao>
  )
}
