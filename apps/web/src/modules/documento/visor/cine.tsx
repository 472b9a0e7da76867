import { BotaoDoVisor } from './botao-do-visor.tsx'
import type { Quadros } from './use-quadros.ts'

const VELOCIDADES = [0.25, 0.5, 1, 2] as const

/** Frames of a recording: one by one, or as they were recorded, slower or faster. */
export function Cine({ quadros }: { quadros: Quadros }) {
  const { qual, total, tocando, velocidade } = quadros
  return (
    <div className="lv-cine" role="group" aria-label="Quadros">
      <BotaoDoVisor
        sinal={tocando ? 'parar' : 'tocar'}
        rotulo={tocando ? 'Parar (espaço)' : 'Tocar (espaço)'}
        aoAcionar={() => quadros.tocar(!tocando)}
      />
      <BotaoDoVisor
        sinal="quadroAnterior"
        rotulo="Quadro anterior ([)"
        desligado={qual === 0}
        aoAcionar={() => quadros.ir(qual - 1)}
      />
      <input
        type="range"
        aria-label="Quadro"
        min={1}
        max={total}
        value={qual + 1}
        aria-valuetext={`${qual + 1} de ${total}`}
        onChange={({ target }) => quadros.ir(Number(target.value) - 1)}
      />
      <BotaoDoVisor
        sinal="quadroSeguinte"
        rotulo="Quadro seguinte (])"
        desligado={qual === total - 1}
        aoAcionar={() => quadros.ir(qual + 1)}
      />
      <span className="lv-quadro">
        {qual + 1}/{total}
      </span>
      <select
        className="lv-escolha"
        aria-label="Velocidade"
        value={velocidade}
        onChange={({ target }) => quadros.mudarVelocidade(Number(target.value))}
      >
        {VELOCIDADES.map((uma) => (
          <option key={uma} value={uma}>
            {String(uma).replace('.', ',')}×
          </option>
        ))}
      </select>
    </div>
  )
}
