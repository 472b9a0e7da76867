import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { ErroDeApi, mensagemDoErro } from '../lib/erro-de-api.ts'
import { BotaoElo } from './elo.tsx'
import { Ilustracao } from './ilustracao.tsx'
import type { CenaDeIlustracao } from './ilustracao.tsx'

interface QuadroProps {
  cena: CenaDeIlustracao
  titulo: string
  texto?: ReactNode
  acao?: ReactNode
  papel?: 'alert' | 'status'
}

function Quadro({ cena, titulo, texto, acao, papel }: QuadroProps) {
  return (
    <Box
      {...(papel === undefined ? {} : { role: papel })}
      sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', gap: 2, px: 4, py: { xs: 8, sm: 11 } }}
    >
      <Ilustracao cena={cena} />
      <Typography component="h2" variant="h2" sx={{ mt: 1 }}>
        {titulo}
      </Typography>
      {texto !== undefined && <Typography sx={{ color: 'text.secondary', maxWidth: '46ch' }}>{texto}</Typography>}
      {acao !== undefined && (
        <Box sx={{ mt: 2, display: 'flex', gap: 2, flexWrap: 'wrap', justifyContent: 'center' }}>{acao}</Box>
      )}
    </Box>
  )
}

export interface EstadoVazioProps {
  titulo: string
  /** What to do to have something here. */
  texto?: ReactNode
  acao?: ReactNode
  cena?: CenaDeIlustracao
}

export function EstadoVazio({ cena = 'vazio', ...resto }: EstadoVazioProps) {
  return <Quadro cena={cena} papel="status" {...resto} />
}

export interface EstadoDeErroProps {
  erro: unknown
  aoTentarDeNovo?: () => void
}

/** What another profile sees: trying again would answer the same. */
export const SEM_ACESSO = (
  <Quadro
    cena="falha"
    papel="alert"
    titulo="Sem acesso a esta tela"
    texto="Ela não faz parte do seu perfil. Se precisar dela, fale com quem administra a sua empresa."
    acao={
      <BotaoElo variant="outlined" to="/">
        Ir para o início
      </BotaoElo>
    }
  />
)

export function EstadoDeErro({ erro, aoTentarDeNovo }: EstadoDeErroProps) {
  if (erro instanceof ErroDeApi && erro.codigo === 'SEM_PERMISSAO') return SEM_ACESSO
  return (
    <Quadro
      cena="falha"
      papel="alert"
      titulo="Não foi possível carregar"
      texto={mensagemDoErro(erro)}
      acao={
        aoTentarDeNovo === undefined ? undefined : (
          <Button variant="outlined" onClick={aoTentarDeNovo}>
            Tentar de novo
          </Button>
        )
      }
    />
  )
}

/** Lines that stand for text still on its way. */
export function Esqueleto({ linhas = 3 }: { linhas?: number }) {
  return (
    <Box aria-hidden sx={{ display: 'grid', gap: 2 }}>
      {Array.from({ length: linhas }, (_, linha) => (
        <Skeleton key={linha} variant="rounded" height={18} width={`${92 - ((linha * 23) % 45)}%`} />
      ))}
    </Box>
  )
}

/** Stands for a form of `campos` fields. */
export function EsqueletoDeFormulario({ campos = 6 }: { campos?: number }) {
  return (
    <Box
      aria-hidden
      sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: 'minmax(0,1fr)', sm: 'repeat(2, minmax(0,1fr))' } }}
    >
      {Array.from({ length: campos }, (_, campo) => (
        <Box key={campo} sx={{ display: 'grid', gap: 1 }}>
          <Skeleton variant="rounded" height={14} width="35%" />
          <Skeleton variant="rounded" height={38} sx={{ borderRadius: 'var(--vl-raio)' }} />
        </Box>
      ))}
    </Box>
  )
}
