import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Parceiro } from '@vetlume/dominio/parceiro'
import { BotaoElo } from '../../ui/elo.tsx'
import { Secao } from '../../ui/pagina.tsx'
import { EtiquetaDeSituacao, usePode } from '../cadastros/index.ts'
import { BotaoConvidar } from '../equipe/index.ts'

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
        <Typography sx={{ color: 'text.secondary' }}>Ninguém da clínica tem acesso.</Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {usuarios.map(({ codigo, nome, email, ativo }) => (
            <Box
              key={codigo}
              component="li"
              sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, py: 2, borderBottom: 1, borderColor: 'divider' }}
            >
              <Typography sx={{ flex: '1 1 12rem', fontWeight: 550 }}>{nome}</Typography>
              <Typography sx={{ flex: '1 1 14rem', color: 'text.secondary', overflowWrap: 'anywhere' }}>
                {email}
              </Typography>
              <EtiquetaDeSituacao ativo={ativo} />
            </Box>
          ))}
        </Box>
      )}
    </Secao>
  )
}
