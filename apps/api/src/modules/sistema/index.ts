export { rotasSistema, rotaSecurityTxt } from './routes.ts'
