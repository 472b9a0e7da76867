export { SessoesAbertas } from './sessoes-abertas.tsx'
