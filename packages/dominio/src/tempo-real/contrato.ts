import * as z from 'zod/mini'
import { endpoint, instante, SEM_ENTRADA } from '../contrato/index.ts'

export const contratoTempoReal = {
  'POST /tempo-real/bilhete': endpoint({
    resumo: 'Um bilhete, de uso único, para abrir a conexão que avisa das mudanças',
    permissao: 'autenticado',
    escopo: 'plataforma',
    entrada: SEM_ENTRADA,
    resposta: z.object({ bilhete: z.string(), expiraEm: instante }),
    erros: ['CONTEXTO_NECESSARIO'],
  }),
}
