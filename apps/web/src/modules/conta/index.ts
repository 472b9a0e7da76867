export { SessoesAbertas } from './sessoes-abertas.tsx'
export { TermosNovos } from './termos-novos.tsx'
