import { exemplo } from './servidor/exemplo.ts'
import { servidor } from './servidor/index.ts'

/** Whoever opens an account or a closing is told of its notes: of these, there are none and none can be issued. */
export function semNota(): void {
  servidor.responde(
    'GET /nota-fiscal/titulo/:titulo',
    exemplo('GET /nota-fiscal/titulo/:titulo', {
      notas: [],
      previa: null,
      semEmissao: null,
      permissoes: { emitir: false },
    }),
  )
}
