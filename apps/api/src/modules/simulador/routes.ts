import { contratoSimulador } from '@vetlume/dominio/simulador'
import type { Registrar } from '../../infra/http/registrar.ts'
import { replicarNoLaboratorio } from './laboratorio.ts'
import { listarSimulacoes } from './listar-simulacoes.ts'
import { baixarOrcamento } from './orcamento.ts'
import { abrirSimulacao, alterarSimulacao, criarSimulacao, duplicarSimulacao, excluirSimulacao } from './verbos.ts'

export function rotasSimulador(registrar: Registrar): void {
  registrar(contratoSimulador, {
    'GET /simulador/laboratorio': replicarNoLaboratorio,
    'GET /simulacao': listarSimulacoes,
    'GET /simulacao/:codigo': abrirSimulacao,
    'GET /simulacao/:codigo/orcamento': baixarOrcamento,
    'POST /simulacao': criarSimulacao,
    'PUT /simulacao/:codigo': alterarSimulacao,
    'DELETE /simulacao/:codigo': excluirSimulacao,
    'POST /simulacao/:codigo/duplicar': duplicarSimulacao,
  })
}
