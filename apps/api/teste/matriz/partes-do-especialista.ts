import { randomUUID } from 'node:crypto'
import { EMPRESA, type Cenario, type LinhasDaMatriz } from './linha.ts'

const codigo = ({ empresa }: Cenario) => ({ codigo: empresa.especialista })
const excecao = { tipo: 'FOLGA', motivo: 'CURSO', de: '2027-03-01', ate: '2027-03-02' } as const
const regra = ({ empresa }: Cenario) =>
  ({
    codigo: empresa.especialista,
    servico: empresa.servico,
    parceiro: empresa.parceiro,
    tipo: 'PERCENTUAL',
    percentualBp: 4_000,
    vigenteDe: '2026-11-01',
  }) as const
// To itself: nobody takes the own work over.
const trabalho = ({ empresa, agendamento }: Cenario) => ({
  codigo: empresa.especialista,
  itens: [{ tipo: 'AGENDAMENTO' as const, codigo: agendamento, versao: 1, para: empresa.especialista }],
})
const deLeitura = { quem: EMPRESA, alheia: 404 } as const
const daEmpresa = { quem: ['CLIENTE'], alheia: 404 } as const

/** Hours, signature, certificate and repasse of a specialist. */
export const LINHAS_DAS_PARTES = {
  'GET /especialista/:codigo/horarios': { ...deLeitura, entrada: codigo },
  'PUT /especialista/:codigo/horarios': {
    ...daEmpresa,
    entrada: (c) => ({ ...codigo(c), versao: 99, janelas: [], bloqueios: [] }),
    propria: 409,
  },
  'POST /especialista/:codigo/excecoes': { ...daEmpresa, entrada: (c) => ({ ...codigo(c), ...excecao }) },
  'PUT /especialista/:codigo/excecoes/:excecao': {
    ...daEmpresa,
    entrada: (c) => ({ ...codigo(c), ...excecao, excecao: randomUUID(), versao: 1 }),
    propria: 404,
  },
  'DELETE /especialista/:codigo/excecoes/:excecao': {
    ...daEmpresa,
    entrada: (c) => ({ ...codigo(c), excecao: randomUUID() }),
    propria: 404,
  },
  'GET /especialista/:codigo/janelas': {
    ...deLeitura,
    entrada: (c) => ({ ...codigo(c), de: '2026-11-16', ate: '2026-11-22' }),
  },
  'GET /especialista/:codigo/acesso': { ...deLeitura, entrada: codigo },
  // Somebody is it already.
  'POST /especialista/:codigo/assumir': { ...daEmpresa, entrada: codigo, propria: 409 },
  'GET /especialista/:codigo/trabalho': { ...daEmpresa, entrada: codigo },
  'POST /especialista/:codigo/trabalho/previa': { ...daEmpresa, entrada: trabalho, propria: 422 },
  'POST /especialista/:codigo/trabalho/transferir': {
    ...daEmpresa,
    entrada: (c) => ({ ...trabalho(c), motivo: 'Saiu da empresa' }),
    propria: 422,
  },
  'GET /especialista/:codigo/assinatura': { ...deLeitura, entrada: codigo },
  'GET /especialista/:codigo/assinatura/imagem': { ...deLeitura, entrada: codigo, propria: 404 },
  'POST /especialista/:codigo/assinatura/imagem': { ...deLeitura, entrada: codigo, arquivo: true },
  // The company comes first, and takes out the image that both sent.
  'DELETE /especialista/:codigo/assinatura/imagem': { ...deLeitura, entrada: codigo, propria: { ESPECIALISTA: 404 } },
  'POST /especialista/:codigo/assinatura/certificado': {
    ...deLeitura,
    entrada: (c) => ({ ...codigo(c), senha: 'da matriz' }),
    arquivo: true,
    propria: 415,
  },
  'DELETE /especialista/:codigo/assinatura/certificado': { ...deLeitura, entrada: codigo, propria: 404 },
  'GET /especialista/:codigo/repasse': { ...deLeitura, entrada: codigo },
  'POST /especialista/:codigo/repasse': { ...daEmpresa, entrada: regra },
  'PUT /especialista/:codigo/repasse/:regra': {
    ...daEmpresa,
    entrada: (c) => ({ ...regra(c), regra: randomUUID(), versao: 1 }),
    propria: 404,
  },
  'PUT /especialista/:codigo/repasse/:regra/fim': {
    ...daEmpresa,
    entrada: (c) => ({ ...codigo(c), regra: randomUUID(), versao: 1, vigenteAte: null }),
    propria: 404,
  },
  'POST /especialista/:codigo/repasse/:regra/substituir': {
    ...daEmpresa,
    entrada: (c) => ({ ...regra(c), regra: randomUUID(), versao: 1 }),
    propria: 404,
  },
  'DELETE /especialista/:codigo/repasse/:regra': {
    ...daEmpresa,
    entrada: (c) => ({ ...codigo(c), regra: randomUUID() }),
    propria: 404,
  },
  'GET /especialista/:codigo/repasse/previa': {
    ...deLeitura,
    entrada: (c) => ({ ...codigo(c), servico: c.empresa.servico, dia: '2026-11-20' }),
  },
} satisfies LinhasDaMatriz
