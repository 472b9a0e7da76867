import { randomUUID } from 'node:crypto'
import { CLINICOS, linhasDoCadastro, nada, type Cenario, type LinhasDaMatriz } from './linha.ts'

const ESCREVEM = ['CLIENTE', 'PARCEIRO'] as const
const doAnimal = (c: Cenario) => ({ codigo: c.animal })
const pesagem = { gramas: 12_000, dia: '2026-11-19' }
const vacina = { vacina: 'V10', dia: '2026-11-19' }
const umaVacina = (c: Cenario) => ({ codigo: c.animal, vacinaDada: randomUUID() })
const umaPesagem = (c: Cenario) => ({ codigo: c.animal, peso: randomUUID() })

export const LINHAS_DE_PACIENTES = {
  'GET /tutor': { quem: CLINICOS, entrada: nada },
  ...linhasDoCadastro('tutor', {
    ler: CLINICOS,
    escrever: ESCREVEM,
    dados: () => ({ nome: 'Estrangeira da matriz', estrangeiro: true }),
    ficha: (c) => c.tutor,
  }),
  'POST /tutor/:codigo/consentimentos': {
    quem: ESCREVEM,
    entrada: (c) => ({ codigo: c.tutor, finalidade: 'IMAGENS_ENSINO', concedido: true }),
    alheia: 404,
  },
  'GET /tutor/:codigo/duplicados': { quem: ['CLIENTE'], entrada: (c) => ({ codigo: c.tutor }), alheia: 404 },
  'POST /tutor/:codigo/unir': {
    quem: ['CLIENTE'],
    entrada: (c) => ({ codigo: c.tutor, versao: 1, outro: randomUUID(), versaoDoOutro: 1, doOutro: [] }),
    propria: 404,
    alheia: 404,
  },
  'GET /animal': { quem: CLINICOS, entrada: nada },
  ...linhasDoCadastro('animal', {
    ler: CLINICOS,
    escrever: ESCREVEM,
    dados: (c) => ({ nome: 'X', especie: c.atendimento, sexo: 'MACHO', tutor: c.tutor }),
    ficha: (c) => c.animal,
    criar: 422,
    criarAlheia: 422,
  }),
  'POST /animal/:codigo/pesos': { quem: ESCREVEM, entrada: (c) => ({ codigo: c.animal, ...pesagem }), alheia: 404 },
  'PUT /animal/:codigo/pesos/:peso': {
    quem: ESCREVEM,
    entrada: (c) => ({ ...umaPesagem(c), ...pesagem, versao: 1 }),
    propria: 404,
    alheia: 404,
  },
  'DELETE /animal/:codigo/pesos/:peso': { quem: ESCREVEM, entrada: umaPesagem, propria: 404, alheia: 404 },
  'POST /animal/:codigo/vacinas': { quem: ESCREVEM, entrada: (c) => ({ codigo: c.animal, ...vacina }), alheia: 404 },
  'PUT /animal/:codigo/vacinas/:vacinaDada': {
    quem: ESCREVEM,
    entrada: (c) => ({ ...umaVacina(c), ...vacina, versao: 1 }),
    propria: 404,
    alheia: 404,
  },
  'DELETE /animal/:codigo/vacinas/:vacinaDada': { quem: ESCREVEM, entrada: umaVacina, propria: 404, alheia: 404 },
  'POST /animal/:codigo/foto': { quem: ESCREVEM, entrada: doAnimal, alheia: 404, arquivo: true },
  // Sent right above: the rows run in the order of the contract.
  'GET /animal/:codigo/foto': { quem: CLINICOS, entrada: (c) => ({ codigo: c.animal }), alheia: 404 },
  'DELETE /animal/:codigo/foto': { quem: ESCREVEM, entrada: doAnimal, alheia: 404 },
  'GET /animal/:codigo/prontuario': { quem: CLINICOS, entrada: doAnimal, alheia: 404 },
  'GET /animal/:codigo/medidas': { quem: CLINICOS, entrada: doAnimal, alheia: 404 },
  'GET /animal/:codigo/duplicados': { quem: ['CLIENTE'], entrada: doAnimal, alheia: 404 },
  'POST /animal/:codigo/unir': {
    quem: ['CLIENTE'],
    entrada: (c) => ({ codigo: c.animal, versao: 1, outro: randomUUID(), versaoDoOutro: 1, doOutro: [] }),
    propria: 404,
    alheia: 404,
  },
} satisfies LinhasDaMatriz
