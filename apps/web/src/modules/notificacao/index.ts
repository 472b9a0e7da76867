export { Sino } from './sino.tsx'
