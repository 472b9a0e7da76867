import type { UseMutationResult } from '@tanstack/react-query'
import { useState } from 'react'
import { mensagemDoErro } from '../../lib/erro-de-api.ts'
import { Botao } from '../../ui/botao.tsx'
import { Dialogo } from '../../ui/dialogo.tsx'
import { Fila, Pilha } from '../../ui/disposicao.tsx'
import { AreaDeTexto } from '../../ui/formulario/area-de-texto.tsx'
import { Recado } from '../../ui/recado.tsx'
import estilos from './dialogo-de-motivo.module.css'

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
      <Pilha
        como="form"
        className={estilos.motivo}
        onSubmit={(evento) => {
          evento.preventDefault()
          if (valido && !isPending) mutate(motivo.trim())
        }}
      >
        {error !== null && <Recado tom="error">{mensagemDoErro(error)}</Recado>}
        <AreaDeTexto
          rotulo="Motivo"
          required
          autoFocus
          linhas={2}
          placeholder={dica}
          maxLength={300}
          value={motivo}
          onChange={({ target }) => definirMotivo(target.value)}
        />
        <Fila lado="fim" alinhar="tudo">
          <Botao variant="outlined" onClick={aoFechar} disabled={isPending}>
            Voltar
          </Botao>
          <Botao
            type="submit"
            variant="contained"
            color={perigo ? 'error' : 'primary'}
            loading={isPending}
            disabled={!valido}
          >
            {confirmar}
          </Botao>
        </Fila>
      </Pilha>
    </Dialogo>
  )
}
