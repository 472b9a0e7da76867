export { AbasDaEmpresa } from './abas-da-empresa.tsx'
export { EtiquetaDoEstado } from './estado.tsx'
