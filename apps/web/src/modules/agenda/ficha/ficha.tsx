import { useQuery } from '@tanstack/react-query'
import type { AgendamentoCompleto } from '@vetlume/dominio/agenda'
import { diaNaZona, formatarFim, formatarHora } from '@vetlume/dominio/tempo'
import { fusoEmUso } from '../../../lib/fuso.ts'
import { Fila } from '../../../ui/disposicao.tsx'
import { EstadoDeErro, Esqueleto } from '../../../ui/estados.tsx'
import { escreverMomento } from '../../../ui/formato-de-data.ts'
import { Gaveta } from '../../../ui/gaveta.tsx'
import { LinhaDoTempo } from '../../../ui/linha-do-tempo.tsx'
import type { TomDeEtiqueta } from '../../../ui/etiqueta.tsx'
import { Texto } from '../../../ui/texto.tsx'
import { BotaoHistorico } from '../../historico/index.ts'
import { consultaDoAgendamento } from '../api.ts'
import { LembreteDoAgendamento } from '../feed/lembrete-do-agendamento.tsx'
import { nomeNaAgenda } from '../nomes.ts'
import { EtiquetaDePlantao, EtiquetaDeUrgencia, EtiquetaDoAgendamento } from '../situacao-do-agendamento.tsx'
import { Acoes } from './acoes.tsx'
import { DadosDoAgendamento } from './dados.tsx'
import estilos from './ficha.module.css'
import { CAMPOS_DO_HISTORICO } from './historico.ts'

const TOM: Readonly<Record<string, TomDeEtiqueta>> = {
  CRIADO: 'marca',
  REMARCADO: 'aviso',
  DESCONFIRMAR: 'aviso',
  CANCELADO: 'erro',
  FALTOU: 'erro',
  REALIZADO: 'sucesso',
  PLANO_IGNORADO: 'aviso',
  SEM_ESPECIALIDADE: 'aviso',
  DESFAZER: 'aviso',
}

function Quando({ inicio, fim, estado }: Pick<AgendamentoCompleto, 'inicio' | 'fim' | 'estado'>) {
  if (estado === 'SOLICITADO') return 'Horário a combinar'
  const fuso = fusoEmUso()
  const dia = Temporal.PlainDate.from(diaNaZona(inicio, fuso)).toPlainDateTime()
  return (
    <time dateTime={inicio}>
      {`${escreverMomento(dia, "EEEE, d 'de' MMMM")}, ${formatarHora(inicio, fuso)} às ${formatarFim({ inicio, fim }, fuso)}`}
    </time>
  )
}

function Conteudo({
  agendamento,
  daClinica,
  aoEditar,
}: Omit<FichaProps, 'codigo' | 'aoFechar'> & { agendamento: AgendamentoCompleto }) {
  const { codigo, estado, inicio, linhaDoTempo, permissoes } = agendamento
  return (
    <>
      <Acoes agendamento={agendamento} daClinica={daClinica} aoEditar={() => aoEditar(agendamento)} />
      <DadosDoAgendamento agendamento={agendamento} daClinica={daClinica} />
      <LembreteDoAgendamento codigo={codigo} estado={estado} inicio={inicio} daClinica={daClinica} />
      <section aria-label="Linha do tempo">
        <div className={estilos.fila}>
          <Texto como="h3">Linha do tempo</Texto>
          {permissoes.verHistorico && (
            <BotaoHistorico
              entidade="agendamento"
              registro={codigo}
              nome={nomeNaAgenda(agendamento)}
              campos={CAMPOS_DO_HISTORICO}
            />
          )}
        </div>
        <LinhaDoTempo
          eventos={linhaDoTempo.toReversed().map((evento) => ({
            id: evento.codigo,
            titulo: evento.texto,
            instante: evento.quando,
            autor: evento.autor,
            tom: TOM[evento.tipo] ?? 'neutro',
          }))}
        />
      </section>
    </>
  )
}

export interface FichaProps {
  codigo: string
  /** The reader is the clinic where it happens. */
  daClinica: boolean
  aoEditar: (agendamento: AgendamentoCompleto) => void
  aoFechar: () => void
}

/** One appointment, beside the calendar: what it is, what may be done, what happened. */
export function Ficha({ codigo, aoFechar, ...resto }: FichaProps) {
  const { data, error, refetch } = useQuery(consultaDoAgendamento(codigo))
  return (
    <Gaveta
      titulo={data === undefined ? 'Agendamento' : nomeNaAgenda(data)}
      sobTitulo={
        data !== undefined && (
          <>
            <Texto secundario className={estilos.texto}>
              <Quando {...data} />
            </Texto>
            <Fila espaco={1} alinhar="tudo">
              <EtiquetaDoAgendamento estado={data.estado} />
              {data.prioridade === 'URGENTE' && <EtiquetaDeUrgencia />}
              {data.plantao && <EtiquetaDePlantao />}
            </Fila>
          </>
        )
      }
      largura="32rem"
      aoFechar={aoFechar}
    >
      <div className={estilos.grade}>
        {data === undefined && error === null && <Esqueleto linhas={8} />}
        {data === undefined && error !== null && <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />}
        {data !== undefined && <Conteudo agendamento={data} {...resto} />}
      </div>
    </Gaveta>
  )
}
