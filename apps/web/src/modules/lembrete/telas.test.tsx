import { percorrer } from '../../../teste/passeio/index.ts'

percorrer(`/confirmar-agendamento#${'k'.repeat(43)}`)
