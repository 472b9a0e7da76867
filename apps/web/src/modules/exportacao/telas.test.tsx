import { percorrer } from '../../../teste/passeio/index.ts'
import { cheio } from '../../../teste/servidor/cheio.ts'
import { servidor } from '../../../teste/servidor/index.ts'

// One that is being made is asked about again and again.
percorrer('/empresa/exportacao', 'CLIENTE', () => {
  const { itens, ...resto } = cheio('GET /exportacao')
  servidor.responde('GET /exportacao', {
    ...resto,
    itens: itens.map((copia, i) => ({ ...copia, estado: i === 0 ? ('PRONTA' as const) : ('EXPIRADA' as const) })),
  })
})
