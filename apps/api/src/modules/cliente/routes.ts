import { contratoCliente } from '@vetlume/dominio/cliente'
import type { Registrar } from '../../infra/http/registrar.ts'
import { listarClientes } from './listar-clientes.ts'

export function rotasCliente(registrar: Registrar): void {
  registrar(contratoCliente, { 'GET /cliente': listarClientes })
}
