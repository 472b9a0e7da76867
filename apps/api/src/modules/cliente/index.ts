export { guardarArquivo, reservarArquivo } from './armazenamento.ts'
export { exigirEspaco } from './espaco.ts'
export { rotasCliente } from './routes.ts'
export { figuraDeClientes, listarClientes } from './listar-clientes.ts'
