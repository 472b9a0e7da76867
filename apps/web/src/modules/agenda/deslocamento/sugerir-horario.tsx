import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { SugestaoDeHorario } from '@vetlume/dominio/deslocamento'
import { useId, useState } from 'react'
import { mensagemDoErro } from '../../../lib/erro-de-api.ts'
import { Alerta } from '../../../ui/alerta.tsx'
import { Botao } from '../../../ui/botao.tsx'
import { Bloco } from '../../../ui/esqueleto.tsx'
import { Marca } from '../../../ui/formulario/marca.tsx'
import { Icone } from '../../../ui/icones/icone.tsx'
import { consultaDasSugestoes, type PedidoDeHorario } from './api.ts'
import { horarioPorExtenso } from './palavras.ts'

const frase = (texto: string): string => `${texto.charAt(0).toUpperCase()}${texto.slice(1)}.`

interface ItemProps {
  sugestao: SugestaoDeHorario
  fuso: string
  melhor: boolean
  aoEscolher: () => void
}

/** One time: when, with whom and why. The whole of it is the button. */
function Item({ sugestao, fuso, melhor, aoEscolher }: ItemProps) {
  const { especialista, explicacao } = sugestao
  return (
    <Box component="li" sx={{ borderBottom: 1, borderColor: 'divider', '&:last-of-type': { borderBottom: 0 } }}>
      <ButtonBase
        onClick={aoEscolher}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          width: 1,
          gap: 0.5,
          px: 3,
          py: 2,
          textAlign: 'left',
          '&:hover, &:focus-visible': { bgcolor: 'var(--vl-superficie-2)' },
        }}
      >
        <Typography component="span" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {frase(horarioPorExtenso(sugestao, fuso)).slice(0, -1)}
        </Typography>
        <Typography component="span" variant="body2" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Box
            component="span"
            aria-hidden
            sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: especialista.cor }}
          />
          {especialista.nome}
          {melhor && ' · melhor opção'}
        </Typography>
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          {frase(explicacao)}
        </Typography>
      </ButtonBase>
    </Box>
  )
}

function Lista({ pedido, aoEscolher }: { pedido: PedidoDeHorario; aoEscolher: (sugestao: SugestaoDeHorario) => void }) {
  const { data, error } = useQuery(consultaDasSugestoes(pedido))
  if (error !== null && data === undefined) return <Alerta severity="error">{mensagemDoErro(error)}</Alerta>
  if (data === undefined)
    return (
      <Box aria-busy="true" aria-label="Procurando horários" sx={{ display: 'grid', gap: 2, p: 3 }}>
        {[0, 1, 2].map((n) => (
          <Bloco key={n} height={56} />
        ))}
      </Box>
    )
  if (data.aviso !== null)
    return (
      <Alerta severity="info" role="status">
        {data.aviso}
      </Alerta>
    )
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: '22rem', overflowY: 'auto' }}>
      {data.sugestoes.map((sugestao, i) => (
        <Item
          key={`${sugestao.especialista.codigo}.${sugestao.inicio}`}
          sugestao={sugestao}
          fuso={data.fuso}
          melhor={i === 0}
          aoEscolher={() => aoEscolher(sugestao)}
        />
      ))}
    </Box>
  )
}

export interface SugerirHorarioProps {
  /** Null while the form does not say what, or where. */
  pedido: PedidoDeHorario | null
  /** Times of other specialists than the chosen one may be looked at too. */
  deQualquerUm?: boolean
  aoEscolher: (sugestao: SugestaoDeHorario) => void
}

/** The best times of the next two weeks, best first, for who is filling in an appointment. */
export function SugerirHorario({ pedido, deQualquerUm = false, aoEscolher }: SugerirHorarioProps) {
  const [aberto, definirAberto] = useState(false)
  const [todos, definirTodos] = useState(false)
  const id = useId()
  const mostra = aberto && pedido !== null
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Botao
          variant="outlined"
          startIcon={<Icone nome="auto-awesome" />}
          disabled={pedido === null}
          aria-expanded={mostra}
          aria-controls={id}
          onClick={() => definirAberto((antes) => !antes)}
        >
          Sugerir horário
        </Botao>
        {mostra && deQualquerUm && (pedido.especialista ?? '') !== '' && (
          <Marca
            rotulo="De qualquer especialista"
            tipo="chave"
            checked={todos}
            onChange={({ target }) => definirTodos(target.checked)}
          />
        )}
        {pedido === null && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Escolha antes os exames e onde será.
          </Typography>
        )}
      </Box>
      <Box
        id={id}
        hidden={!mostra}
        sx={{ border: 1, borderColor: 'divider', borderRadius: 'var(--vl-raio)', overflow: 'hidden' }}
      >
        {mostra && (
          <Lista
            pedido={todos ? { ...pedido, especialista: null } : pedido}
            aoEscolher={(sugestao) => {
              definirAberto(false)
              aoEscolher(sugestao)
            }}
          />
        )}
      </Box>
    </Box>
  )
}
