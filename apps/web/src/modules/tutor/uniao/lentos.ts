import { parte } from '../../../ui/parte.tsx'

/** The search of the other record, for tutors and patients: opened now and then. */
export const EscolherOutro = parte(async () => (await import('./escolher-outro.tsx')).EscolherOutro)
