import { percorrerCadastro } from '../../../teste/passeio/index.ts'
import { cheio } from '../../../teste/servidor/cheio.ts'
import { servidor } from '../../../teste/servidor/index.ts'

percorrerCadastro('/configuracao/modelo-documento', 'CLIENTE', () =>
  servidor.responde('GET /modelo-documento/:codigo', cheio('GET /modelo-documento/:codigo', { tipo: 'LAUDO' })),
)
