import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTituloDoDocumento } from '../lib/use-titulo.ts'
import { Elo } from './elo.tsx'
import { Icone } from './icones/icone.tsx'
import estilos from './pagina.module.css'

export interface Migalha {
  rotulo: string
  /** Where it leads; the last one is the page itself and leads nowhere. */
  para?: string
  busca?: Record<string, string>
}

export interface PaginaProps {
  titulo: string
  /** What the title cannot say: a status chip, a number. */
  complemento?: ReactNode
  descricao?: ReactNode
  migalhas?: readonly Migalha[]
  acoes?: ReactNode
  /** Reading width for forms and documents; lists use the whole area. */
  largura?: 'inteira' | 'leitura'
  children: ReactNode
}

function Migalhas({ itens }: { itens: readonly Migalha[] }) {
  return (
    <Box
      component="nav"
      aria-label="Caminho"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        mb: 1,
        fontSize: 'var(--vl-texto-pequeno)',
        color: 'text.secondary',
      }}
    >
      {itens.map(({ rotulo, para, busca = {} }, indice) => (
        // On a phone the last one would only say the title again, a line above it.
        <Box
          key={rotulo}
          component="span"
          sx={{
            display: { xs: indice > 0 && para === undefined ? 'none' : 'contents', sm: 'contents' },
          }}
        >
          {indice > 0 && <Icone nome="chevron-right" tamanho={16} className={estilos.seta} />}
          {para === undefined ? (
            <span aria-current="page">{rotulo}</span>
          ) : (
            <Elo to={para} search={busca} color="inherit">
              {rotulo}
            </Elo>
          )}
        </Box>
      ))}
    </Box>
  )
}

/** Frame of every screen: title (also the tab's), path, actions, content. */
export function Pagina({
  titulo,
  complemento,
  descricao,
  migalhas,
  acoes,
  largura = 'inteira',
  children,
}: PaginaProps) {
  useTituloDoDocumento(titulo)
  return (
    <Box
      sx={{
        width: '100%',
        maxWidth: largura === 'leitura' ? 960 : 1680,
        mx: 'auto',
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 4,
      }}
    >
      <Box
        component="header"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'flex-end', justifyContent: 'space-between' }}
      >
        <Box sx={{ minWidth: 0, flex: '1 1 16rem' }}>
          {migalhas !== undefined && <Migalhas itens={migalhas} />}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
            <Typography component="h1" variant="h1" sx={{ minWidth: 0 }}>
              {titulo}
            </Typography>
            {complemento}
          </Box>
          {descricao !== undefined && (
            <Typography sx={{ mt: 1, color: 'text.secondary', maxWidth: '68ch' }}>{descricao}</Typography>
          )}
        </Box>
        {acoes !== undefined && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>{acoes}</Box>}
      </Box>
      {children}
    </Box>
  )
}

export interface SecaoProps {
  titulo?: string
  descricao?: ReactNode
  acoes?: ReactNode
  children: ReactNode
}

/** A bordered block of a page, with its own heading. */
export function Secao({ titulo, descricao, acoes, children }: SecaoProps) {
  return (
    <Box
      component="section"
      {...(titulo === undefined ? {} : { 'aria-label': titulo })}
      sx={{
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 'var(--vl-raio-maior)',
        p: { xs: 3, sm: 5 },
      }}
    >
      {(titulo !== undefined || acoes !== undefined) && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 2,
            alignItems: 'flex-start',
            justifyContent: 'space-between',
            mb: 4,
          }}
        >
          {/* What explains the section needs the width: on a phone the buttons come under it. */}
          <Box sx={{ minWidth: 0, flex: descricao === undefined ? '1 1 auto' : '1 1 16rem' }}>
            {titulo !== undefined && (
              <Typography component="h2" variant="h2">
                {titulo}
              </Typography>
            )}
            {descricao !== undefined && (
              <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
                {descricao}
              </Typography>
            )}
          </Box>
          {acoes}
        </Box>
      )}
      {children}
    </Box>
  )
}
