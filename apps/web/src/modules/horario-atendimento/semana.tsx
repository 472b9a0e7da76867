import './semana.css'
import { useQuery } from '@tanstack/react-query'
import { DIAS_DA_SEMANA, ROTULOS_DO_TIPO_DE_HORARIO, type ItemDeHorario } from '@vetlume/dominio/horario-atendimento'
import { listar } from '../../lib/listar.ts'
import { Elo } from '../../ui/elo.tsx'
import { EstadoDeErro, Esqueleto } from '../../ui/estados.tsx'
import { Secao } from '../../ui/pagina.tsx'
import { buscarTudo, formatarPercentual, type VistaProps } from '../cadastros/index.ts'
import { pedacosDoDia, type Pedaco } from './faixas.ts'
import { ROTA_DOS_HORARIOS } from './rota.ts'

const buscar = listar('horario-atendimento')
const HORAS = [0, 3, 6, 9, 12, 15, 18, 21, 24]

/** 18:00 → 18; 18:30 → 18:30: a narrow block has room for little. */
const curta = (hora: string) => hora.replace(/^0(?=\d)|:00$/g, '')

const acrescimo = ({ tipo, acrescimoBp }: ItemDeHorario) =>
  acrescimoBp === 0
    ? ROTULOS_DO_TIPO_DE_HORARIO[tipo]
    : `${ROTULOS_DO_TIPO_DE_HORARIO[tipo]} +${formatarPercentual(acrescimoBp)}`

interface BlocoProps extends Pick<VistaProps, 'buscaDoRegistro'> {
  pedaco: Pedaco
  dia: number
  podeEscrever: boolean
}

function Bloco({ pedaco, dia, podeEscrever, buscaDoRegistro }: BlocoProps) {
  const { inicio, fim, esquerda, largura, horario } = pedaco
  const estilo = { left: `${esquerda}%`, width: `${largura}%` }
  const periodo = `${inicio} às ${fim}`
  if (horario !== null) {
    return (
      <Elo
        to="."
        search={buscaDoRegistro(horario.codigo)}
        underline="none"
        className={`sm-bloco sm-${horario.tipo.toLowerCase()}`}
        style={estilo}
        aria-label={`${DIAS_DA_SEMANA[dia]}, ${periodo}: ${acrescimo(horario)}`}
      >
        <span className="sm-hora">{`${inicio}–${fim}`}</span>
        <span className="sm-curta">{`${curta(inicio)}–${curta(fim)}`}</span>
        <span className="sm-tipo">{acrescimo(horario)}</span>
      </Elo>
    )
  }
  if (!podeEscrever) return <span className="sm-bloco sm-vao" style={estilo} />
  return (
    <Elo
      to={ROTA_DOS_HORARIOS}
      search={{ novo: '1', dia: String(dia), inicio, fim }}
      underline="none"
      className="sm-bloco sm-vao"
      style={estilo}
      aria-label={`${DIAS_DA_SEMANA[dia]}, ${periodo}: sem atendimento. Cadastrar faixa`}
    >
      <span className="sm-mais" aria-hidden>
        +
      </span>
    </Elo>
  )
}

/** The week, a line for each day: normal windows, on-call bands with what they add, and the holes between them. */
export function SemanaDeAtendimento({ novo, buscaDoRegistro }: VistaProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['horario-atendimento', 'vista'],
    queryFn: ({ signal }) => buscarTudo(buscar, { ordem: 'diaSemana' }, signal),
  })
  const podeEscrever = novo !== false && novo !== null
  return (
    <Secao>
      {data === undefined && error === null && <Esqueleto linhas={8} />}
      {data === undefined && error !== null && <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />}
      {data !== undefined && (
        <>
          <div className="sm-legenda">
            <span className="sm-chave sm-normal">Normal</span>
            <span className="sm-chave sm-plantao">Plantão, com acréscimo</span>
            <span className="sm-chave sm-vao">Sem atendimento</span>
          </div>
          <div className="sm-quadro">
            <div className="sm-horas" aria-hidden>
              {HORAS.map((hora) => (
                <span key={hora} style={{ left: `${(hora / 24) * 100}%` }}>
                  {hora}h
                </span>
              ))}
            </div>
            {DIAS_DA_SEMANA.map((nome, dia) => (
              <div key={nome} className="sm-dia" role="group" aria-label={nome}>
                <span className="sm-nome">{nome.replace('-feira', '')}</span>
                <div className="sm-trilho">
                  {pedacosDoDia(data, dia).map((pedaco) => (
                    <Bloco key={pedaco.inicio} {...{ pedaco, dia, podeEscrever, buscaDoRegistro }} />
                  ))}
                </div>
              </div>
            ))}
          </div>
        </>
      )}
    </Secao>
  )
}
