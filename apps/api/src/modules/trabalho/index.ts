export { rotasTrabalho } from './routes.ts'
