export { consultaDoTutor } from './api.ts'
export { CampoTutor, opcaoDeTutor } from './campo-tutor.tsx'
