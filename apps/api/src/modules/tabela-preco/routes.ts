import { contratoTabelaPreco } from '@vetlume/dominio/tabela-preco'
import type { Registrar } from '../../infra/http/registrar.ts'
import { handlersDoCadastro } from '../cadastros/index.ts'
import { listarTabelasDePreco } from './queries.ts'
import { copiarTabelaPreco, reajustarTabelaPreco, verbosDaTabelaPreco } from './verbos.ts'

export function rotasTabelaPreco(registrar: Registrar): void {
  registrar(contratoTabelaPreco, {
    ...handlersDoCadastro('tabela-preco', listarTabelasDePreco, verbosDaTabelaPreco),
    'POST /tabela-preco/:codigo/copia': copiarTabelaPreco,
    'PUT /tabela-preco/:codigo/reajuste': reajustarTabelaPreco,
  })
}
