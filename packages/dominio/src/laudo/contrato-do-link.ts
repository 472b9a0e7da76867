import * as z from 'zod/mini'
import { BINARIO, codigo, endpoint, instante } from '../contrato/index.ts'
import { chaveDoLink, sha256 } from './contrato-dos-clipes.ts'
import { documentoDoLaudo } from './documento.ts'

/** What who holds a secret link may ask for, without being anybody. */
export const contratoDoLink = {
  'POST /laudo-compartilhado': endpoint({
    resumo: 'Laudo de um link secreto; a abertura fica registrada',
    permissao: 'publico',
    escopo: 'nenhum',
    entrada: z.object({ chave: chaveDoLink }),
    // `empresa` answers for the personal data of the document.
    resposta: z.object({
      documento: documentoDoLaudo,
      empresa: codigo,
      expiraEm: instante,
      retificado: z.boolean(),
      /** Of a laudo that was marked as critical: whether its clinic was told, and said that it has read it. */
      critico: z.nullable(z.object({ comunicado: z.boolean(), confirmado: z.boolean() })),
    }),
    limite: { chave: 'laudo-compartilhado', maximo: 60, janelaSegundos: 60 },
    erros: ['NAO_ENCONTRADO', 'LINK_EXPIRADO'],
  }),
  'POST /laudo-compartilhado/arquivo': endpoint({
    resumo: 'PDF do laudo de um link secreto ou, com `sha256`, uma de suas imagens',
    permissao: 'publico',
    escopo: 'nenhum',
    entrada: z.object({ chave: chaveDoLink, sha256: z.optional(sha256) }),
    resposta: BINARIO,
    limite: { chave: 'laudo-compartilhado', maximo: 300, janelaSegundos: 60 },
    erros: ['NAO_ENCONTRADO', 'LINK_EXPIRADO'],
  }),
  'POST /laudo-compartilhado/resumo': endpoint({
    resumo: 'PDF do resumo para o tutor, do laudo de um link secreto',
    permissao: 'publico',
    escopo: 'nenhum',
    entrada: z.object({ chave: chaveDoLink }),
    resposta: BINARIO,
    limite: { chave: 'laudo-compartilhado-resumo', maximo: 20, janelaSegundos: 60 },
    erros: ['NAO_ENCONTRADO', 'LINK_EXPIRADO', 'INDISPONIVEL'],
  }),
}
