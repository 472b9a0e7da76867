export { NotaDaConta } from './nota-da-conta.tsx'
