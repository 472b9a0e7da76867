export { guardarArquivo, reservarArquivo } from './armazenamento.ts'
export { exigirEspaco, usoDoCliente, usoDoRecurso } from './espaco.ts'
export { rotasCliente } from './routes.ts'
export { figuraDeClientes, listarClientes } from './listar-clientes.ts'
