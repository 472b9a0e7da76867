export interface CampoDeTituloProps {
  rotulo: string
  valor: string
  /** What stays when it is left blank. */
  seVazio: string
  maximo: number
  aoMudar: (titulo: string) => void
}

/** A title that is written in place. It wraps like a title and has no line breaks. */
export function CampoDeTitulo({ rotulo, valor, seVazio, maximo, aoMudar }: CampoDeTituloProps) {
  return (
    <textarea
      rows={1}
      aria-label={rotulo}
      value={valor}
      maxLength={maximo}
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => aoMudar(target.value.replace(/\s*\n\s*/g, ' '))}
      onBlur={() => valor.trim() === '' && aoMudar(seVazio)}
      onKeyDown={(evento) => {
        if (evento.key !== 'Enter' || evento.ctrlKey || evento.metaKey) return
        evento.preventDefault()
        evento.currentTarget.blur()
      }}
    />
  )
}
