const SINAIS = {
  anterior: 'M15 5 8 12l7 7',
  proxima: 'm9 5 7 7-7 7',
  mais: 'M12 5v14M5 12h14',
  menos: 'M5 12h14',
  fechar: 'M6 6l12 12M18 6 6 18',
  girar: 'M20 5v5h-5M19.5 10A8 8 0 1 0 20 13.5',
  espelhar: 'M12 3v18M9 7l-6 5 6 5zM15 7l6 5-6 5z',
  espelharVertical: 'M3 12h18M7 9l5-6 5 6zM7 15l5 6 5-6z',
  negativo: 'M12 3a9 9 0 1 0 0 18zM12 3a9 9 0 0 1 0 18',
  luz: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3 19 19M19 5l-1.7 1.7M6.7 17.3 5 19',
  marcas: 'M4 20 20 4M4 16v4h4M16 4h4v4M9 11l2 2M12 8l2 2',
  comparar: 'M3 5h7v14H3zM14 5h7v14h-7z',
  ajustes: 'M4 7h9M19 7h1M4 17h1M11 17h9M16 4.5v5M8 14.5v5',
  medir: 'M4 16 16 4l4 4L8 20zM8 12l2 2M12 8l2 2',
  lista: 'M9 6h11M9 12h11M9 18h11M4 6h.5M4 12h.5M4 18h.5',
  tocar: 'M8 5v14l11-7z',
  parar: 'M8 5v14M16 5v14',
  quadroAnterior: 'M17 5l-8 7 8 7zM6 5v14',
  quadroSeguinte: 'M7 5l8 7-8 7zM18 5v14',
} as const

export interface BotaoDoVisorProps {
  sinal: keyof typeof SINAIS
  rotulo: string
  aoAcionar: () => void
  desligado?: boolean
  /** Of a button that is on or off. */
  ligado?: boolean
  /** Of a button that opens something beside it. */
  aberto?: boolean
  /** Read under the sign, where there is room for no hint. */
  legenda?: string
}

export function SinalDoVisor({ sinal }: { sinal: keyof typeof SINAIS }) {
  return (
    <svg
      width="22"
      height="22"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={SINAIS[sinal]} />
    </svg>
  )
}

export function BotaoDoVisor(props: BotaoDoVisorProps) {
  const { sinal, rotulo, aoAcionar, desligado = false, ligado, aberto, legenda } = props
  return (
    <button
      type="button"
      className="lv-botao"
      aria-label={rotulo}
      aria-pressed={ligado}
      aria-expanded={aberto}
      title={rotulo}
      disabled={desligado}
      onClick={aoAcionar}
    >
      <SinalDoVisor sinal={sinal} />
      {legenda !== undefined && <span aria-hidden="true">{legenda}</span>}
    </button>
  )
}
