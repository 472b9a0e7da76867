import { percorrer } from '../../../teste/passeio/index.ts'

percorrer('/login')
percorrer('/recuperar-senha')
percorrer(`/recuperar-senha#${'k'.repeat(43)}`)
