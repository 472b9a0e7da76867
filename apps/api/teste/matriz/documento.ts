import { randomUUID } from 'node:crypto'
import { EMPRESA, linhasDoCadastro, nada, type Cenario, type LinhasDaMatriz } from './linha.ts'

/** A model that is not there: what the module's own tests say of models of another tenant is the same 404. */
const modelo = () => ({ codigo: randomUUID() })
const paraPaciente = (c: Cenario) => ({ codigo: randomUUID(), animal: c.animal })

export const LINHAS_DE_DOCUMENTO = {
  'GET /modelo-documento': { quem: EMPRESA, entrada: nada },

  'GET /modelo-documento/laudo': { quem: EMPRESA, entrada: nada },
  ...linhasDoCadastro('modelo-documento', {
    ler: EMPRESA,
    escrever: ['CLIENTE'],
    dados: () => ({ nome: `Da matriz ${randomUUID()}`, tipo: 'RECIBO' }),
  }),
  'GET /modelo-documento/:codigo/versoes': { quem: EMPRESA, entrada: modelo, propria: 404 },
  'GET /modelo-documento/:codigo/versoes/:versao': {
    quem: EMPRESA,
    entrada: () => ({ ...modelo(), versao: randomUUID() }),
    propria: 404,
  },
  'POST /modelo-documento/:codigo/rascunho': { quem: ['CLIENTE'], entrada: modelo, propria: 404 },
  'PUT /modelo-documento/:codigo/rascunho': {
    quem: ['CLIENTE'],
    entrada: () => ({ ...modelo(), revisao: 1, laudo: null, texto: null }),
    propria: 404,
  },
  'DELETE /modelo-documento/:codigo/rascunho': { quem: ['CLIENTE'], entrada: modelo, propria: 404 },
  'POST /modelo-documento/:codigo/publicar': {
    quem: ['CLIENTE'],
    entrada: () => ({ ...modelo(), revisao: 1 }),
    propria: 404,
  },
  'POST /modelo-documento/:codigo/duplicar': {
    quem: ['CLIENTE'],
    entrada: () => ({ ...modelo(), nome: 'Cópia' }),
    propria: 404,
  },
  'GET /modelo-documento/:codigo/previa': { quem: EMPRESA, entrada: paraPaciente, propria: 404 },
  'GET /modelo-documento/:codigo/previa/pdf': { quem: EMPRESA, entrada: paraPaciente, propria: 404 },
  'POST /modelo-documento/:codigo/documento': { quem: EMPRESA, entrada: paraPaciente, propria: 404 },
  'GET /documento-emitido': { quem: EMPRESA, entrada: (c) => ({ animal: c.animal }), alheia: 404 },
  'GET /documento-emitido/:codigo/pdf': { quem: EMPRESA, entrada: () => ({ codigo: randomUUID() }), propria: 404 },
} satisfies LinhasDaMatriz
