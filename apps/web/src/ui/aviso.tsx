import { useCallback, useEffect, useState } from 'react'
import { Alerta } from './alerta.tsx'
import { fila } from './avisar.ts'
import type { ItemDeAviso } from './avisar.ts'
import estilos from './aviso.module.css'
import { BotaoSemDica } from './botao-sem-dica.tsx'
import { Botao } from './botao.tsx'
import { Icone } from './icones/icone.tsx'

const DURACAO_MS = 5_000
/** What went wrong, or may be undone, needs time to be read. */
const DURACAO_LONGA_MS = 9_000

/** Time runs while nobody is at it: not under the mouse, nor with the focus inside, nor with the window left aside. */
function useTempoNaTela(duracaoMs: number, aoAcabar: () => void): (parado: boolean) => void {
  const [parado, parar] = useState(false)
  useEffect(() => {
    if (parado) return
    const temporizador = setTimeout(aoAcabar, duracaoMs)
    return () => clearTimeout(temporizador)
  }, [parado, duracaoMs, aoAcabar])
  useEffect(() => {
    const sair = () => parar(true)
    const voltar = () => parar(false)
    window.addEventListener('blur', sair)
    window.addEventListener('focus', voltar)
    return () => {
      window.removeEventListener('blur', sair)
      window.removeEventListener('focus', voltar)
    }
  }, [])
  return parar
}

/** One message of the queue, with its own time on screen. */
export function Aviso({ item: { id, tom, texto, acao } }: { item: ItemDeAviso }) {
  const fechar = useCallback(() => fila.mudar((itens) => itens.filter((item) => item.id !== id)), [id])
  const parar = useTempoNaTela(acao !== undefined || tom === 'error' ? DURACAO_LONGA_MS : DURACAO_MS, fechar)
  useEffect(() => {
    const aoTeclar = ({ key, defaultPrevented }: KeyboardEvent) => key === 'Escape' && !defaultPrevented && fechar()
    document.addEventListener('keydown', aoTeclar)
    return () => document.removeEventListener('keydown', aoTeclar)
  }, [fechar])
  const agir = () => {
    acao?.executar()
    fechar()
  }
  return (
    <div
      className={estilos.lugar}
      role="presentation"
      onMouseEnter={() => parar(true)}
      onMouseLeave={() => parar(false)}
      onFocus={() => parar(true)}
      onBlur={() => parar(false)}
    >
      <Alerta
        severity={tom}
        role={tom === 'error' ? 'alert' : 'status'}
        className={estilos.aviso}
        action={
          acao === undefined ? (
            <BotaoSemDica size="small" color="inherit" aria-label="Fechar" title="Fechar" onClick={fechar}>
              <Icone nome="close" tamanho="pequeno" />
            </BotaoSemDica>
          ) : (
            <Botao size="small" onClick={agir}>
              {acao.rotulo}
            </Botao>
          )
        }
      >
        {texto}
      </Alerta>
    </div>
  )
}
