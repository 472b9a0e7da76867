import { useCallback, useEffect, useRef, useState } from 'react'
import { useEspera } from '../../lib/use-espera.ts'
import { BotaoSemDica } from '../botao-sem-dica.tsx'
import { Icone } from '../icones/icone.tsx'
import { useAtalho } from '../use-atalho.ts'
import { criarEco } from './eco.ts'
import estilos from './campo-de-busca.module.css'

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
    <div className={estilos.campo}>
      <Icone nome="search" tamanho={19} tom="secundario" />
      <input
        type="search"
        ref={campo}
        value={texto}
        placeholder={dica}
        aria-label={dica}
        enterKeyHint="search"
        autoComplete="off"
        onChange={({ target }) => definirTexto(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && definirTexto('')}
      />
      {texto !== '' && (
        <BotaoSemDica size="small" edge="end" aria-label="Limpar busca" onClick={() => definirTexto('')}>
          <Icone nome="close" tamanho="pequeno" />
        </BotaoSemDica>
      )}
    </div>
  )
}
