export { FaixaDeSuporte } from './faixa-de-suporte.tsx'
