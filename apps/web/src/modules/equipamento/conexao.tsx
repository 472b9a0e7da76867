import type { Equipamento } from '@vetlume/dominio/equipamento'
import { useState } from 'react'
import { usePode } from '../../lib/use-pode.ts'
import { Botao } from '../../ui/botao.tsx'
import { parte } from '../../ui/parte.tsx'

const DialogoDaConexao = parte(async () => (await import('./dialogo-da-conexao.tsx')).DialogoDaConexao)

/** How the machine sends its images by itself: for who may give it access. */
export function Conexao({ ficha }: { ficha: Equipamento }) {
  const [aberto, abrir] = useState(false)
  const pode = usePode('equipamento:escrever')
  if (!pode || !ficha.ativo) return null
  return (
    <>
      <Botao variant="outlined" onClick={() => abrir(true)}>
        Conectar
      </Botao>
      {aberto && <DialogoDaConexao codigo={ficha.codigo} nome={ficha.nome} aoFechar={() => abrir(false)} />}
    </>
  )
}
