export { CampoAnimal, opcaoDeAnimal, type AnimalEscolhido, type OpcaoDeAnimal } from './campo-animal.tsx'
export { CampoPeso } from './campo-peso.tsx'
