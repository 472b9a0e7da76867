import type { Desenho } from '@vetlume/dominio/imagem'
import { comChaves } from '../chaves.ts'

export const medidasAssinadas = (desenhos: readonly Desenho[]): string[] =>
  desenhos.flatMap(({ rotulos }) => rotulos.map(({ texto }) => texto))

/** What was measured and written on the figure, as it was signed. */
export function MarcasAssinadas({ medidas }: { medidas: readonly string[] }) {
  return (
    <aside className="lv-marcas" aria-label="Marcas assinadas da figura">
      <p className="lv-nota">Marcas e medidas como foram assinadas:</p>
      <ul>
        {comChaves(medidas).map(({ item, chave }) => (
          <li key={chave}>
            <b>{item}</b>
          </li>
        ))}
      </ul>
    </aside>
  )
}
