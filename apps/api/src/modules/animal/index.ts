export { animalNaVisao } from './queries.ts'
export { registrarPeso } from './registrar-peso.ts'
export { rotasAnimal } from './routes.ts'
export { listarAnimais } from './listar-animais.ts'
