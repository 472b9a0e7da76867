import { contratoEquipamento } from '@vetlume/dominio/equipamento'
import type { Registrar } from '../../infra/http/registrar.ts'
import { handlersDoCadastro } from '../cadastros/index.ts'
import { arquivosDoGateway } from './arquivos-do-gateway.ts'
import { gerarCredencial, revogarCredencial, verCredencial } from './credencial.ts'
import { listarEquipamentos, verbosDoEquipamento } from './queries.ts'

export function rotasEquipamento(registrar: Registrar): void {
  registrar(contratoEquipamento, {
    ...handlersDoCadastro('equipamento', listarEquipamentos, verbosDoEquipamento),
    'GET /equipamento/:codigo/credencial': verCredencial,
    'POST /equipamento/:codigo/credencial': gerarCredencial,
    'DELETE /equipamento/:codigo/credencial': revogarCredencial,
    'GET /gateway': arquivosDoGateway,
  })
}
