export { exigirEspaco } from './espaco.ts'
export { rotasCliente } from './routes.ts'
export { listarClientes } from './listar-clientes.ts'
