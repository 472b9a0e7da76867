import * as z from 'zod/mini'
import { codigo, endpoint, permissoes, porCodigo } from '../contrato/index.ts'

/** Who enters the product as a specialist, and signs. */
const acesso = z.object({
  pessoas: z.array(z.object({ codigo, nome: z.string() })),
  permissoes: permissoes(['assumir']),
})
export type AcessoDoEspecialista = z.infer<typeof acesso>

export const rotasDoAcesso = {
  'GET /especialista/:codigo/acesso': endpoint({
    resumo: 'Quem entra no sistema como este especialista e assina os laudos dele',
    permissao: 'especialista:partes',
    escopo: 'cliente',
    entrada: porCodigo,
    resposta: acesso,
    erros: ['NAO_ENCONTRADO'],
  }),
  'POST /especialista/:codigo/assumir': endpoint({
    resumo: 'Quem está na empresa diz que é este especialista: passa a assinar os laudos dele com o próprio acesso',
    permissao: 'especialista:escrever',
    escopo: 'nenhum',
    reforco: true,
    entrada: porCodigo,
    resposta: acesso,
    erros: ['NAO_ENCONTRADO', 'TRANSICAO_INVALIDA'],
  }),
}
