import { percorrer } from '../../../teste/passeio/index.ts'
import { cheio } from '../../../teste/servidor/cheio.ts'
import { servidor } from '../../../teste/servidor/index.ts'

for (const perfil of ['CLIENTE', 'ADMIN', 'ESPECIALISTA', 'PARCEIRO', 'CLIENTE_BASE'] as const)
  percorrer('/dashboard', perfil, () => servidor.responde('GET /dashboard', cheio('GET /dashboard', { perfil })))
