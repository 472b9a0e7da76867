import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { SessaoAberta } from '@vetlume/dominio/sessao'
import { Botao } from '../../ui/botao.tsx'
import { EstadoDeErro, Esqueleto } from '../../ui/estados.tsx'
import { Etiqueta } from '../../ui/etiqueta.tsx'
import { Icone } from '../../ui/icones/icone.tsx'
import { DataHora } from '../../ui/valores.tsx'

interface LinhaProps {
  sessao: SessaoAberta
  aoEncerrar: (sessao: SessaoAberta) => void
}

function Linha({ sessao, aoEncerrar }: LinhaProps) {
  const { aparelho, lugar, endereco, criadaEm, usadaEm, atual } = sessao
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0,1fr) auto',
        gap: 3,
        alignItems: 'center',
        py: 3,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-of-type': { borderBottom: 0, pb: 0 },
      }}
    >
      <Icone nome="devices" tom="secundario" />
      <div>
        <Typography sx={{ fontWeight: 550, display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          {aparelho}
          {atual && <Etiqueta tom="marca" rotulo="Esta sessão" />}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {[lugar, endereco].filter((parte) => parte !== null).join(' · ')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Usada <DataHora instante={usadaEm} formato="relativo" /> · aberta em <DataHora instante={criadaEm} />
        </Typography>
      </div>
      {!atual && (
        <Botao size="small" variant="outlined" aria-label={`Encerrar: ${aparelho}`} onClick={() => aoEncerrar(sessao)}>
          Encerrar
        </Botao>
      )}
    </Box>
  )
}

export interface SessoesAbertasProps {
  sessoes: readonly SessaoAberta[] | undefined
  erro: Error | null
  aoTentarDeNovo: () => void
  aoEncerrar: (sessao: SessaoAberta) => void
}

/** Where somebody is signed in. */
export function SessoesAbertas({ sessoes, erro, aoTentarDeNovo, aoEncerrar }: SessoesAbertasProps) {
  if (sessoes === undefined)
    return erro === null ? <Esqueleto linhas={3} /> : <EstadoDeErro erro={erro} aoTentarDeNovo={aoTentarDeNovo} />
  if (sessoes.length === 0) return <Typography sx={{ color: 'text.secondary' }}>Nenhuma sessão aberta.</Typography>
  return (
    <Box component="ul" aria-label="Sessões abertas" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {sessoes.map((sessao) => (
        <Linha key={sessao.codigo} sessao={sessao} aoEncerrar={aoEncerrar} />
      ))}
    </Box>
  )
}
