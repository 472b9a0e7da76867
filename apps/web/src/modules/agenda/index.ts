export { SugerirHorario } from './deslocamento/sugerir-horario.tsx'
export { DialogoDoPlano } from './marcar/dialogo-do-plano.tsx'
export { perguntaDoPlano, PERGUNTAS } from './marcar/perguntas.ts'
export { insistir } from './marcar/recusas.ts'
