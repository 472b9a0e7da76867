import { provarLivro } from '../../../teste/provar-livro.tsx'

provarLivro('contas-receber', { perfil: 'CLIENTE', vazia: 'Nada a receber', falta: 'Falta receber' })
