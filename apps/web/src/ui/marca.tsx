import { PRODUTO } from '@vetlume/dominio/produto'

/**
 * The sign: a V drawn as the fan of an ultrasound probe, with the echo that gives light back.
 * The fan takes the colour of the text around it; the echo is always amber.
 */
export function Simbolo({ tamanho = 28 }: { tamanho?: number }) {
  return (
    <svg width={tamanho} height={tamanho} viewBox="0 0 32 32" fill="none" aria-hidden="true" focusable="false">
      <path
        d="M3.2 6.4 16 28 28.8 6.4"
        stroke="currentColor"
        strokeWidth="3.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M10.3 7.6a14.6 14.6 0 0 1 11.4 0" stroke="var(--vl-lume)" strokeWidth="3" strokeLinecap="round" />
      <path d="M13.2 13.9a7.6 7.6 0 0 1 5.6 0" stroke="var(--vl-lume)" strokeWidth="3" strokeLinecap="round" />
    </svg>
  )
}

/** Sign and name. The name is text: it is read, searched and scaled like text. */
export function Marca({ tamanho = 28 }: { tamanho?: number }) {
  return (
    <span className="vl-marca">
      <Simbolo tamanho={tamanho} />
      <span className="vl-marca-nome">{PRODUTO.nome.toLowerCase()}</span>
    </span>
  )
}
