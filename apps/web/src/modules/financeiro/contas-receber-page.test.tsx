import { beforeEach } from 'vitest'
import { provarLivro } from '../../../teste/provar-livro.tsx'
import { semNota } from '../../../teste/sem-nota.ts'

beforeEach(semNota)

provarLivro('contas-receber', { perfil: 'CLIENTE', vazia: 'Nada a receber', falta: 'Falta receber' })
