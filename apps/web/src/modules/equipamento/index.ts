export { TelaDeEquipamentos } from './tela-de-equipamentos.tsx'
