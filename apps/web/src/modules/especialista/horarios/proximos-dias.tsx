import { useQuery } from '@tanstack/react-query'
import {
  DIAS_DA_SEMANA,
  ROTULOS_DO_MOTIVO,
  type DiaDeTrabalho,
  type ExcecaoDoEspecialista,
} from '@vetlume/dominio/especialista'
import { PONTO_ENTRE_PARTES } from '@vetlume/dominio/formatos'
import { formatarData, formatarHora } from '@vetlume/dominio/tempo'
import { agoraNoFuso } from '../../../lib/fuso.ts'
import { EstadoDeErro, Esqueleto } from '../../../ui/estados.tsx'
import { Secao } from '../../../ui/pagina.tsx'
import { Texto } from '../../../ui/texto.tsx'
import { consultaDasJanelas } from '../api.ts'
import estilos from './proximos-dias.module.css'

const DIAS = 14

function minutos(hora: string): number {
  const [horas = 0, resto = 0] = hora.split(':').map(Number)
  return horas * 60 + resto
}

/** "08:00–12:00", with midnight at the end of a day as 24:00. */
function faixas({ janelas }: DiaDeTrabalho, fuso: string) {
  return janelas.map(({ inicio, fim }) => {
    const ate = formatarHora(fim, fuso)
    return { de: formatarHora(inicio, fuso), ate: ate === '00:00' ? '24:00' : ate }
  })
}

function Barra({ dia, fuso }: { dia: DiaDeTrabalho; fuso: string }) {
  return (
    <div aria-hidden className={estilos.barra}>
      {faixas(dia, fuso).map(({ de, ate }) => (
        <div
          key={de}
          className={estilos.faixa}
          style={{
            left: `${(minutos(de) / 1_440) * 100}%`,
            width: `${((minutos(ate) - minutos(de)) / 1_440) * 100}%`,
          }}
        />
      ))}
    </div>
  )
}

function Dia({ dia, fuso, motivos }: { dia: DiaDeTrabalho; fuso: string; motivos: readonly string[] }) {
  const diaSemana = DIAS_DA_SEMANA[new Date(`${dia.dia}T12:00:00Z`).getUTCDay()] ?? ''
  const notas = [dia.feriado, ...motivos].filter((nota) => nota !== null)
  const horas = faixas(dia, fuso).map(({ de, ate }) => `${de}–${ate}`)
  return (
    <li className={estilos.dia}>
      <div className={estilos.caixa}>
        {diaSemana}, {formatarData(dia.dia).slice(0, 5)}
      </div>
      <Barra dia={dia} fuso={fuso} />
      <div className={estilos.horas}>
        {horas.length > 0 ? horas.join(', ') : 'Não atende'}
        {notas.length > 0 && (
          <Texto como="span" tamanho="pequeno" secundario>
            {PONTO_ENTRE_PARTES + notas.join(', ')}
          </Texto>
        )}
      </div>
    </li>
  )
}

/** What the agenda will offer: the week, holidays and exceptions together, day by day. */
export function ProximosDias({ codigo, excecoes }: { codigo: string; excecoes: readonly ExcecaoDoEspecialista[] }) {
  const hoje = agoraNoFuso().toPlainDate()
  const ate = hoje.add({ days: DIAS - 1 })
  const { data, error, refetch } = useQuery(consultaDasJanelas(codigo, hoje.toString(), ate.toString()))
  const motivosDe = (dia: DiaDeTrabalho) =>
    excecoes.filter((excecao) => dia.excecoes.includes(excecao.codigo)).map(({ motivo }) => ROTULOS_DO_MOTIVO[motivo])
  return (
    <Secao titulo="Próximos 14 dias" descricao="O que a agenda oferece: semana, feriados e exceções juntos.">
      {data === undefined ? (
        error === null ? (
          <Esqueleto linhas={6} />
        ) : (
          <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />
        )
      ) : (
        <ol aria-label="Próximos dias" className={estilos.lista}>
          {data.dias.map((dia) => (
            <Dia key={dia.dia} dia={dia} fuso={data.fuso} motivos={motivosDe(dia)} />
          ))}
        </ol>
      )}
    </Secao>
  )
}
