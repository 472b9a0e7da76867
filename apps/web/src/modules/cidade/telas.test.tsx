import { percorrer } from '../../../teste/passeio/index.ts'

percorrer('/configuracao/cidade', 'ADMIN')
percorrer('/configuracao/cidade?novo=1', 'ADMIN')
percorrer('/configuracao/cidade?codigo=4106902', 'ADMIN')
