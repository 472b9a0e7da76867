export { CampoAnimal } from './campo-animal.tsx'
export { opcaoDeAnimal, type AnimalEscolhido, type OpcaoDeAnimal } from './opcao-de-animal.ts'
export { CampoPeso } from './campo-peso.tsx'
export { useClinicaDoPaciente } from './use-clinica-do-paciente.ts'
