export { usePapel, type Papel } from '../../lib/use-papel.ts'
