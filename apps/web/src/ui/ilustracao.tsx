export type CenaDeIlustracao = 'vazio' | 'busca' | 'falha' | 'acesso'

const COMUM = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const

/** Arcs of an echo seen through the fan of a probe: the same idea as the sign, at rest. */
function Feixe() {
  return (
    <g {...COMUM}>
      <path d="M80 14 20 100a120 120 0 0 0 120 0Z" fill="var(--vl-marca-suave)" stroke="none" />
      <path
        d="M61 41a58 58 0 0 1 38 0M48 60a88 88 0 0 1 64 0M35 79a114 114 0 0 1 90 0"
        stroke="var(--vl-marca)"
        strokeOpacity="0.28"
        strokeWidth="1.5"
      />
      <path d="M80 14 20 100M80 14l60 86" stroke="var(--vl-marca)" strokeOpacity="0.45" strokeWidth="1.5" />
    </g>
  )
}

const SINAIS: Readonly<Record<CenaDeIlustracao, React.ReactNode>> = {
  vazio: (
    <g fill="var(--vl-lume)">
      <path d="M80 63c7 0 13.5 6.5 13.5 13 0 5-3.5 7-7 7-2.5 0-4.2-1-6.5-1s-4 1-6.5 1c-3.5 0-7-2-7-7 0-6.5 6.5-13 13.5-13Z" />
      <ellipse cx="64" cy="62" rx="4" ry="5.5" transform="rotate(-24 64 62)" />
      <ellipse cx="74" cy="54" rx="4.2" ry="6" transform="rotate(-8 74 54)" />
      <ellipse cx="86" cy="54" rx="4.2" ry="6" transform="rotate(8 86 54)" />
      <ellipse cx="96" cy="62" rx="4" ry="5.5" transform="rotate(24 96 62)" />
    </g>
  ),
  busca: (
    <g {...COMUM} stroke="var(--vl-lume)" strokeWidth="4">
      <circle cx="77" cy="64" r="13" fill="var(--vl-superficie)" />
      <path d="m87 74 11 11" />
    </g>
  ),
  falha: (
    <g {...COMUM} stroke="var(--vl-erro)" strokeWidth="4">
      <path d="M80 48v22M80 83v.1" strokeWidth="5" />
    </g>
  ),
  acesso: (
    <g {...COMUM} stroke="var(--vl-lume)" strokeWidth="4">
      <rect x="66" y="62" width="28" height="22" rx="5" fill="var(--vl-superficie)" />
      <path d="M72 62v-7a8 8 0 0 1 16 0v7" />
    </g>
  ),
}

/** Drawn with tokens only, so it follows the colour scheme. Decorative: the text beside it says everything. */
export function Ilustracao({ cena, largura = 160 }: { cena: CenaDeIlustracao; largura?: number }) {
  return (
    <svg width={largura} viewBox="0 0 160 118" aria-hidden="true" focusable="false">
      <Feixe />
      {SINAIS[cena]}
    </svg>
  )
}
