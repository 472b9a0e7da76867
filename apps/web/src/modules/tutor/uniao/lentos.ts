import { lazy } from 'react'

/** The search of the other record, for tutors and patients: opened now and then. */
export const EscolherOutro = lazy(async () => ({ default: (await import('./escolher-outro.tsx')).EscolherOutro }))
