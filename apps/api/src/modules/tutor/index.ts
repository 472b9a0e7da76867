export { animaisAoAlcance, dentro, parceiroVisivel } from './alcance.ts'
export { comParceiroDoAutor, permissoesDaFicha, podeEditar } from './policy.ts'
export { segurarTutor, tutorAoAlcance } from './queries.ts'
export { rotasTutor } from './routes.ts'
