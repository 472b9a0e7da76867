export { problemasDoDocumento } from './texto.ts'
export { problemasDoLaudo } from './laudo.ts'
export type { ProblemaDoModelo } from './problema.ts'
