import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { Acontecimento, GrupoDoProntuario } from '@vetlume/dominio/animal'
import { diaNaZona } from '@vetlume/dominio/tempo'
import { useState } from 'react'
import { fusoEmUso } from '../../../lib/fuso.ts'
import { EstadoDeErro, Esqueleto } from '../../../ui/estados.tsx'
import { Secao } from '../../../ui/pagina.tsx'
import { consultaDoProntuario } from '../api.ts'
import { UmaLinha } from './linha-do-prontuario.tsx'

const GRUPOS: readonly [grupo: GrupoDoProntuario | 'tudo', rotulo: string][] = [
  ['tudo', 'Tudo'],
  ['atendimento', 'Atendimentos'],
  ['laudo', 'Laudos'],
  ['peso', 'Pesos'],
  ['cadastro', 'Cadastro'],
]

function porAno(linhas: readonly Acontecimento[]): [ano: string, linhas: Acontecimento[]][] {
  const fuso = fusoEmUso()
  return [...Map.groupBy(linhas, ({ quando }) => diaNaZona(quando, fuso).slice(0, 4))]
}

function Linhas({ codigo, grupo }: { codigo: string; grupo: GrupoDoProntuario | null }) {
  const consulta = useInfiniteQuery(consultaDoProntuario(codigo, grupo))
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = consulta
  if (data === undefined)
    return error === null ? (
      <Esqueleto linhas={8} />
    ) : (
      <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />
    )
  const linhas = data.pages.flatMap(({ itens }) => itens)
  if (linhas.length === 0) return <Typography sx={{ color: 'text.secondary', py: 4 }}>Nada por aqui ainda.</Typography>
  return (
    <>
      {porAno(linhas).map(([ano, doAno]) => (
        <Box key={ano} component="section" aria-label={ano}>
          <Typography
            component="h3"
            sx={{
              color: 'text.secondary',
              fontSize: 'var(--vl-texto-micro)',
              fontWeight: 650,
              letterSpacing: '0.06em',
              mb: 3,
            }}
          >
            {ano}
          </Typography>
          <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {doAno.map((linha) => (
              <UmaLinha key={linha.codigo} linha={linha} />
            ))}
          </Box>
        </Box>
      ))}
      {hasNextPage && (
        <Button variant="outlined" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Ver o que veio antes
        </Button>
      )}
    </>
  )
}

/** Everything that happened to the patient, newest first. */
export function Historia({ codigo }: { codigo: string }) {
  const [grupo, definirGrupo] = useState<GrupoDoProntuario | 'tudo'>('tudo')
  return (
    <Secao titulo="Prontuário">
      <ToggleButtonGroup
        exclusive
        size="small"
        value={grupo}
        onChange={(_, novo: GrupoDoProntuario | 'tudo' | null) => novo !== null && definirGrupo(novo)}
        aria-label="O que mostrar"
        sx={{ mb: 4, maxWidth: '100%', overflowX: 'auto' }}
      >
        {GRUPOS.map(([valor, rotulo]) => (
          <ToggleButton
            key={valor}
            value={valor}
            sx={{ textTransform: 'none', flex: 'none', px: 3, fontSize: 'var(--vl-texto-pequeno)' }}
          >
            {rotulo}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Linhas key={grupo} codigo={codigo} grupo={grupo === 'tudo' ? null : grupo} />
    </Secao>
  )
}
