export { BotaoDeBusca } from './botao-de-busca.tsx'
