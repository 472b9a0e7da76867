import { contratoAnimal } from '@vetlume/dominio/animal'
import type { Registrar } from '../../infra/http/registrar.ts'
import { handlersDoCadastro } from '../cadastros/index.ts'
import { alterarAnimal } from './alterar-animal.ts'
import { criarAnimal } from './criar-animal.ts'
import { enviarFoto, retirarFoto, verFoto } from './foto.ts'
import { listarAnimais } from './listar-animais.ts'
import { apagarPesagem, corrigirPesagem, registrarPesagem } from './pesagens.ts'
import { verMedidas, verProntuario } from './prontuario.ts'
import { listarAnimaisDuplicados, unirAnimais } from './unir-animais.ts'
import { apagarVacinaDada, corrigirVacinaDada, registrarVacina } from './vacinas.ts'
import { verAnimal } from './ver-animal.ts'
import { verbosDoAnimal } from './verbos.ts'

export function rotasAnimal(registrar: Registrar): void {
  registrar(contratoAnimal, {
    ...handlersDoCadastro('animal', listarAnimais, {
      ...verbosDoAnimal,
      ver: verAnimal,
      criar: criarAnimal,
      alterar: alterarAnimal,
    }),
    'POST /animal/:codigo/pesos': registrarPesagem,
    'PUT /animal/:codigo/pesos/:peso': corrigirPesagem,
    'DELETE /animal/:codigo/pesos/:peso': apagarPesagem,
    'POST /animal/:codigo/vacinas': registrarVacina,
    'PUT /animal/:codigo/vacinas/:vacinaDada': corrigirVacinaDada,
    'DELETE /animal/:codigo/vacinas/:vacinaDada': apagarVacinaDada,
    'POST /animal/:codigo/foto': enviarFoto,
    'GET /animal/:codigo/foto': verFoto,
    'DELETE /animal/:codigo/foto': retirarFoto,
    'GET /animal/:codigo/prontuario': verProntuario,
    'GET /animal/:codigo/medidas': verMedidas,
    'GET /animal/:codigo/duplicados': listarAnimaisDuplicados,
    'POST /animal/:codigo/unir': unirAnimais,
  })
}
