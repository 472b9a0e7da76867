const SINAIS = {
  anterior: 'M15 5 8 12l7 7',
  proxima: 'm9 5 7 7-7 7',
  mais: 'M12 5v14M5 12h14',
  menos: 'M5 12h14',
  fechar: 'M6 6l12 12M18 6 6 18',
} as const

export interface BotaoDoVisorProps {
  sinal: keyof typeof SINAIS
  rotulo: string
  aoAcionar: () => void
  desligado?: boolean
}

export function BotaoDoVisor({ sinal, rotulo, aoAcionar, desligado = false }: BotaoDoVisorProps) {
  return (
    <button
      type="button"
      className="lv-botao"
      aria-label={rotulo}
      title={rotulo}
      disabled={desligado}
      onClick={aoAcionar}
    >
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
    </button>
  )
}
