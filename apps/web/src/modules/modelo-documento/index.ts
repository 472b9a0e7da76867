export { EmitirDocumento } from './emitir/emitir-documento.tsx'
