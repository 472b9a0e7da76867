import Box from '@mui/material/Box'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useEspera } from '../../lib/use-espera.ts'
import { BotaoSemDica } from '../botao-de-icone.tsx'
import { Icone } from '../icones/icone.tsx'
import { useAtalho } from '../use-atalho.ts'
import { criarEco } from './eco.ts'

const campoNu = {
  flex: 1,
  minWidth: 0,
  p: 0,
  border: 0,
  outline: 0,
  font: 'inherit',
  color: 'inherit',
  bgcolor: 'transparent',
  '&::placeholder': { color: 'var(--vl-texto-2)', opacity: 1 },
  '&::-webkit-search-cancel-button': { display: 'none' },
} as const

export interface CampoDeBuscaProps {
  valor: string
  dica: string
  aoMudar: (valor: string) => void
}

/** Search as the person types. `/` brings the cursor here; Esc clears. */
export function CampoDeBusca({ valor, dica, aoMudar }: CampoDeBuscaProps) {
  const [texto, definirTexto] = useState(valor)
  const campo = useRef<HTMLInputElement>(null)
  const estavel = useEspera(texto)
  const eco = useRef(criarEco(valor))

  useEffect(() => {
    if (eco.current.enviar(estavel)) aoMudar(estavel)
  }, [estavel, aoMudar])

  // The address changed by other means: back button, "limpar filtros".
  useEffect(() => {
    if (eco.current.veioDeFora(valor)) definirTexto(valor)
  }, [valor])

  useAtalho(
    '/',
    useCallback((evento) => {
      evento.preventDefault()
      campo.current?.focus()
    }, []),
  )

  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        flex: { xs: '1 1 11rem', sm: '1 1 16rem' },
        minWidth: 0,
        maxWidth: { sm: '22rem' },
        minHeight: 38,
        px: 2.5,
        borderRadius: 'var(--vl-raio)',
        border: '1px solid var(--vl-borda-forte)',
        bgcolor: 'background.paper',
        '&:hover': { borderColor: 'text.secondary' },
        '&:focus-within': { borderColor: 'primary.main', boxShadow: 'inset 0 0 0 1px var(--vl-marca)' },
      }}
    >
      <Icone nome="search" tamanho={19} tom="secundario" />
      <Box
        component="input"
        type="search"
        ref={campo}
        value={texto}
        placeholder={dica}
        aria-label={dica}
        enterKeyHint="search"
        autoComplete="off"
        onChange={({ target }) => definirTexto(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && definirTexto('')}
        sx={campoNu}
      />
      {texto !== '' && (
        <BotaoSemDica size="small" edge="end" aria-label="Limpar busca" onClick={() => definirTexto('')}>
          <Icone nome="close" tamanho="pequeno" />
        </BotaoSemDica>
      )}
    </Box>
  )
}
