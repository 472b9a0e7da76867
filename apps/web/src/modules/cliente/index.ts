export { AbasDaEmpresa } from './abas-da-empresa.tsx'
