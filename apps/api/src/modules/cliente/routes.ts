import { contratoCliente, type DadosDoTimbre } from '@vetlume/dominio/cliente'
import type { CtxLivre } from '../../context.ts'
import type { Registrar } from '../../infra/http/registrar.ts'
import type { Ator } from '../../infra/token.ts'
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

/** What comes from modules that stand on this one. */
interface DeOutrosModulos {
  criarEmpresaInicial: EmpresaInicial
  preverTimbre: (pedido: { ctx: CtxLivre<Ator>; input: DadosDoTimbre }) => Promise<{ bytes: Uint8Array; tipo: string }>
}

export function rotasCliente(registrar: Registrar, { criarEmpresaInicial, preverTimbre }: DeOutrosModulos): void {
  registrar(contratoCliente, {
    'GET /cliente/proprio': verPropria,
    'PUT /cliente/proprio': alterarPropria,
    'POST /cliente/proprio/timbre/previa': preverTimbre,
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
