// Downloaded alone: asked for by its own door, all of the module would come, and every list that writes a CPF with it.
export { configurarMensagens } from '@vetlume/dominio/formatos'
