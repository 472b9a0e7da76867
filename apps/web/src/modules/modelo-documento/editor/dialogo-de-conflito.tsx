import { compararVersoes, type ConteudoDaVersao } from '@vetlume/dominio/modelo-documento'
import { useState } from 'react'
import type { EstadoDoSalvamento } from '../../../lib/salvamento.ts'
import { Botao } from '../../../ui/botao.tsx'
import { Dialogo } from '../../../ui/dialogo.tsx'
import { DataHora } from '../../../ui/valores.tsx'
import { Diferencas } from '../versoes/diferencas.tsx'
import { useOficina } from './oficina.ts'

type Conflito = Extract<EstadoDoSalvamento<ConteudoDaVersao>, { tipo: 'conflito' }>

/** Somebody saved the same draft meanwhile: what they changed, what is here, and which one stays. */
export function DialogoDeConflito({ base, deles }: Pick<Conflito, 'base' | 'deles'>) {
  const { loja, salvamento } = useOficina()
  const [adiado, definirAdiado] = useState(false)
  if (adiado) return null
  const meu = loja.ler()
  const ficarCom = (escolhido: ConteudoDaVersao) => {
    loja.substituir(escolhido)
    void salvamento.resolver(escolhido, deles)
  }
  return (
    <Dialogo
      aberto
      largura="md"
      aoFechar={() => definirAdiado(true)}
      titulo="Este modelo mudou enquanto você escrevia"
      descricao={
        <>
          Foi salvo em outro lugar às <DataHora instante={deles.alteradoEm} formato="hora" />. Nada do que você escreveu
          se perdeu: escolha qual dos dois fica.
        </>
      }
      acoes={
        <>
          <Botao variant="outlined" color="secondary" onClick={() => ficarCom(deles.dados)}>
            Ficar com o que foi salvo
          </Botao>
          <Botao variant="contained" autoFocus onClick={() => ficarCom(meu)}>
            Ficar com o meu
          </Botao>
        </>
      }
    >
      <h3>O que foi salvo em outro lugar</h3>
      <Diferencas diferencas={compararVersoes(base, deles.dados)} />
      <h3>O que você mudou</h3>
      <Diferencas diferencas={compararVersoes(base, meu)} />
    </Dialogo>
  )
}
