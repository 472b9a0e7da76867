import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { AtendimentoCompleto } from '@vetlume/dominio/atendimento'
import { lazy, Suspense, useState } from 'react'
import { fusoEmUso } from '../../../lib/fuso.ts'
import { useFocoQueFica } from '../../../lib/use-foco-que-fica.ts'
import { avisar } from '../../../ui/avisar.ts'
import { BotaoElo } from '../../../ui/elo.tsx'
import { Etiqueta } from '../../../ui/etiqueta.tsx'
import { Secao } from '../../../ui/pagina.tsx'
import { recusarPedido, responderProposta, useAcao } from '../api.ts'
import type { Papel } from '../papel.ts'
import type { RespostaComHorario } from './dialogo-de-horario.tsx'
import { quandoEmPalavras, situacaoDoHorario } from './em-palavras.ts'
import { JanelasPedidas } from './janelas-pedidas.tsx'

const DialogoDeHorario = lazy(async () => ({ default: (await import('./dialogo-de-horario.tsx')).DialogoDeHorario }))
const DialogoDeMotivo = lazy(async () => ({
  default: (await import('../../../ui/formulario/dialogo-de-motivo.tsx')).DialogoDeMotivo,
}))

type Pergunta = RespostaComHorario | 'recusar' | 'recusarProposta' | null

const MOTIVOS = {
  recusar: {
    titulo: 'Recusar o pedido',
    descricao: 'O pedido é encerrado, e a clínica é avisada com o motivo.',
    confirmar: 'Recusar pedido',
  },
  recusarProposta: {
    titulo: 'Recusar o horário proposto',
    descricao: 'O pedido continua, à espera de outro horário. Diga quando seria melhor.',
    confirmar: 'Recusar horário',
  },
} as const

/** What the company may answer, the likely answer last, where it stands out. */
function DaEmpresa({ atendimento, perguntar }: { atendimento: AtendimentoCompleto; perguntar: (p: Pergunta) => void }) {
  const { permissoes, origem } = atendimento
  return (
    <>
      {permissoes.recusar && (
        <Button color="error" onClick={() => perguntar('recusar')}>
          Recusar
        </Button>
      )}
      {permissoes.propor && (
        <Button variant="outlined" onClick={() => perguntar('propor')}>
          Propor outro horário
        </Button>
      )}
      {permissoes.aceitar && (
        <Button variant={origem === 'PARCEIRO' ? 'contained' : 'outlined'} onClick={() => perguntar('aceitar')}>
          {origem === 'PARCEIRO' ? 'Aceitar' : 'Agendar'}
        </Button>
      )}
    </>
  )
}

function DaClinica({
  aceitando,
  aceitar,
  perguntar,
}: {
  aceitando: boolean
  aceitar: () => void
  perguntar: (p: Pergunta) => void
}) {
  return (
    <>
      <Button variant="outlined" disabled={aceitando} onClick={() => perguntar('recusarProposta')}>
        Recusar horário
      </Button>
      <Button variant="contained" loading={aceitando} onClick={aceitar}>
        Aceitar horário
      </Button>
    </>
  )
}

function Dialogos({
  atendimento,
  pergunta,
  aoFechar,
}: {
  atendimento: AtendimentoCompleto
  pergunta: NonNullable<Pergunta>
  aoFechar: () => void
}) {
  const { codigo, versao } = atendimento
  const recusar = useAcao(recusarPedido, 'Pedido recusado.')
  const devolver = useAcao(responderProposta, 'Horário recusado. A empresa vai propor outro.')
  if (pergunta === 'aceitar' || pergunta === 'propor')
    return <DialogoDeHorario atendimento={atendimento} resposta={pergunta} aoFechar={aoFechar} />
  const confirmar = (motivo: string): Promise<unknown> =>
    pergunta === 'recusar'
      ? recusar.mutateAsync({ codigo, versao, motivo })
      : devolver.mutateAsync({ codigo, versao, aceita: false, motivo })
  return <DialogoDeMotivo {...MOTIVOS[pergunta]} aoConfirmar={confirmar} aoFechar={aoFechar} />
}

const temOQueDizer = ({ estado, agendamento, permissoes }: AtendimentoCompleto) =>
  estado === 'ABERTO' && (agendamento !== null || permissoes.aceitar)

/** When the exam will be: how it stands, and what each side may answer. */
export function Horario({ atendimento, papel }: { atendimento: AtendimentoCompleto; papel: Papel }) {
  const [pergunta, perguntar] = useState<Pergunta>(null)
  const aceitar = useAcao(responderProposta, 'Horário aceito: o exame está agendado.')
  const { lugar, conferir } = useFocoQueFica()
  const fechar = () => {
    perguntar(null)
    conferir()
  }
  if (!temOQueDizer(atendimento)) return null
  const { codigo, versao, agendamento, permissoes } = atendimento
  const fuso = fusoEmUso()
  const situacao = situacaoDoHorario(atendimento, papel, fuso)
  const naAgenda = agendamento !== null && papel !== 'PARCEIRO'
  return (
    <Secao
      titulo="Horário"
      {...(naAgenda
        ? {
            acoes: (
              <BotaoElo size="small" to="/agenda/agenda-atendimento" search={{ codigo: agendamento.codigo }}>
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
        {(permissoes.aceitar || permissoes.recusar || permissoes.responderProposta) && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: { sm: 'flex-end' } }}>
            {permissoes.responderProposta ? (
              <DaClinica
                aceitando={aceitar.isPending}
                aceitar={() =>
                  aceitar.mutate({ codigo, versao, aceita: true }, { onError: avisar.erro, onSettled: conferir })
                }
                perguntar={perguntar}
              />
            ) : (
              <DaEmpresa atendimento={atendimento} perguntar={perguntar} />
            )}
          </Box>
        )}
      </Box>
      {pergunta !== null && (
        <Suspense fallback={null}>
          <Dialogos atendimento={atendimento} pergunta={pergunta} aoFechar={fechar} />
        </Suspense>
      )}
    </Secao>
  )
}
