export { AbrirEmitido } from './emitir/abrir-emitido.tsx'
export { EmitirDocumento } from './emitir/emitir-documento.tsx'
