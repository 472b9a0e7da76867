const ARCOS = [120, 190, 260, 330, 400, 470, 540, 610] as const

/** Arc of the fan at `raio` from the probe, 34° to each side. */
function arco(raio: number): string {
  const angulo = (34 * Math.PI) / 180
  const x = Math.sin(angulo) * raio
  const y = Math.cos(angulo) * raio
  return `M${300 - x} ${60 + y}A${raio} ${raio} 0 0 0 ${300 + x} ${60 + y}`
}

/** A number from 0 to 1 that looks random and is always the same: the drawing never changes between visits. */
const acaso = (semente: number) => {
  const valor = Math.sin(semente * 12.9898) * 43758.5453
  return valor - Math.floor(valor)
}

interface Eco {
  x: number
  y: number
  r: number
  opacidade: number
}

function eco(anguloGraus: number, raio: number, semente: number): Eco {
  const angulo = (anguloGraus * Math.PI) / 180
  return {
    x: Math.round(300 + Math.sin(angulo) * raio),
    y: Math.round(60 + Math.cos(angulo) * raio),
    r: 0.8 + acaso(semente + 0.3) * 1.7,
    opacidade: 0.1 + acaso(semente + 0.7) * 0.34,
  }
}

/** Speckle of the tissue, and the brighter outline of what the beam has found. */
const ECOS: readonly Eco[] = [
  ...Array.from({ length: 130 }, (_, indice) =>
    eco((acaso(indice) - 0.5) * 62, 130 + acaso(indice + 500) * 470, indice),
  ),
  ...Array.from({ length: 46 }, (_, indice) => {
    const volta = (indice / 46) * 2 * Math.PI
    const recuo = 1 - 0.28 * Math.max(0, Math.cos(volta - 0.5 * Math.PI)) ** 3
    return {
      ...eco(
        Math.cos(volta) * 15 * recuo + (acaso(indice) - 0.5) * 1.6,
        372 + Math.sin(volta) * 88 * recuo + (acaso(indice + 9) - 0.5) * 16,
        indice,
      ),
      opacidade: 0.45 + acaso(indice) * 0.4,
    }
  }),
]

/** The beam, the tissue that it crosses and what it finds. */
export function Desenho() {
  return (
    <svg viewBox="0 0 600 760" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <defs>
        <radialGradient id="leque" gradientUnits="userSpaceOnUse" cx="300" cy="60" r="660">
          <stop offset="0" stopColor="var(--vl-lume)" stopOpacity="0.34" />
          <stop offset="0.32" stopColor="oklch(0.62 0.1 190)" stopOpacity="0.3" />
          <stop offset="1" stopColor="var(--vl-noite-2)" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="feixe" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--vl-lume)" stopOpacity="0.75" />
          <stop offset="1" stopColor="var(--vl-lume)" stopOpacity="0" />
        </linearGradient>
        <clipPath id="setor">
          <path d={`M300 60 ${arco(650).replace('M', 'L')}Z`} />
        </clipPath>
      </defs>
      <g clipPath="url(#setor)">
        <rect width="600" height="760" fill="url(#leque)" />
        <g className="varredura">
          <path d="M300 60 262 760h76Z" fill="url(#feixe)" opacity="0.55" />
        </g>
        {ECOS.map(({ x, y, r, opacidade }) => (
          <circle key={`${x}-${y}-${r}`} cx={x} cy={y} r={r} fill="oklch(0.93 0.05 180)" opacity={opacidade} />
        ))}
      </g>
      {ARCOS.map((raio) => (
        <path key={raio} d={arco(raio)} fill="none" stroke="oklch(0.85 0.06 190)" strokeOpacity="0.16" />
      ))}
      <path d="M276 52a28 28 0 0 1 48 0" fill="none" stroke="var(--vl-lume)" strokeWidth="5" strokeLinecap="round" />
    </svg>
  )
}
