export { rotasEquipamento } from './routes.ts'
