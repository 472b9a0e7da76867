import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import type { UseMutationResult } from '@tanstack/react-query'
import { useState } from 'react'
import { mensagemDoErro } from '../../lib/erro-de-api.ts'
import { Dialogo } from '../../ui/dialogo.tsx'

export interface DialogoDeMotivoProps {
  titulo: string
  descricao: string
  confirmar: string
  dica: string
  perigo?: boolean
  acao: UseMutationResult<unknown, Error, string>
  aoFechar: () => void
}

/** A decision that needs a reason in words: cancelling, rectifying. */
export function DialogoDeMotivo({
  titulo,
  descricao,
  confirmar,
  dica,
  perigo = false,
  acao,
  aoFechar,
}: DialogoDeMotivoProps) {
  const [motivo, definirMotivo] = useState('')
  const { mutate, isPending, error } = acao
  const valido = motivo.trim() !== ''
  return (
    <Dialogo aberto aoFechar={aoFechar} titulo={titulo} descricao={descricao}>
      <Box
        component="form"
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: 4, pb: 3 }}
        onSubmit={(evento) => {
          evento.preventDefault()
          if (valido && !isPending) mutate(motivo.trim())
        }}
      >
        {error !== null && <Alert severity="error">{mensagemDoErro(error)}</Alert>}
        <TextField
          label="Motivo"
          required
          autoFocus
          multiline
          minRows={2}
          placeholder={dica}
          value={motivo}
          onChange={({ target }) => definirMotivo(target.value)}
          slotProps={{ htmlInput: { maxLength: 300 } }}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 2 }}>
          <Button variant="outlined" onClick={aoFechar} disabled={isPending}>
            Voltar
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={perigo ? 'error' : 'primary'}
            loading={isPending}
            disabled={!valido}
          >
            {confirmar}
          </Button>
        </Box>
      </Box>
    </Dialogo>
  )
}
