import './em-palavras-simples.css'
import { Suspense, useState } from 'react'
import { importada, type Falta } from '../../../ui/importada.tsx'
import type { LaudoParaTutor } from './laudo-para-tutor.ts'

// Plain, since who opens a link downloads none of the kit that `conteudo` says it with.
const Ausente = ({ tentarDeNovo }: Falta) => (
  <p role="alert">
    O resumo não pôde ser carregado: a conexão falhou.{' '}
    <button type="button" onClick={tentarDeNovo}>
      Tentar de novo
    </button>
  </p>
)
const ResumoLento = importada(async () => (await import('./resumo-do-tutor.tsx')).ResumoDoTutor, Ausente)

/** The laudo for its tutor, folded: its rules and words are downloaded by who opens it. */
export function EmPalavrasSimples(laudo: LaudoParaTutor) {
  const [pedido, definirPedido] = useState(false)
  return (
    <details className="ps" onToggle={({ currentTarget }) => currentTarget.open && definirPedido(true)}>
      <summary>
        <strong>Em palavras simples</strong>
        <span>Resumo para quem cuida de {laudo.documento.animal.nome}, com as palavras do laudo explicadas.</span>
      </summary>
      {pedido && (
        <Suspense fallback={<p role="status">Preparando o resumo…</p>}>
          <ResumoLento {...laudo} />
        </Suspense>
      )}
    </details>
  )
}
