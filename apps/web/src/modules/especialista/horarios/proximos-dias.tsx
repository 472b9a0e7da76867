import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import {
  DIAS_DA_SEMANA,
  ROTULOS_DO_MOTIVO,
  type DiaDeTrabalho,
  type ExcecaoDoEspecialista,
} from '@vetlume/dominio/especialista'
import { formatarData, formatarHora } from '@vetlume/dominio/tempo'
import { agoraNoFuso } from '../../../lib/fuso.ts'
import { EstadoDeErro, Esqueleto } from '../../../ui/estados.tsx'
import { Secao } from '../../../ui/pagina.tsx'
import { consultaDasJanelas } from '../api.ts'

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
    <Box
      aria-hidden
      sx={{ position: 'relative', height: 10, borderRadius: 5, bgcolor: 'var(--vl-superficie-2)', overflow: 'hidden' }}
    >
      {faixas(dia, fuso).map(({ de, ate }) => (
        <Box
          key={de}
          sx={{
            position: 'absolute',
            insetBlock: 0,
            left: `${(minutos(de) / 1_440) * 100}%`,
            width: `${((minutos(ate) - minutos(de)) / 1_440) * 100}%`,
            bgcolor: 'primary.main',
            borderRadius: 5,
          }}
        />
      ))}
    </Box>
  )
}

function Dia({ dia, fuso, motivos }: { dia: DiaDeTrabalho; fuso: string; motivos: readonly string[] }) {
  const diaSemana = DIAS_DA_SEMANA[new Date(`${dia.dia}T12:00:00Z`).getUTCDay()] ?? ''
  const notas = [dia.feriado, ...motivos].filter((nota) => nota !== null)
  const horas = faixas(dia, fuso).map(({ de, ate }) => `${de}–${ate}`)
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: { xs: 1, md: 3 },
        py: 1.5,
        alignItems: 'center',
        gridTemplateColumns: { xs: 'minmax(0,1fr)', md: '11rem minmax(0,1fr) 17rem' },
      }}
    >
      <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {diaSemana}, {formatarData(dia.dia).slice(0, 5)}
      </Box>
      <Barra dia={dia} fuso={fuso} />
      <Box sx={{ fontVariantNumeric: 'tabular-nums', fontSize: 'var(--vl-texto-pequeno)' }}>
        {horas.length > 0 ? horas.join(', ') : 'Não atende'}
        {notas.length > 0 && (
          <Typography
            component="span"
            variant="body2"
            sx={{ color: 'text.secondary' }}
          >{` · ${notas.join(', ')}`}</Typography>
        )}
      </Box>
    </Box>
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
        <Box component="ol" aria-label="Próximos dias" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.dias.map((dia) => (
            <Dia key={dia.dia} dia={dia} fuso={data.fuso} motivos={motivosDe(dia)} />
          ))}
        </Box>
      )}
    </Secao>
  )
}
