import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { AtendimentoCompleto } from '@vetlume/dominio/atendimento'
import { fusoEmUso } from '../../../lib/fuso.ts'
import { useFocoQueFica } from '../../../lib/use-foco-que-fica.ts'
import { BotaoElo } from '../../../ui/elo.tsx'
import { Etiqueta } from '../../../ui/etiqueta.tsx'
import { quandoEmPalavras } from '../../../ui/formato-de-data.ts'
import { Secao } from '../../../ui/pagina.tsx'
import { JanelasPedidas, PerguntaComMotivo, RespostasAoPedido } from '../../agenda/index.ts'
import type { Papel } from '../papel.ts'
import { situacaoDoHorario } from './em-palavras.ts'

const temOQueDizer = ({ estado, agendamento, permissoes }: AtendimentoCompleto) =>
  estado === 'ABERTO' && (agendamento !== null || permissoes.aceitar)

/** When the exam will be: how it stands, and what each side may answer. */
export function Horario({ atendimento, papel }: { atendimento: AtendimentoCompleto; papel: Papel }) {
  const { lugar, conferir } = useFocoQueFica()
  if (!temOQueDizer(atendimento)) return null
  const { agendamento, permissoes } = atendimento
  const fuso = fusoEmUso()
  const situacao = situacaoDoHorario(atendimento, papel, fuso)
  const naAgenda = agendamento !== null && papel !== 'PARCEIRO'
  return (
    <Secao
      titulo="Horário"
      {...(naAgenda
        ? {
            acoes: (
              <BotaoElo size="small" to="/agenda/agenda-atendimento" search={{ agendamento: agendamento.codigo }}>
                Ver na agenda
              </BotaoElo>
            ),
          }
        : {})}
    >
      <Box
        ref={lugar}
        tabIndex={-1}
        sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0,1fr)', outline: 'none' }}
      >
        <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          {situacao === null ? (
            <Typography sx={{ color: 'text.secondary' }}>Sem horário na agenda.</Typography>
          ) : (
            <Typography sx={{ fontWeight: 600 }}>{situacao.texto}</Typography>
          )}
          {agendamento?.plantao === true && <Etiqueta tom="aviso" rotulo="Plantão" />}
        </Box>
        {permissoes.responderProposta && agendamento !== null && (
          <Typography sx={{ color: 'text.secondary' }}>
            {`A empresa propõe ${quandoEmPalavras(agendamento.inicio, fuso)}${agendamento.especialista === null ? '' : `, com ${agendamento.especialista.nome}`}. O horário fica reservado até a sua resposta.`}
          </Typography>
        )}
        <JanelasPedidas janelas={agendamento?.janelas ?? []} minhas={papel === 'PARCEIRO'} />
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 2,
            justifyContent: { sm: 'flex-end' },
            '&:empty': { display: 'none' },
          }}
        >
          <RespostasAoPedido atendimento={atendimento} aoTerminar={conferir} />
        </Box>
      </Box>
      <PerguntaComMotivo />
    </Secao>
  )
}
