import type { dadosDaTabelaPreco, DadosDaTabelaPreco, TabelaPreco } from '@vetlume/dominio/tabela-preco'
import { useState } from 'react'
import { useFormState, type Control } from 'react-hook-form'
import type * as z from 'zod/mini'
import { Botao } from '../../ui/botao.tsx'
import { confirmar } from '../../ui/confirmar.ts'
import { Fila } from '../../ui/disposicao.tsx'
import { Icone } from '../../ui/icones/icone.tsx'
import { parte } from '../../ui/parte.tsx'

const DialogoDeCopia = parte(async () => (await import('./dialogo-de-copia.tsx')).DialogoDeCopia)
const DialogoDeReajuste = parte(async () => (await import('./dialogo-de-reajuste.tsx')).DialogoDeReajuste)

export interface AcoesDaTabelaProps {
  ficha: TabelaPreco
  controle: Control<z.input<typeof dadosDaTabelaPreco>, unknown, DadosDaTabelaPreco>
}

/** What can be done with a whole table, as it is saved: copy it, and change all of its prices at once. */
export function AcoesDaTabela({ ficha, controle }: AcoesDaTabelaProps) {
  const [aberto, definirAberto] = useState<'copia' | 'reajuste' | null>(null)
  const { isDirty } = useFormState({ control: controle })
  const fechar = () => definirAberto(null)
  const abrir = async (qual: 'copia' | 'reajuste') => {
    if (!isDirty) return definirAberto(qual)
    const texto = 'Há mudanças nesta tabela que ainda não foram salvas.'
    await confirmar({ titulo: 'Salve antes a tabela', texto, confirmar: 'Entendi', cancelar: null })
  }
  return (
    <Fila lado="fim" alinhar="tudo">
      {ficha.itens.length > 0 && (
        <Botao startIcon={<Icone nome="trending-up" />} onClick={() => void abrir('reajuste')}>
          Reajustar
        </Botao>
      )}
      <Botao startIcon={<Icone nome="content-copy" />} onClick={() => void abrir('copia')}>
        Copiar
      </Botao>
      {aberto === 'copia' && <DialogoDeCopia ficha={ficha} aoFechar={fechar} />}
      {aberto === 'reajuste' && <DialogoDeReajuste ficha={ficha} aoFechar={fechar} />}
    </Fila>
  )
}
