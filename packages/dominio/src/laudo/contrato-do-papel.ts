import { BINARIO, endpoint, porCodigo } from '../contrato/index.ts'

/** A laudo as it leaves on paper; who took it is written down. */
export const contratoDoPapel = {
  'GET /laudo/:codigo/pdf': endpoint({
    resumo: 'PDF assinado',
    permissao: 'laudo:ler',
    escopo: 'nenhum',
    deixaRastro: true,
    entrada: porCodigo,
    resposta: BINARIO,
    erros: ['NAO_ENCONTRADO'],
  }),
  'GET /laudo/:codigo/resumo': endpoint({
    resumo: 'PDF do resumo de um laudo assinado, para o tutor: feito na hora, não é o laudo',
    permissao: 'laudo:ler',
    escopo: 'nenhum',
    deixaRastro: true,
    entrada: porCodigo,
    resposta: BINARIO,
    erros: ['NAO_ENCONTRADO', 'INDISPONIVEL', 'MUITAS_TENTATIVAS'],
  }),
}
