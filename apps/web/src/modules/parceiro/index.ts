export { CreditoDaClinica } from './credito-da-clinica.tsx'
