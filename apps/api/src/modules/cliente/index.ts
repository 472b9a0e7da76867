export { guardarArquivo, reservarArquivo } from './armazenamento.ts'
export { exigirEspaco } from './espaco.ts'
export { rotasCliente } from './routes.ts'
export { listarClientes } from './listar-clientes.ts'
