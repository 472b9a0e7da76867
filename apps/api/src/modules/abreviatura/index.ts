export { rotasAbreviatura } from './routes.ts'
