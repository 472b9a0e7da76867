export { enviarLembretes } from './enviar-lembretes.ts'
export { assinantesDoLembrete } from './avisar-recusa.ts'
export { rotasLembrete } from './routes.ts'
