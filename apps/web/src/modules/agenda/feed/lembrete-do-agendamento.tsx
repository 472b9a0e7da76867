import { useMutation, useQuery } from '@tanstack/react-query'
import type { EstadoDoAgendamento } from '@vetlume/dominio/agenda'
import { ROTULOS_DA_RESPOSTA, type LembreteDoAgendamento as Lembrete } from '@vetlume/dominio/lembrete'
import { mensagemDoErro } from '../../../lib/erro-de-api.ts'
import { api } from '../../../lib/navegador.ts'
import type { RespostaDaApi } from '../../../lib/api.ts'
import { usePode } from '../../../lib/use-pode.ts'
import { useAgora } from '../../../lib/use-agora.ts'
import { Alerta } from '../../../ui/alerta.tsx'
import { Botao, BotaoAncora } from '../../../ui/botao.tsx'
import { Fila } from '../../../ui/disposicao.tsx'
import { AreaDeTexto } from '../../../ui/formulario/area-de-texto.tsx'
import { Icone } from '../../../ui/icones/icone.tsx'
import { Texto } from '../../../ui/texto.tsx'
import { DataHora } from '../../../ui/valores.tsx'
import { consultaDoLembrete } from './api.ts'
import { copiar } from '../../../ui/copiar.ts'
import estilos from './lembrete-do-agendamento.module.css'

/** What came back by the link; a no stays in sight until somebody deals with it. */
function Resposta({ resposta, motivo, respondidoEm, pendente }: Lembrete & { pendente: boolean }) {
  if (resposta === null || respondidoEm === null) return null
  const confirmou = resposta === 'CONFIRMADO'
  return (
    <Alerta severity={confirmou ? 'success' : 'warning'}>
      <strong>{ROTULOS_DA_RESPOSTA[resposta]}</strong> em <DataHora instante={respondidoEm} />
      {motivo !== null && <div className={estilos.caixa}>“{motivo}”</div>}
      {pendente && <div className={estilos.oQueFazer}>Entre em contato e remarque ou cancele o exame.</div>}
    </Alerta>
  )
}

function Mensagem({ texto, whatsapp, aviso }: RespostaDaApi<'POST /agendamento/:codigo/lembrete'>) {
  return (
    <>
      <AreaDeTexto
        linhas={5}
        value={texto}
        readOnly
        aria-label="Mensagem do lembrete"
        onFocus={({ target }) => target.select()}
      />
      {aviso !== null && <Texto secundario>{aviso}</Texto>}
      <Fila alinhar="tudo">
        {whatsapp !== null && (
          <BotaoAncora
            variant="contained"
            startIcon={<Icone nome="whats-app" />}
            href={whatsapp}
            target="_blank"
            rel="noopener noreferrer"
          >
            Abrir no WhatsApp
          </BotaoAncora>
        )}
        <Botao variant="outlined" onClick={() => void copiar(texto, 'Mensagem copiada.')}>
          Copiar mensagem
        </Botao>
      </Fila>
    </>
  )
}

interface LembreteDoAgendamentoProps {
  codigo: string
  estado: EstadoDoAgendamento
  inicio: string
  /** The reader is the clinic: it is reminded, and reminds nobody. */
  daClinica: boolean
}

/** The reminder of one appointment: whether it went, what was answered, and the message to send by hand. */
export function LembreteDoAgendamento({ codigo, estado, inicio, daClinica }: LembreteDoAgendamentoProps) {
  const { data } = useQuery(consultaDoLembrete(codigo))
  const lembra = usePode('agenda:escrever') && !daClinica
  const preparar = useMutation({ mutationFn: () => api('POST /agendamento/:codigo/lembrete', { codigo }) })
  const agora = useAgora()
  const espera = estado === 'AGENDADO' && Date.parse(inicio) > agora
  if (data === undefined || (data.enviadoEm === null && data.resposta === null && (!espera || !lembra))) return null
  return (
    <section aria-label="Lembrete" className={estilos.lembreteDoAgendamento}>
      <Texto como="h3">Lembrete</Texto>
      <Resposta {...data} pendente={espera && data.resposta !== null && !daClinica} />
      {data.enviadoEm !== null && (
        <Texto secundario>
          Enviado por e-mail em <DataHora instante={data.enviadoEm} />
        </Texto>
      )}
      {preparar.error !== null && <Alerta severity="error">{mensagemDoErro(preparar.error)}</Alerta>}
      {preparar.data !== undefined && <Mensagem {...preparar.data} />}
      {espera && lembra && data.resposta === null && preparar.data === undefined && (
        <Botao
          variant="outlined"
          startIcon={<Icone nome="whats-app" />}
          disabled={preparar.isPending}
          onClick={() => preparar.mutate()}
          className={estilos.botao}
        >
          Lembrar por WhatsApp
        </Botao>
      )}
    </section>
  )
}
