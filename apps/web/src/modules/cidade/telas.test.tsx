import { percorrer } from '../../../teste/passeio/index.ts'
import { exemplo } from '../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../teste/servidor/index.ts'

const CURITIBA = '4106902'
// Cities are known by the number that the IBGE gives them, which cannot be made up.
const comCuritiba = () =>
  servidor.responde(
    'GET /cidade',
    exemplo('GET /cidade', { itens: [{ codigo: CURITIBA, nome: 'Curitiba', uf: 'PR' }] }),
  )

for (const busca of ['', '?novo=1', `?codigo=${CURITIBA}`])
  percorrer(`/configuracao/cidade${busca}`, 'ADMIN', comCuritiba)
