import { useEffect, useState } from 'react'
import { avisar } from '../../ui/avisar.ts'
import { Botao } from '../../ui/botao.tsx'
import { Icone } from '../../ui/icones/icone.tsx'

const VISIVEL_MS = 2_500

/** Copies a text and says so, on the button and to who does not see it. */
export function BotaoCopiar({ texto, rotulo }: { texto: string; rotulo: string }) {
  const [copiado, definirCopiado] = useState(false)
  useEffect(() => {
    if (!copiado) return
    const temporizador = setTimeout(() => definirCopiado(false), VISIVEL_MS)
    return () => clearTimeout(temporizador)
  }, [copiado])
  const copiar = async () => {
    try {
      await navigator.clipboard.writeText(texto)
      definirCopiado(true)
    } catch {
      avisar.erro('O navegador não deixou copiar. Selecione o código e copie à mão.')
    }
  }
  return (
    <>
      <Botao
        variant="contained"
        startIcon={copiado ? <Icone nome="check" /> : <Icone nome="content-copy" />}
        onClick={() => void copiar()}
        fullWidth
      >
        {copiado ? 'Copiado' : rotulo}
      </Botao>
      <span className="so-leitor" role="status">
        {copiado ? 'Código copiado' : ''}
      </span>
    </>
  )
}
