import type { AtendimentoCompleto } from '@vetlume/dominio/atendimento'
import { fusoEmUso } from '../../../lib/fuso.ts'
import { useFocoQueFica } from '../../../lib/use-foco-que-fica.ts'
import { Fila, Pilha } from '../../../ui/disposicao.tsx'
import { BotaoElo } from '../../../ui/elo.tsx'
import { Etiqueta } from '../../../ui/etiqueta.tsx'
import { quandoEmPalavras } from '../../../ui/formato-de-data.ts'
import { Secao } from '../../../ui/pagina.tsx'
import { JanelasPedidas, PerguntaComMotivo, RespostasAoPedido } from '../../agenda/index.ts'
import type { Papel } from '../papel.ts'
import { situacaoDoHorario } from './em-palavras.ts'
import { Texto } from '../../../ui/texto.tsx'
import estilos from './horario.module.css'

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
      <Pilha espaco={3} ref={lugar} tabIndex={-1}>
        <Fila role="status">
          {situacao === null ? <Texto secundario>Sem horário na agenda.</Texto> : <Texto forte>{situacao.texto}</Texto>}
          {agendamento?.plantao === true && <Etiqueta tom="aviso" rotulo="Plantão" />}
        </Fila>
        {permissoes.responderProposta && agendamento !== null && (
          <Texto secundario>
            {`A empresa propõe ${quandoEmPalavras(agendamento.inicio, fuso)}${agendamento.especialista === null ? '' : `, com ${agendamento.especialista.nome}`}. O horário fica reservado até a sua resposta.`}
          </Texto>
        )}
        <JanelasPedidas janelas={agendamento?.janelas ?? []} minhas={papel === 'PARCEIRO'} />
        <div className={estilos.respostas}>
          <RespostasAoPedido atendimento={atendimento} aoTerminar={conferir} />
        </div>
      </Pilha>
      <PerguntaComMotivo />
    </Secao>
  )
}
