import { contratoCliente } from '@vetlume/dominio/cliente'
import type { Registrar } from '../../infra/http/registrar.ts'
import { handlersDoCadastro } from '../cadastros/index.ts'
import { verbosDoCliente, type EmpresaInicial } from './administrar-clientes.ts'
import { listarClientes } from './listar-clientes.ts'
import {
  baixarLogoDoCliente,
  baixarLogoProprio,
  enviarLogoDoCliente,
  enviarLogoProprio,
  retirarLogoDoCliente,
  retirarLogoProprio,
} from './logo.ts'
import { alterarPropria, verPropria, verUso } from './propria-empresa.ts'

export function rotasCliente(
  registrar: Registrar,
  { criarEmpresaInicial }: { criarEmpresaInicial: EmpresaInicial },
): void {
  registrar(contratoCliente, {
    'GET /cliente/proprio': verPropria,
    'PUT /cliente/proprio': alterarPropria,
    'GET /cliente/uso': verUso,
    'GET /cliente/proprio/logo': baixarLogoProprio,
    'POST /cliente/proprio/logo': enviarLogoProprio,
    'DELETE /cliente/proprio/logo': retirarLogoProprio,
    ...handlersDoCadastro('cliente', listarClientes, verbosDoCliente(criarEmpresaInicial)),
    'GET /cliente/:codigo/logo': baixarLogoDoCliente,
    'POST /cliente/:codigo/logo': enviarLogoDoCliente,
    'DELETE /cliente/:codigo/logo': retirarLogoDoCliente,
  })
}
