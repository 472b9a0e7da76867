import type { DocumentoDoLaudo } from '@vetlume/dominio/laudo'

/** What was marked as altered, with the measures out of the reference. */
export function ResumoDosAlterados({ resumo }: Pick<DocumentoDoLaudo, 'resumo'>) {
  if (resumo === undefined || resumo.length === 0) return null
  return (
    <section className="ld-resumo">
      <h3>Resumo do que está alterado</h3>
      <ul>
        {resumo.map(({ titulo, achados }) => (
          <li key={titulo}>
            <strong>{titulo}</strong>
            {achados.length > 0 && `: ${achados.join('; ')}`}
          </li>
        ))}
      </ul>
    </section>
  )
}
