export { SessoesAbertas } from './sessoes-abertas.tsx'
export { MeusConvites } from './meus-convites.tsx'
export { TermosNovos } from './termos-novos.tsx'
