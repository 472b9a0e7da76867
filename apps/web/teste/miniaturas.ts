import { empacotarVarias } from '@vetlume/dominio/imagem'
import { servidor } from './servidor/index.ts'

/** Small images of a laudo, each of no bytes, for tests that look at something else. */
export const responderMiniaturas = (): void =>
  servidor.responde(
    'GET /laudo/:codigo/miniaturas',
    ({ arquivos }) => new Blob([empacotarVarias(arquivos.map((arquivo) => [arquivo, new Uint8Array()]))]),
  )
